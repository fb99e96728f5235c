import type { Heuristics } from '../../heuristics.ts';
import { heuristics as present } from '../heuristics.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/** The same knowledge with quick levels that lay further apart. */
export const heuristics: Heuristics<State, Move> = { ...present, quickLevels: [18, 46, 130, 360] };
