import { describe, expect, test } from 'vitest';
import { moveOf, STRONG_LEVELS } from '../puzzles.ts';
import { module } from '../../../games/alubari/index.ts';
import { scenario } from '../../../games/alubari/test/scenario.ts';

/** The route is full: this round is the last one. */
const LAST_ROUND = '###############';

describe.each(STRONG_LEVELS)('%s', level => {
  test('picks the contract that its rails fill when the game ends', () => {
    const { state } = scenario({
      players: 2,
      rails: 'aaa############',
      stations: { 'KUR-1': 'Blas', 'GHU-1': 'Blas' },
      row: [3, 2, 4],
      Ana: { workers: 'F1' },
    });
    expect(moveOf(module, state, level)).toBe('pick 2');
  });

  test('builds the station that is worth most in the last round', () => {
    const { state } = scenario({
      players: 2,
      rails: LAST_ROUND,
      stations: { 'KUR-2': 'Blas' },
      Ana: { stone: 4, workers: 'E1' },
    });
    expect(moveOf(module, state, level)).toMatch(/^build (KUR-1|GHU-1|DAR-\d)/);
  });
});
