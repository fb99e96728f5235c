import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../kernel/random.ts';
import { alubari } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { scenario, type Position } from './scenario.ts';

/** The number of move sequences of a length. */
function sequences(state: State, length: number): number {
  if (length === 0) return 1;
  let count = 0;
  for (const seat of alubari.toAct(state)) {
    const moves: Move[] = [];
    alubari.moves(state, seat, moves);
    for (const move of moves) {
      const next = alubari.copy(state);
      alubari.apply(next, seat, move, { random: fastRandom(1) });
      count += sequences(next, length - 1);
    }
  }
  return count;
}

const counts = (position: Position, most: number): number[] =>
  Array.from({ length: most }, (_, index) => sequences(scenario(position).state, index + 1));

/** All figures are counted by hand. */
describe('numbers of move sequences', () => {
  test('three players place on nineteen spaces', () => {
    const position: Position = { at: 'placement', Ana: { ready: 2 }, Blas: { ready: 2 }, Cora: { ready: 2 } };
    expect(counts(position, 3)).toEqual([19, 19 * 18, 19 * 18 * 17]);
  });

  test('the works with a choice of everything', () => {
    const position: Position = {
      Ana: { workers: 'C1', iron: 3, stone: 1, rubble: 2 },
      Blas: { workers: 'G1' },
      stock: { stone: 1 },
      bag: { stone: 1 },
    };
    expect(counts(position, 2)).toEqual([4, 4 + 3 + 3 + 4]);
  });

  test('one cube of each kind in the stock, then a leaf', () => {
    const position: Position = {
      Ana: { workers: 'A1' },
      Blas: { workers: 'G1' },
      stock: { iron: 1, stone: 1, chai: 1 },
    };
    expect(counts(position, 3)).toEqual([3, 9, 12 + 3]);
  });
});
