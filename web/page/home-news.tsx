import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Invitations and words from the operators: fetched after the page is there, and nothing is shown without them. */
export function HomeNews() {
  const [News, setNews] = useState<FunctionComponent | undefined>(undefined);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { SocialNews } = await import('../social/news.tsx');
      setNews(() => SocialNews);
    };
    load().catch(() => undefined);
  }, []);
  return News === undefined ? null : <News />;
}
