import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../kernel/random.ts';
import { ceylon } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { setUp, scenario } from './scenario.ts';

/** The number of sequences of moves of a length. */
function sequences(state: State, length: number): number {
  if (length === 0) return 1;
  let total = 0;
  for (const seat of ceylon.toAct(state)) {
    const moves: Move[] = [];
    ceylon.moves(state, seat, moves);
    if (length === 1) return moves.length;
    for (const move of moves) {
      const next = ceylon.copy(state);
      ceylon.apply(next, seat, move, { random: fastRandom(1) });
      total += sequences(next, length - 1);
    }
  }
  return total;
}

const counts = (state: State, longest: number): number[] =>
  Array.from({ length: longest }, (_, index) => sequences(state, index + 1));

describe('sequences of moves, counted by hand', () => {
  test('four players choose start positions: four hexagons of level 0 in each free district', () => {
    expect(counts(setUp(4).state, 4)).toEqual([16, 16 * 12, 16 * 12 * 8, 16 * 12 * 8 * 4]);
  });

  test('three players without rupees and a card that no one can use take rupees or move one step', () => {
    const table = scenario().rupees('Ana', 0).rupees('Blas', 0).rupees('Cora', 0).hand('Ana', 'trade/hire');
    // Two ways to lay it; a1 has 2 neighbours and c2 has 6. Taking rupees passes the turn on at once.
    expect(counts(table.state, 4)).toEqual([2, 2 * 2, 2 * (2 + 2), 2 * (2 * 2 + 6 + 2)]);
  });

  test('a harvest of any of three plantations', () => {
    const table = scenario()
      .tea('Ana', 0, 0, 0)
      .rupees('Blas', 0)
      .at('Ana', 'a3')
      .planted('Ana', 'a2', 'a4')
      .planted('Blas', 'b3');
    table.lay('harvest/trade').play('Ana harvest');
    // The first pick cannot be followed by a stop before it; after the third the harvest ends automatically.
    expect(counts(table.state, 4)).toEqual([
      3,
      3 * 3,
      3 * 2 * 2 + 3 * 2,
      3 * 2 * 2 + 3 * 2 * 2 + 3 * (6 + 2),
    ]);
  });
});
