import type { Seat } from '../../../kernel/seat.ts';
import { assignmentOf } from '../rules/assignment.ts';
import { sheetOf, SOURCES } from '../rules/scoring.ts';
import { sample } from '../rules/secrets.ts';
import type { View } from '../rules/view.ts';

/** The points of every seat if the game ended now: nothing is hidden, so the score sheet can be filled at any time. */
export function visibleScores(view: View): readonly number[] {
  const state = sample(view);
  return view.seats.map((_, seat) => {
    const sheet = sheetOf(state, seat, assignmentOf(state, seat));
    return SOURCES.reduce((sum, source) => sum + sheet[source], 0);
  });
}

/** The contracts of a seat that would score if the game ended now. */
export const metContracts = (view: View, seat: Seat): ReadonlySet<number> =>
  new Set(assignmentOf(sample(view), seat).contracts);
