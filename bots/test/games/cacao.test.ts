import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { moveOf, STRONG_LEVELS, positionOf } from '../puzzles.ts';
import { module } from '../../../games/cacao/index.ts';

const position = (name: string): object =>
  positionOf(
    module,
    readFileSync(new URL(`../../../games/cacao/test/positions/${name}.json`, import.meta.url), 'utf8'),
  );

describe.each(STRONG_LEVELS)('%s', level => {
  test('makes the sale that wins the game with its last worker', () => {
    expect(moveOf(module, position('winning-sale'), level)).toBe('work 1 at 3,0 south');
  });

  test('places its last tile where a temple is tied or the river climbed: nothing else wins', () => {
    expect([
      'place 2-1-0-1 at 0,-3 facing south',
      'place 2-1-0-1 at 0,1 facing west',
      'place 2-1-0-1 at 5,2 facing north',
      'place 2-1-0-1 at 5,2 facing south',
      'place 2-1-0-1 at 5,2 facing west',
    ]).toContain(moveOf(module, position('last-tile'), level));
  });
});
