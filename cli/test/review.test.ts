import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../kernel/record.ts';
import { cosecha, jsonLines } from './run.ts';

const file = fileURLToPath(
  new URL('../../games/cacao/test/games/single-winner-2-players.json', import.meta.url),
);
const folder = mkdtempSync(join(tmpdir(), 'cosecha-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('review', () => {
  test('tells who played how, what decided the game and which decisions stand out', () => {
    const { code, out } = cosecha(['review', file, '--depth', 'quick']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Cacao: /);
    expect(out).toContain('The moments that decided the game:\n');
    expect(out).toMatch(/\d+ decisions? stands? out:\n/);
    expect(out).toMatch(/(Inaccuracy|Mistake|Blunder)\. Gives away \d+%\. Better: /);
  });

  test('says the same in Spanish', () => {
    const { out } = cosecha(['review', file, '--depth', 'quick', '--language', 'es']);
    expect(out).toContain('Los momentos que decidieron la partida:\n');
    expect(out).toMatch(/(Imprecisión|Error|Error grave)\. Regala un \d+ %\. Mejor: /);
  });

  test('as JSON: every decision and draw, and books that balance', () => {
    const [review] = jsonLines(cosecha(['review', file, '--depth', 'quick', '--json']));
    const books = review['books'] as Record<string, number>[];
    expect(books).toHaveLength(2);
    for (const { start, luck, ownErrors, othersErrors, remainder, result } of books)
      expect(start + luck - ownErrors + othersErrors + remainder).toBeCloseTo(result, 9);
  });

  test('refuses a match without an end, and a depth that does not exist', () => {
    // Read from a fixture of this repository.
    const record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord;
    const { result: _result, ...rest } = record;
    const short = join(folder, 'short.json');
    writeFileSync(short, JSON.stringify({ ...rest, moves: record.moves.slice(0, 9) }));
    expect(cosecha(['review', short]).err).toBe(
      `${short}: result: missing: only a finished match can be reviewed\n`,
    );
    const { code, err } = cosecha(['review', file, '--depth', 'endless']);
    expect(code).toBe(2);
    expect(err).toBe('--depth must be quick, standard or deep, not "endless".\n');
  });
});
