import { joinList } from '../../kernel/text.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Outcome } from '../../table/table.ts';
import type { Reader } from '../play/story.ts';
import { preferences } from '../preferences.ts';
import { appText } from '../app-text.ts';

/** How a game ended, said to its reader. */
export interface EndingWords {
  readonly title: string;
  readonly lead: string;
  /** The reader's place; undefined for someone who watches, and in a game played alone. */
  readonly place: number | undefined;
  readonly ordinal: string;
  /** One of the winners. */
  readonly best: Seat;
}

export function endingWords(outcome: Outcome, { players, you }: Reader): EndingWords {
  const { end } = appText();
  const result = outcome.kind === 'played' ? outcome.result : undefined;
  const ranks = result?.ranks ?? (outcome.kind === 'played' ? [] : outcome.ranks);
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [best = 0] = winners;
  const names = (seats: readonly Seat[]): string =>
    joinList(
      preferences.value.language,
      seats.map(seat => players[seat]),
    );
  if (players.length === 1)
    return { title: end.alone(result?.totals[0] ?? 0), lead: end.title, place: undefined, ordinal: '', best };
  const won = winners.length === 1 ? end.won(names(winners)) : end.shared(names(winners));
  if (you === null) return { title: won, lead: end.title, place: undefined, ordinal: '', best };
  const place = ranks[you];
  const ordinal = end.ordinal(place);
  const said = { place, ordinal, best };
  if (result === undefined) return { ...said, title: place === 1 ? end.youWon : won, lead: end.title };
  const { totals } = result;
  if (place > 1) {
    const behind = totals[best] - totals[you];
    return {
      ...said,
      title: end.youCame(place, behind),
      lead: end.wonWith(
        winners.map(seat => players[seat]),
        totals[best],
      ),
    };
  }
  const others = winners.filter(seat => seat !== you);
  if (others.length > 0) return { ...said, title: end.youShared(names(others)), lead: end.title };
  const next = Math.max(...totals.filter((_, seat) => seat !== you));
  return { ...said, title: end.youWonBy(totals[you] - next), lead: end.title };
}
