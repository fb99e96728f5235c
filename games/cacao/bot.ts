import type { Knowledge } from '../knowledge.ts';
import { POOLS } from './data/village.ts';
import type { Move } from './rules/moves.ts';
import type { State } from './rules/state.ts';

export const knowledge: Knowledge<State, Move> = {
  pace: 15_000,
  spread: 8,
  evaluate(state, points) {
    for (let seat = 0; seat < state.players; seat++) {
      points[seat] = state.gold[seat] + state.suns[seat] + POOLS[state.carriers[seat]];
    }
    return state.players;
  },
};
