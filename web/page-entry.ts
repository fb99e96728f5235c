import { useEffect, useRef } from 'preact/hooks';
import { preferences } from './preferences.ts';
import { route } from './route.ts';

const SITE = 'Cosecha';

/** Names the browser's tab after the page, and keeps the keyboard's focus when the link that led here is gone. */
export function usePageEntry(): void {
  const isFirst = useRef(true);
  const { language } = preferences.value;
  const [page] = route.value;
  const address = route.value.join('/');
  useEffect(() => {
    const main = document.getElementById('content');
    if (main === null) return undefined;
    const at = document.activeElement;
    if (!isFirst.current && (at === null || at === document.body)) main.focus({ preventScroll: true });
    isFirst.current = false;
    // An online table says there whose turn it is.
    return page === 'table' ? undefined : nameAfterHeading(main, page === undefined);
  }, [address, language]);
}

/** A page that is still loading has no heading yet. */
function nameAfterHeading(main: HTMLElement, isHome: boolean): () => void {
  const name = (): boolean => {
    const heading = main.querySelector('h1')?.textContent;
    if (heading === undefined) return false;
    document.title = isHome ? SITE : `${heading} · ${SITE}`;
    return true;
  };
  const watcher = new MutationObserver(() => {
    if (name()) watcher.disconnect();
  });
  if (!name()) watcher.observe(main, { childList: true, subtree: true });
  return () => watcher.disconnect();
}
