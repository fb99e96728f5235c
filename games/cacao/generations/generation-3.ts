import type { Heuristics } from '../../heuristics.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { heuristics as later } from './generation-5.ts';

/** The same knowledge with quick levels that lay further apart. */
export const heuristics: Heuristics<State, Move> = { ...later, quickLevels: [18, 46, 130, 360] };
