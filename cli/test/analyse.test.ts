import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { finishedRecord } from '../../review/test/finished-record.ts';
import { cosecha } from './run.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-analyse-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const record = finishedRecord(await loadGame('cacao'), ['sense', 'random']);
const save = (name: string, content: object): string => {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const file = save('match.json', record);

describe('cosecha analyse', { timeout: 120_000 }, () => {
  test('gives the best moves of a position, the best first, within its seconds', () => {
    const { code, out } = cosecha(['analyse', file, '--ply', '6', '--seconds', '1', '--json']);
    expect(code).toBe(0);
    const { ply, moves } = JSON.parse(out) as { ply: number; moves: { chance: { mean: number } }[] };
    expect(ply).toBe(6);
    const chances = moves.map(({ chance }) => chance.mean);
    expect(chances.length).toBeGreaterThan(1);
    expect(chances).toEqual(chances.toSorted((one, other) => other - one));
  });

  test('in words, in both languages', () => {
    const shown = cosecha([
      'analyse',
      file,
      '--ply',
      '6',
      '--seconds',
      '1',
      '--moves',
      '2',
      '--language',
      'es',
    ]);
    expect(shown.out.split('\n')[0]).toMatch(/^Le toca a .* tras 6 jugadas/);
    expect(shown.out.trimEnd().split('\n')).toHaveLength(3);
  });

  test('says where the game is over', () => {
    const { code, err } = cosecha(['analyse', file]);
    expect(code).toBe(2);
    expect(err).toContain('--ply');
  });
});

test('a variation that cannot be played is not verified', { timeout: 60_000 }, () => {
  const { moves } = record;
  const honest = save('honest.json', { ...record, variations: [{ ply: 1, moves: [moves[1]] }] });
  expect(cosecha(['verify', honest]).code).toBe(0);
  const wrong = save('wrong.json', { ...record, variations: [{ ply: 1, moves: [moves[1], moves[1]] }] });
  const { code, err } = cosecha(['verify', wrong]);
  expect(code).toBe(2);
  expect(err).toContain('variations');
});
