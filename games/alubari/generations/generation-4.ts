import type { Heuristics } from '../../heuristics.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { heuristics as earlier } from './generation-3.ts';

/** The same knowledge with quick levels that lie closer together. */
export const heuristics: Heuristics<State, Move> = {
  ...earlier,
  quickLevels: [80, 180, 360, 640],
  levelRatings: [1000, 1230, 1480, 1730, 1960, 2100],
};
