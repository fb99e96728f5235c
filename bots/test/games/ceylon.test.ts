import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseBotSpec, createBot } from '../../index.ts';
import { moveOf, STRONG_LEVELS, positionOf } from '../puzzles.ts';
import { playMatch } from '../play-match.ts';
import { module } from '../../../games/ceylon/index.ts';

const position = (name: string): object =>
  positionOf(
    module,
    readFileSync(new URL(`../../../games/ceylon/test/positions/${name}.json`, import.meta.url), 'utf8'),
  );

describe.each(STRONG_LEVELS)('%s', level => {
  test('hires the councillor whose district decides the game', () => {
    expect(moveOf(module, position('last-councillor'), level)).toBe('hire');
  });

  test('takes the rupees that win the last majority', () => {
    expect(moveOf(module, position('last-rupees'), level)).toBe('take');
  });
});

describe('level 2 against itself', () => {
  test.each([3, 4])('spends its money on plantations instead of hoarding it, %i players', players => {
    const spec = parseBotSpec('level-2');
    if (spec === undefined) throw new Error('no level 2');
    const created = Array.from({ length: players }, () => createBot(module, spec));
    const games = 2;
    const times = new Map<string, number>();
    for (let seed = 1; seed <= games; seed++) {
      const bots = created.map(({ bot }) => bot);
      playMatch({ game: module.game, players, bots, playouts: created[0].playouts, seed }, (_, _seat, move) =>
        times.set(move.type, (times.get(move.type) ?? 0) + 1),
      );
    }
    const each = (type: string): number => (times.get(type) ?? 0) / (games * players);
    expect(each('plantAt') + each('fulfil')).toBeGreaterThan(players === 3 ? 4.5 : 3);
  });
});
