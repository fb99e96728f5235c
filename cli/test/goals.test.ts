import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import { cosecha, jsonLines } from './run.ts';

const whole = (name: string): string =>
  fileURLToPath(new URL(`../../games/alubari/test/games/${name}.json`, import.meta.url));
const [good, poor] = [whole('solo-last-marker'), whole('solo-route-full')];

const folder = mkdtempSync(join(tmpdir(), 'cosecha-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { text } = await loadGame('alubari');

describe('goals', () => {
  test('lists goals with the games that met them, and sums up games in a row', () => {
    const { code, out } = cosecha(['goals', good, poor, good]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Alubari: 3 solo games\n/);
    expect(out).toContain('Goals met: 7 of 36\n');
    const { rules } = text.en;
    expect(out).toContain(`[x] ${rules['goal-tea-magnate']} (games 1 and 3)\n`);
    expect(out).toContain(`[ ] ${rules['goal-bridge-builder']}\n`);
    expect(out).toContain(`[ ] ${rules['goal-middle-distance-runner']} (best so far: 229 of 400)\n`);
  });

  test('says the same in Spanish', () => {
    const { out } = cosecha(['goals', good, '--language', 'es']);
    expect(out).toMatch(/^Alubari: 1 partida en solitario\n/);
    expect(out).toContain(`[x] ${text.es.rules['goal-tea-magnate']} (partida 1)\n`);
  });

  test('as JSON: one line for each game, and the goals over several', () => {
    const lines = jsonLines(cosecha(['goals', good, good, good, good, '--json']));
    expect(lines).toHaveLength(5);
    expect(lines[0]['total']).toBe(100.5);
    expect(lines[0]['met']).toContain('goal-tea-magnate');
    expect(lines[4]['campaign']).toContainEqual({
      goal: 'goal-middle-distance-runner',
      isMet: false,
      have: 301.5,
      need: 400,
    });
  });

  test('refuses anything but a finished solo game, in one line', () => {
    // Records of the repository are in order.
    const record = JSON.parse(readFileSync(good, 'utf8')) as MatchRecord;
    const { result: _result, ...rest } = record;
    const open = join(folder, 'open.json');
    writeFileSync(open, JSON.stringify({ ...rest, moves: record.moves.slice(0, 9) }));
    const many = cosecha(['goals', good, whole('five-players-random-seats')]);
    expect([many.code, many.err.split('\n').length]).toEqual([2, 2]);
    expect(many.err).toContain('a 5-player match; goals are for solo games');
    expect(cosecha(['goals', open]).err).toContain('result: missing: the game is not finished');
    cosecha(['simulate', 'cacao', '--games', '1', '--seed', 'goals', '--records', folder]);
    const cacao = join(folder, 'cacao-2-1.json');
    expect(cosecha(['goals', cacao]).err).toContain('Cacao has no solo goals');
    expect(cosecha(['goals', good, cacao]).err).toContain('not a record of alubari like the first one');
    expect(cosecha(['goals']).code).toBe(2);
  });

  test('a solo game is printed without places and a winner', () => {
    const { out } = cosecha(['replay', good]);
    expect(out).toMatch(/Total +100\.5\n$/);
  });
});
