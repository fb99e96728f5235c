import type { Seat } from '../../../kernel/seat.ts';
import type { Standings } from '../../../board/module.ts';
import { fastRandom } from '../../../kernel/random.ts';
import type { Source } from '../rules/events.ts';
import { result } from '../rules/scoring.ts';
import { sample } from '../rules/secrets.ts';
import type { View } from '../rules/view.ts';

/** Panels, councillors and badges ask about the same view. */
const known = new WeakMap<View, Standings>();

/** The score sheet if the game ended now: only cards in hand are hidden, and they score nothing. */
export function standings(view: View): Standings | undefined {
  const found = known.get(view) ?? result({ ...sample(view, fastRandom(1)), phase: null });
  if (found !== undefined) known.set(view, found);
  return found;
}

/** What each seat would score now from one source. */
export const pointsFrom = (view: View, source: Source): readonly number[] =>
  standings(view)?.breakdown.find(row => row.source === source)?.points ?? [];

/** What a seat would have in all. */
export const totalOf = (view: View, seat: Seat): number => standings(view)?.totals[seat] ?? 0;
