import type { Heuristics } from '../../heuristics.ts';
import { heuristics as present } from '../heuristics.ts';
import { hasAmounts, narrowAmount } from '../narrowing.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/** From the second generation on: amounts were narrowed, and an overseer might always box a canal. */
export const heuristics: Heuristics<State, Move> = {
  ...present,
  narrow: narrowAmount,
  isNarrowed: hasAmounts,
};
