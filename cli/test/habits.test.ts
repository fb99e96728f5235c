import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadHabits } from '../../games/habit-list.ts';
import { GAME_IDS } from '../../games/index.ts';
import type { GameEvent } from '../../kernel/game.ts';
import { createHabitReport, habitRows } from '../arena/habits.ts';
import { cosecha, jsonLines } from './run.ts';

const santiago = await loadHabits('santiago');

/** Two players, told in events of Santiago. */
const GAME: readonly (GameEvent & Record<string, unknown>)[] = [
  { type: 'bidMade', seat: 0, amount: 3 },
  { type: 'passed', seat: 1 },
  { type: 'bidMade', seat: 0, amount: 1 },
  { type: 'bidMade', seat: 1, amount: 2 },
  { type: 'canalProposed', seat: 0, place: 4 },
  { type: 'proposalForgone', seat: 1 },
  { type: 'proposalAccepted', seat: 1, place: 4 },
  { type: 'bribePaid', from: 0, to: 1, amount: 2 },
  { type: 'canalLaid', seat: 1, place: 4, source: 'supply' },
  { type: 'canalLaid', seat: 1, place: 5, source: 'own' },
  { type: 'canalBoxed', seat: 1 },
  {
    type: 'plantationScored',
    crop: 'banana',
    spaces: [1, 2, 3],
    farmers: [2, 0],
    palms: [0, 0],
    points: [6, 0],
  },
  { type: 'plantationScored', crop: 'grape', spaces: [9], farmers: [1, 1], palms: [0, 0], points: [1, 1] },
  { type: 'gameEnded', totals: [10, 4], winners: [0] },
];

describe('the habits of a game', () => {
  const report = createHabitReport(santiago);
  report.add(['ana', 'blas'], GAME);
  const [ana, blas] = report.bots().map(({ habits }) => habits);

  test('are shares, means and amounts', () => {
    expect(ana['plantation-points']).toEqual({ share: 0.7 });
    expect(ana['largest-plantation']).toEqual({ mean: 3 });
    expect(blas['largest-plantation']).toEqual({ mean: 1 });
    expect(ana.bids).toEqual({ amounts: { 1: 0.5, 3: 0.5 } });
    expect(blas.bids).toEqual({ amounts: { 0: 0.5, 2: 0.5 } });
    expect(blas.passes).toEqual({ share: 0.5 });
    expect(ana['bribe-money']).toEqual({ mean: 2 });
    expect(blas['bribe-money']).toEqual({ mean: 0 });
  });

  test('count a canal of the supply for the overseer, not an own one', () => {
    expect(blas['canals-boxed']).toEqual({ share: 0.5 });
  });

  test('say nothing about what never came up', () => {
    expect(ana['canals-boxed']).toEqual({ share: null });
  });

  test('are means over all seats of a bot', () => {
    const twice = createHabitReport(santiago);
    twice.add(['ana', 'ana'], GAME);
    expect(twice.bots()).toHaveLength(1);
    expect(twice.bots()[0].habits['largest-plantation']).toEqual({ mean: 2 });
  });

  test('are a table with a column for each bot and a line for each amount', () => {
    const rows = habitRows(santiago, report.bots(), 'es');
    expect(rows[0]).toEqual(['Puntos de las plantaciones', '70%', '25%']);
    expect(rows.filter(([name]) => name.startsWith('  '))).toEqual([
      ['  0', '0%', '50%'],
      ['  1', '50%', '0%'],
      ['  2', '0%', '50%'],
      ['  3', '50%', '0%'],
    ]);
  });
});

describe('arena --habits', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'habits-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test.each(GAME_IDS)('tells of every habit in %s, in both languages', async id => {
    const command = [
      'arena',
      id,
      '--bots',
      'random',
      '--games',
      '1',
      '--jobs',
      '1',
      '--records',
      folder,
      '--habits',
    ];
    const [{ habits: told }] = jsonLines(cosecha([...command, '--json']));
    const habits = await loadHabits(id);
    expect(told).toMatchObject([{ bot: 'random' }]);
    for (const habit of habits) expect(JSON.stringify(told)).toContain(`"${habit.id}":{`);
    for (const language of ['en', 'es'] as const) {
      const { out } = cosecha([...command, '--language', language]);
      for (const { name } of habits) expect(out).toContain(name[language]);
    }
  });
});
