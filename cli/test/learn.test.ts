import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { readKnowledge } from '../knowledge-file.ts';
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

  test('writes weights for every fact and number of players, and for every kind of move', async () => {
    expect(first.code, first.err).toBe(0);
    const { heuristics } = await loadGame('cacao');
    const { weights, impressions } = readKnowledge(join(folder, 'round-1', 'knowledge.json'));
    expect(weights?.features).toEqual(heuristics?.features?.names);
    expect(weights?.horizon).toBe(3);
    expect(Object.keys(weights?.players ?? {})).toEqual(['2', '3', '4']);
    expect(Object.keys(impressions?.kinds ?? {})).toEqual(heuristics?.moveFacts?.kinds);
    const source = (name: string): string => readFileSync(join(folder, name), 'utf8');
    expect(source('weights.ts')).toContain('export const weights: Weights = {');
    expect(source('impressions.ts')).toContain('export const impressions: ImpressionWeights = {');
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
    const impressions = first.out
      .split('\n')
      .find(line => /^\d+ +\d\.\d{3} +\d\.\d{3} +\d\.\d{3}$/.test(line));
    const [, even, learned] = (impressions ?? '').split(/ +/).map(Number);
    expect(learned).toBeLessThan(even);
    expect(first.out).toContain('search:200@');
    expect(readdirSync(join(folder, 'test'))).toHaveLength(4);
  });

  test('goes on from the games that are already played', () => {
    const files = readdirSync(join(folder, 'round-1')).filter(name => name.endsWith('.f32'));
    expect(files).toHaveLength(18);
    const lost = files.filter(name => name.startsWith('2-00002'));
    const contents = (): Buffer[] => lost.map(name => readFileSync(join(folder, 'round-1', name)));
    const kept = contents();
    for (const name of lost) rmSync(join(folder, 'round-1', name));
    const again = learn();
    expect(lost).toHaveLength(2);
    contents().forEach((content, index) => expect(content.equals(kept[index])).toBe(true));
    const table = (run: Run): string => run.out.split('\n\n')[0];
    expect(table(again)).toBe(table(first));
  }, 300_000);

  test('keeps the present evaluation when only first impressions are asked for', () => {
    const own = join(folder, 'impressions');
    const words = `learn cacao --keep-weights --games 40 --rounds 1 --jobs 2 --test-games 0 --folder ${own}`;
    const { code, err } = cosecha(words.split(' '));
    expect(code, err).toBe(0);
    const { weights, impressions } = readKnowledge(join(own, 'round-1', 'knowledge.json'));
    expect(weights).toBeUndefined();
    expect(impressions).toBeDefined();
    expect(readdirSync(own)).not.toContain('weights.ts');
  }, 300_000);

  test('learns chances for one number of players, and names the words that do it again', () => {
    const own = join(folder, 'chances');
    const words =
      'learn ceylon --chances --from 6 --players 2 --games 40 --rounds 1 --horizon 20 --seed leaf';
    const { code, err } = cosecha([...words.split(' '), '--test-games', '0', '--folder', own]);
    expect(code, err).toBe(0);
    const { weights } = readKnowledge(join(own, 'round-1', 'knowledge.json'));
    expect(Object.keys(weights?.players ?? {})).toEqual(['2']);
    expect(weights?.players['2'].spread).toEqual([9.5, 4]);
    expect(readFileSync(join(own, 'weights-2.ts'), 'utf8')).toContain(`\`cosecha ${words}\``);
  }, 300_000);

  test('refuses a game without facts to learn from', () => {
    const { code, err } = cosecha(['learn', 'santiago']);
    expect(code).toBe(2);
    expect(err).toContain('no facts');
  });
});
