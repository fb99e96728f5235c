import { describe, expect, test } from 'vitest';
import { flatShort } from '../../flat.ts';
import { moveOf, STRONG_LEVELS } from '../puzzles.ts';
import { playMatch } from '../play-match.ts';
import { heuristics } from '../../../games/santiago/heuristics.ts';
import { module } from '../../../games/santiago/index.ts';
import { Scenario } from '../../../games/santiago/test/scenario.ts';

describe.each(STRONG_LEVELS)('%s', level => {
  test('builds the free canal that saves a plantation in the last round', () => {
    const { state } = Scenario.extraCanal({
      players: 2,
      round: 10,
      money: [2, 8],
      canals: ['X2-Y2', 'W2-X2'],
      tiles: {
        f2: 'banana-2 Ana 2',
        g2: 'banana-2 Ana 2',
        h2: 'banana-2 Ana 2',
        c2: 'coconut-2 Blas 2',
        d2: 'coconut-2 Blas 1',
      },
      own: ['Ana'],
    });
    expect(moveOf(module, state, level)).toBe('lay Y2-Z2');
  });

  test('keeps the canal that would only help the other player', () => {
    const { state } = Scenario.extraCanal({
      players: 2,
      round: 10,
      money: [6, 2],
      canals: ['X2-Y2'],
      tiles: { f2: 'banana-2 Ana 2', d2: 'coconut-2 Blas 2', c2: 'coconut-2 Blas 2', d3: 'coconut-1 Blas 1' },
      own: ['Ana'],
    });
    expect(moveOf(module, state, level)).not.toBe('lay W2-X2');
  });

  test('accepts the bribe when the canal is of no use to itself', () => {
    const { state } = Scenario.canal({
      players: 2,
      round: 10,
      overseer: 'Ana',
      money: [5, 9],
      canals: ['X2-Y2'],
      tiles: { f2: 'banana-2 Ana 2', e2: 'banana-2 Ana 2', d3: 'pepper-1 Blas 1' },
      own: [],
    }).play('Blas propose W2-X2', 'Blas bribe 3');
    expect(moveOf(module, state, level)).toBe('accept W2-X2');
  });
});

test('short playouts guided by priors beat uniform playouts of a whole round', () => {
  const { game } = module;
  const { guidedDepth: _short, ...rest } = heuristics;
  const uniform = { ...rest, horizon: 16 };
  let won = 0;
  for (let seed = 1; seed <= 4; seed++) {
    for (const seat of [0, 1]) {
      const bots = [0, 1].map(index => flatShort.create(game, index === seat ? heuristics : uniform));
      const ranks = playMatch({ game, players: 2, bots, playouts: 200, seed });
      if (ranks[seat] === 1 && ranks[1 - seat] === 2) won++;
    }
  }
  expect(won).toBeGreaterThanOrEqual(7);
});
