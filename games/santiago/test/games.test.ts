import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseRecord, verify } from '../../../kernel/record.ts';
import { winners } from '../../../kernel/game.ts';
import { module } from '../index.ts';

const folder = join(import.meta.dirname, 'games');
const files = readdirSync(folder);

describe('recorded games', () => {
  test.each(files)('%s ends as it was recorded', file => {
    const record = parseRecord(readFileSync(join(folder, file), 'utf8'));
    const match = verify(module.game, record);
    const result = match.game.result(match.state);
    expect(result === undefined ? 0 : winners(result).length).toBe(file.includes('shared') ? 2 : 1);
  });

  test('there is one for every player count, both ways to win and every way to set up the board', () => {
    expect(files.toSorted()).toEqual([
      'five-players-spring-on-the-rim.json',
      'four-players-hidden-money.json',
      'four-players-without-palms.json',
      'three-players-shared-win.json',
      'three-players.json',
      'two-players-hidden-money.json',
      'two-players-placed-by-the-overseer.json',
      'two-players-shared-win.json',
    ]);
  });
});
