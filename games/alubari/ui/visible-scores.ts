import type { Standings } from '../../../board/module.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { assignmentOf } from '../rules/assignment.ts';
import { result } from '../rules/scoring.ts';
import { sample } from '../rules/secrets.ts';
import type { View } from '../rules/view.ts';

/** The score sheet if the game ended now: nothing is hidden, so it can be filled at any time. */
export const standings = (view: View): Standings | undefined => result({ ...sample(view), phase: null });

export const visibleScores = (view: View): readonly number[] => standings(view)?.totals ?? [];

/** The contracts of a seat that would score if the game ended now. */
export const metContracts = (view: View, seat: Seat): ReadonlySet<number> =>
  new Set(assignmentOf(sample(view), seat).contracts);
