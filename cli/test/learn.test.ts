import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { readWeights } from '../weights-file.ts';
import { cosecha, type Run } from './run.ts';

describe('cosecha learn', () => {
  let folder: string;
  let first: Run;
  const learn = (): Run =>
    cosecha(
      `learn cacao --games 60 --rounds 1 --horizon 3 --jobs 2 --test-games 4 --folder ${folder}`.split(' '),
    );

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'learn-'));
    first = learn();
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('writes weights for every fact and number of players', async () => {
    expect(first.code, first.err).toBe(0);
    const { heuristics } = await loadGame('cacao');
    const weights = readWeights(join(folder, 'round-1', 'weights.json'));
    expect(weights.features).toEqual(heuristics?.features?.names);
    expect(weights.horizon).toBe(3);
    expect(Object.keys(weights.players)).toEqual(['2', '3', '4']);
    expect(readFileSync(join(folder, 'weights.ts'), 'utf8')).toContain('export const weights: Weights = {');
  });

  test('explains games kept back, and tests the weights in a tournament', () => {
    const rows = first.out.split('\n').filter(line => /^[234] {2}/.test(line));
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      const [, games, , , explained, logLoss] = row.trim().split(/\s+/).map(Number);
      expect(games).toBe(60);
      expect(explained).toBeLessThan(1);
      expect(logLoss).toBeGreaterThan(0);
    }
    expect(first.out).toContain('search:200@');
    expect(readdirSync(join(folder, 'test'))).toHaveLength(4);
  });

  test('goes on from the games that are already played', () => {
    const files = readdirSync(join(folder, 'round-1')).filter(name => name.endsWith('.f32'));
    expect(files).toHaveLength(9);
    const kept = readFileSync(join(folder, 'round-1', files[3]));
    rmSync(join(folder, 'round-1', files[3]));
    const again = learn();
    expect(readFileSync(join(folder, 'round-1', files[3])).equals(kept)).toBe(true);
    const table = (run: Run): string => run.out.split('\n\n')[0];
    expect(table(again)).toBe(table(first));
  }, 300_000);

  test('refuses a game without facts to learn from', () => {
    const { code, err } = cosecha(['learn', 'santiago']);
    expect(code).toBe(2);
    expect(err).toContain('no features');
  });
});
