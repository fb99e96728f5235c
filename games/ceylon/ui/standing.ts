import type { Result } from '../../../kernel/game.ts';
import { fastRandom } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Source } from '../rules/events.ts';
import { ceylon } from '../rules/game.ts';
import type { View } from '../rules/view.ts';

/** Panels, councillors and badges ask about the same view. */
const known = new WeakMap<View, Result>();

/** The score sheet if the game ended now. Hands are the only secret, and they score nothing. */
export function standing(view: View): Result | undefined {
  const found = known.get(view) ?? ceylon.result({ ...ceylon.sample(view, fastRandom(1)), phase: null });
  if (found !== undefined) known.set(view, found);
  return found;
}

/** What each seat would score now from one source. */
export const pointsFrom = (view: View, source: Source): readonly number[] =>
  standing(view)?.breakdown.find(row => row.source === source)?.points ?? [];

/** What a seat would have in all. */
export const totalOf = (view: View, seat: Seat): number => standing(view)?.totals[seat] ?? 0;
