import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import { cosecha, jsonLines } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'cosecha-'));
const file = join(folder, 'cacao-2-1.json');
let record: MatchRecord;

beforeAll(() => {
  cosecha(['simulate', 'cacao', '--games', '1', '--seed', 'records', '--records', folder]);
  // The program has just written it.
  record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord;
});
afterAll(() => rmSync(folder, { recursive: true }));

function saved(content: string | object): string {
  const path = join(folder, 'changed.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('replay', () => {
  test('gives one line for each move and the result', async () => {
    const run = cosecha(['replay', file, '--json']);
    expect(run.code).toBe(0);
    const lines = jsonLines(run);
    expect(lines).toHaveLength(record.moves.length + 1);
    expect(lines.slice(0, -1).map(({ seat, move }) => `${Number(seat)} ${String(move)}`)).toEqual(
      record.moves,
    );
    expect(lines[0]['events']).toBeInstanceOf(Array);
    expect(lines.at(-1)).toEqual({ result: record.result });
    const { game } = await loadGame('cacao');
    // The last state is the one that the result was read from.
    expect(game.result(lines.at(-2)?.['state'] as object)).toEqual(record.result);
  });

  test('prints sentences in both languages', () => {
    const english = cosecha(['replay', file]);
    const spanish = cosecha(['replay', file, '--language', 'es']);
    expect(english.out).toMatch(/^Cacao: Ana and Blas\n/);
    expect(spanish.out).toMatch(/^Cacao: Ana y Blas\n/);
    expect(english.out).toMatch(/ wins?\.| share the win\./);
    expect(spanish.out).toMatch(/Gana |comparten la victoria/);
    expect(english.out.split('\n')).toHaveLength(spanish.out.split('\n').length);
  });

  test('prints an unfinished match, with players who have no names', () => {
    const { seats: _seats, result: _result, ...rest } = record;
    const { code, out } = cosecha(['replay', saved({ ...rest, moves: record.moves.slice(0, 9) })]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Cacao: Player 1 and Player 2\n/);
    expect(out).toMatch(/The game is not finished\.\n$/);
  });

  test('ends quietly when the reader stops', () => {
    const main = fileURLToPath(new URL('../main.ts', import.meta.url));
    const command = `"${process.execPath}" "${main}" replay "${file}" --json | head -n 1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout.trim().split('\n')).toHaveLength(1);
  });
});

describe('verify', () => {
  test('accepts an unfinished match', () => {
    const { result: _result, ...rest } = record;
    const { code, out } = cosecha(['verify', saved({ ...rest, moves: record.moves.slice(0, 5) })]);
    expect(code).toBe(0);
    expect(out).toMatch(/5 moves\. Verified: seed and moves\. The game is not finished\./);
  });
});

const changed = (change: (copy: Record<string, unknown>) => void) => (): object => {
  const copy: Record<string, unknown> = structuredClone({ ...record });
  change(copy);
  return copy;
};

const withMove = (index: number, line: string): (() => object) =>
  changed(copy => {
    copy['moves'] = record.moves.with(index, line);
  });

describe('an invalid record is refused with its place, with exit code 2', () => {
  test.each<[string, () => string | object, RegExp]>([
    ['an empty file', () => '', /json: the JSON ends too early/],
    ['half a file', () => JSON.stringify(record).slice(0, 400), /json: (the JSON ends too early|not JSON)/],
    ['prose', () => 'Once upon a time', /json: not JSON; choose the record of a match/],
    ['a list', () => [], /json: must be an object/],
    ['another format', changed(copy => (copy['cosecha'] = 2)), /cosecha: must be 1/],
    ['no game', changed(copy => delete copy['game']), /game: must be the name/],
    ['an unknown game', changed(copy => (copy['game'] = 'chess')), /game: Unknown game "chess"/],
    ['unknown rules', changed(copy => (copy['rules'] = 99)), /rules: unsupported rules version 99/],
    ['no players', changed(copy => (copy['config'] = { options: {} })), /config\.players: must be/],
    ['too many players', changed(copy => (copy['config'] = { players: 7, options: {} })), /config: .*2 to 4/],
    [
      'an unknown option',
      changed(copy => (copy['config'] = { players: 2, options: { x: 'y' } })),
      /config: .*"x"/,
    ],
    ['a short seed', changed(copy => (copy['seed'] = 'abc')), /seed: must be 64/],
    ['too few names', changed(copy => (copy['seats'] = ['Ana'])), /seats: must be one name/],
    ['moves that are not a list', changed(copy => (copy['moves'] = 'place')), /moves: must be a list/],
    [
      'another commitment',
      changed(copy => (copy['commitment'] = '0'.repeat(64))),
      /commitment: does not match the seed/,
    ],
    [
      'another result',
      changed(copy => (copy['result'] = { totals: [99, 0] })),
      /result: the moves produce a different/,
    ],
    ['no result', changed(copy => delete copy['result']), /result: missing/],
    ['a result too early', changed(copy => (copy['moves'] = [])), /result: the record claims a result/],
    ['a line without a seat', withMove(3, 'place'), /moves\[3\]: "place" must have the form/],
    [
      'an unknown move',
      withMove(4, '0 castle kingside'),
      /moves\[4\]: "castle kingside" is not a cacao move/,
    ],
    ['a seat that does not exist', withMove(2, '3 place 1-1-1-1 at 1,2'), /moves\[2\]: there is no seat 3/],
    [
      'the same move twice',
      changed(copy => (copy['moves'] = [record.moves[0], record.moves[0]])),
      /moves\[1\]: .* is not allowed: .+ \([a-z-]+\)/,
    ],
    [
      'moves after the end',
      changed(copy => (copy['moves'] = [...record.moves, record.moves[0]])),
      /moves\[\d+\]: .* is not allowed/,
    ],
    [
      'a stored state that is not one',
      changed(copy => (copy['snapshot'] = { ply: 1, state: {} })),
      /snapshot: must be a state/,
    ],
    ['a stored state without its place', changed(copy => (copy['snapshot'] = { state: {} })), /snapshot/],
  ])('%s', (_, content, message) => {
    const path = saved(content());
    const { code, out, err } = cosecha(['verify', path]);
    expect(err).toMatch(message);
    expect(err.startsWith(`${path}: `)).toBe(true);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test('in Spanish too', () => {
    const { err } = cosecha(['verify', saved('{'), '--language', 'es']);
    expect(err).toMatch(/(el JSON termina antes de tiempo|no es JSON)/);
  });

  test('by replay as well', () => {
    const { code, err } = cosecha(['replay', saved(withMove(0, '0 castle')())]);
    expect(err).toMatch(/moves\[0\]: "castle" is not a cacao move/);
    expect(code).toBe(2);
  });
});
