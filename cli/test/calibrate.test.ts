import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { en } from '../text/en.ts';
import { openSamples } from '../calibrate/sample-file.ts';
import { writeStudy } from '../calibrate/page.ts';
import { sampleGames } from '../calibrate/job.ts';
import { sharpnessSource } from '../calibrate/sharpness-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-calibrate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const job = { part: 'chances', game: 'cacao', players: 2, from: 0, games: 2, seed: 'test' } as const;

test(
  'the same seed gives the same samples, and a file goes on where it was',
  { timeout: 120_000 },
  async () => {
    const name = path.join(folder, 'samples.jsonl');
    const first = await sampleGames(job);
    expect(await sampleGames(job)).toEqual(first);
    expect(first.map(({ kind }) => kind)).toContain('chance');
    const file = openSamples(name, en);
    expect(file.has('chances', 'cacao', 2, 0)).toBe(false);
    file.add(first);
    const again = openSamples(name, en);
    expect(again.samples).toEqual(first);
    expect([0, 1, 2].map(number => again.has('chances', 'cacao', 2, number))).toEqual([true, true, false]);
    expect(again.has('chances', 'cacao', 3, 0)).toBe(false);
  },
);

test('the page names every game that was sampled, with a plot', { timeout: 120_000 }, async () => {
  const samples = [
    ...(await sampleGames({ ...job, games: 4 })),
    {
      kind: 'levels',
      game: 'cacao',
      players: 2,
      number: 0,
      errors: { random: 0.08, 'level-1': 0.02 },
    } as const,
    { kind: 'stability', game: 'cacao', players: 2, number: 0, marks: [null, 'mistake'] } as const,
  ];
  const page = path.join(folder, 'study.md');
  writeStudy(page, samples, en);
  const text = readFileSync(page, 'utf8');
  expect(text).toMatch(/\| Cacao \| 2 \| 4 \|/);
  expect(text).toContain('8.00%');
  expect(text).toMatch(/\| Cacao \| 1 \| 6\.00% ± 0\.00 \|/);
  expect(text).toMatch(/\| Cacao \| 1 \| 0% \| 0% \| 100% \|/);
  expect(readFileSync(path.join(folder, 'study', 'cacao.svg'), 'utf8')).toContain('Cacao, 2 players');
  expect(sharpnessSource(samples)).toMatch(/cacao: \{ 2: [\d.]+ \}/);
  expect(GAME_IDS.filter(game => text.includes(`study/${game}.svg`))).toEqual(['cacao']);
});
