import { useEffect, useState } from 'preact/hooks';
import type { SocialNews } from '../social/news.tsx';

/** Invitations and words from the operators: fetched after the page is there, and nothing is shown without them. */
export function HomeNews() {
  const [News, setNews] = useState<typeof SocialNews | undefined>(undefined);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const news = await import('../social/news.tsx');
      setNews(() => news.SocialNews);
    };
    load().catch(() => undefined);
  }, []);
  return News === undefined ? null : <News isAfloat />;
}
