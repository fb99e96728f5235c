import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Invitations and words from the operators: fetched after the page is there, and nothing is shown without them. */
export function HomeNews() {
  const [News, setNews] = useState<FunctionComponent | undefined>(undefined);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { CompanyNews } = await import('../company/news.tsx');
      setNews(() => CompanyNews);
    };
    load().catch(() => undefined);
  }, []);
  return News === undefined ? null : <News />;
}
