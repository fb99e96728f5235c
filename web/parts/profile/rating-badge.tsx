import { useEffect, useState } from 'preact/hooks';
import type { ResultLine } from '../../../api/profile.ts';
import { signed } from '../../app-text.ts';
import { me } from '../../online/session.ts';
import { EVERYTHING, fetchResults } from '../../people/calls.ts';
import { peopleText } from '../../people/people-text.ts';
import { hrefTo } from '../../route.ts';
import { gameName } from './rating-cards.tsx';
import '../../style/rating.css';

/** The server takes a match in shortly after its end: it is asked again a few times, in milliseconds. */
const PAUSES = [300, 1000, 3000, 10_000] as const;

/** Your rating after a rated match, and how the match changed it; nothing until the server knows. */
export function RatingBadge({ table, game }: { readonly table: string; readonly game: string }) {
  const [rating, setRating] = useState<ResultLine['rating']>(null);
  const person = me.value?.id;
  useEffect(() => {
    let isOver = false;
    const ask = async (): Promise<void> => {
      for (const pause of PAUSES) {
        if (isOver || person === undefined) return;
        const { results } = await fetchResults(person, EVERYTHING, null);
        const known = results.find(line => line.table === table)?.rating ?? null;
        if (known !== null) return setRating(known);
        await new Promise(resolve => setTimeout(resolve, pause));
      }
    };
    ask().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [table, person]);
  if (rating === null) return null;
  return (
    <a class="rating-badge" href={hrefTo('people')}>
      <span>{peopleText().rating.badge(gameName(game))}</span> <b>{rating.after}</b>{' '}
      <i class={rating.change < 0 ? 'is-down' : 'is-up'}>{signed(rating.change)}</i>
    </a>
  );
}
