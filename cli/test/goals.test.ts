import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../kernel/record.ts';
import { cosecha, jsonLines } from './run.ts';

const whole = (name: string): string =>
  fileURLToPath(new URL(`../../games/alubari/test/games/${name}.json`, import.meta.url));
const [good, poor] = [whole('solo-last-marker'), whole('solo-route-full')];

const folder = mkdtempSync(join(tmpdir(), 'cosecha-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('goals', () => {
  test('ticks off goals with the games that met them, and sums up games in a row', () => {
    const { code, out } = cosecha(['goals', good, poor, good]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Alubari: 3 games played alone\n/);
    expect(out).toContain('Goals met: 7 of 36\n');
    expect(out).toContain('[x] Tea magnate: own every estate space. (games 1 and 3)\n');
    expect(out).toContain('[ ] Bridge builder: own the four river spaces.\n');
    expect(out).toContain(
      '[ ] Middle-distance runner: 400 points or more in three games in a row. (best so far: 229 of 400)\n',
    );
  });

  test('says the same in Spanish', () => {
    const { out } = cosecha(['goals', good, '--language', 'es']);
    expect(out).toMatch(/^Alubari: 1 partida en solitario\n/);
    expect(out).toContain('[x] Magnate del Té: posees todas las casillas de Plantación. (partida 1)\n');
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

  test('refuses what is not a finished game played alone, in one line', () => {
    // Records of the repository are in order.
    const record = JSON.parse(readFileSync(good, 'utf8')) as MatchRecord;
    const { result: _result, ...rest } = record;
    const open = join(folder, 'open.json');
    writeFileSync(open, JSON.stringify({ ...rest, moves: record.moves.slice(0, 9) }));
    const many = cosecha(['goals', good, whole('five-players-random-seats')]);
    expect([many.code, many.err.split('\n').length]).toEqual([2, 2]);
    expect(many.err).toContain('a match of 5; the goals are for playing alone');
    expect(cosecha(['goals', open]).err).toContain('result: missing: the game is not over');
    cosecha(['simulate', 'cacao', '--games', '1', '--seed', 'goals', '--records', folder]);
    const cacao = join(folder, 'cacao-2-1.json');
    expect(cosecha(['goals', cacao]).err).toContain('Cacao has no goals for playing alone');
    expect(cosecha(['goals', good, cacao]).err).toContain('not a record of alubari, as the first one is');
    expect(cosecha(['goals']).code).toBe(2);
  });

  test('a game played alone is told without place and victory', () => {
    const { out } = cosecha(['replay', good]);
    expect(out).toMatch(/Total +100\.5\n$/);
  });
});
