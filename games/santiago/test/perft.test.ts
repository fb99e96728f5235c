import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../kernel/random.ts';
import { santiago } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { Scenario } from './scenario.ts';

/** The number of sequences of moves of a length; seats that decide together may answer in any order. */
function sequences(state: State, length: number): number {
  if (length === 0) return 1;
  let total = 0;
  for (const seat of santiago.toAct(state)) {
    const moves: Move[] = [];
    santiago.moves(state, seat, moves);
    for (const move of moves) {
      const next = santiago.copy(state);
      santiago.apply(next, seat, move, { random: fastRandom(1) });
      total += sequences(next, length - 1);
    }
  }
  return total;
}

const counts = ({ state }: Scenario, longest: number): number[] =>
  Array.from({ length: longest }, (_, index) => sequences(state, index + 1));

describe('sequences of moves, counted by hand', () => {
  test('four players with 2 escudos each bid, then take and plant', () => {
    const game = Scenario.auction({ players: 4, overseer: 'Ana', money: 2 });
    // Of n bidders k bid different amounts out of two: the sum of C(n, k) times 1, 2, 2. Then 4 tiles and 48 spaces.
    expect(counts(game, 6)).toEqual([3, 7, 13, 21, 21 * 4, 21 * 4 * 48]);
  });

  test('three players at a corner spring with 1 escudo each propose, bribe and decide', () => {
    const game = Scenario.canal({ players: 3, overseer: 'Ana', spring: 'V1', money: 1 });
    // Two places. After one abstention: decline or build, or a place with two bribes; a bribe of 1 cannot be rejected.
    expect(counts(game, 4)).toEqual([3, 3 + 4, 2 + 4 + 12, 3 + 2 + 6 + 6 + 16]);
  });

  test('two players with 1 escudo each seal their bids in either order', () => {
    const game = Scenario.auction({ players: 2, overseer: 'Ana', money: 1 });
    expect(counts(game, 4)).toEqual([4, 8, 8 * 3, 8 * 3 * 48]);
  });
});
