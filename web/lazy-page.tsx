import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { appText } from './app-text.ts';

/** A page that is loaded when it is first wanted. */
export function lazyPage<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let loaded: FunctionComponent<P> | undefined;
  return function Later(props: P) {
    const [Page, setPage] = useState(() => loaded);
    useEffect(() => {
      if (Page !== undefined) return;
      const fetchPage = async (): Promise<void> => {
        const page = await load();
        loaded = page;
        setPage(() => page);
      };
      void fetchPage();
    }, []);
    return Page === undefined ? <p class="waiting">{appText().home.starting}</p> : <Page {...props} />;
  };
}
