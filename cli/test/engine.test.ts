import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { verify, type MatchRecord } from '../../kernel/record.ts';
import { startSession, type EngineSession } from '../engine/session.ts';
import { createThinker } from '../engine/thinking.ts';
import { cosecha, jsonLines } from './run.ts';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

const session = (): EngineSession => startSession(createThinker('level-1'));

/** The result of one request; an error fails the test. */
async function result<T>(engine: EngineSession, request: object): Promise<T> {
  const answer = await engine.answer(JSON.stringify({ id: 1, ...request }));
  if (Array.isArray(answer) || !('result' in answer)) throw new Error(JSON.stringify(answer));
  // Each test names what it asked for.
  return answer.result as T;
}

async function errorCode(engine: EngineSession, line: string): Promise<string | undefined> {
  const answer = await engine.answer(line);
  return !Array.isArray(answer) && 'error' in answer ? answer.error.code : undefined;
}

interface Progress {
  readonly match: string;
  readonly toAct: readonly number[];
  readonly result: { readonly totals: readonly number[] } | null;
}

describe.each(GAME_IDS)('the engine plays %s', id => {
  test('from the set-up to a record that verifies', async () => {
    const engine = session();
    const opened = await result<Progress>(engine, { method: 'new', game: id, seed: 'engine' });
    const { match } = opened;
    for (let last: Progress = opened; last.result === null;) {
      const { seat, moves } = await result<{ seat: number; moves: string[] }>(engine, {
        method: 'moves',
        match,
      });
      last = await result<Progress>(engine, { method: 'apply', match, seat, move: moves[0] });
    }
    const record = await result<MatchRecord>(engine, { method: 'record', match });
    const { game } = await loadGame(id);
    expect(verify(game, record).steps.length).toBe(record.moves.length);
    expect(await result(engine, { method: 'result', match })).toEqual(record.result);
  });

  test('analyses the moves of a position', async () => {
    const engine = session();
    const { match } = await result<Progress>(engine, { method: 'new', game: id, seed: 'analyse' });
    const { seat, moves } = await result<{ seat: number; moves: string[] }>(engine, {
      method: 'moves',
      match,
    });
    const asked = moves[moves.length - 1];
    const analysis = await result<{
      seat: number;
      moves: { move: string; value: number; loss: number; line: { seat: number; move: string }[] }[];
    }>(engine, { method: 'analyse', match, iterations: 200, candidates: 2, moves: [asked] });
    expect(analysis.seat).toBe(seat);
    expect(analysis.moves.map(({ move }) => move)).toContain(asked);
    expect(analysis.moves.length).toBeLessThanOrEqual(3);
    for (const { move, line } of analysis.moves) {
      expect(moves).toContain(move);
      expect(line[0]).toEqual({ seat, move });
    }
    const wrong = { id: 1, method: 'analyse', match, moves: ['nonsense'] };
    expect(await errorCode(engine, JSON.stringify(wrong))).toBe('unknown-move');
  });

  test('chooses a legal move from a view alone, and continues from a position', async () => {
    const engine = session();
    const { match, toAct } = await result<Progress>(engine, { method: 'new', game: id, seed: 'view' });
    const [seat] = toAct;
    const view = await result(engine, { method: 'view', match, seat });
    const { moves } = await result<{ moves: string[] }>(engine, { method: 'moves', match, seat });
    const { move } = await result<{ move: string }>(engine, {
      method: 'choose',
      game: id,
      seat,
      view,
      moves,
    });
    expect(moves).toContain(move);
    const state = await result<object>(engine, { method: 'state', match });
    const copy = await result<Progress>(engine, { method: 'new', game: id, state });
    expect(await result(engine, { method: 'view', match: copy.match, seat })).toEqual(view);
    const imagined = await result<Progress>(engine, { method: 'new', game: id, view });
    expect(await result(engine, { method: 'view', match: imagined.match, seat })).toEqual(view);
  });
});

test('a list of requests is answered by a list, in order, and one mistake spoils nothing', async () => {
  const answers = await session().answer(
    JSON.stringify([
      { id: 'a', method: 'new', game: 'cacao', players: 2, seed: '1' },
      { id: 'b', method: 'apply', match: 'm1', move: 'dance' },
      { id: 'c', method: 'playout', match: 'm1', count: 2 },
    ]),
  );
  expect(answers).toMatchObject([
    { id: 'a', result: { match: 'm1' } },
    { id: 'b', error: { code: 'unknown-move' } },
    { id: 'c', result: [{}, {}] },
  ]);
});

test('a refused move names its rule and changes nothing', async () => {
  const engine = session();
  const opened = await result<Progress>(engine, { method: 'new', game: 'cacao', players: 2, seed: '1' });
  const { match, toAct } = opened;
  const before = await result(engine, { method: 'state', match });
  const { moves } = await result<{ moves: string[] }>(engine, { method: 'moves', match });
  const outOfTurn = { method: 'apply', match, seat: 1 - toAct[0], move: moves[0] };
  const answer = await engine.answer(JSON.stringify(outOfTurn));
  expect(JSON.stringify(answer)).toMatch(/"code":"illegal-move".*"rule":"[a-z-]+"/);
  expect(await result(engine, { method: 'state', match })).toEqual(before);
});

test.each([
  ['{', 'bad-json'],
  ['7', 'bad-request'],
  ['{"method":"dance"}', 'unknown-method'],
  ['{"method":"new","game":"chess"}', 'unknown-game'],
  ['{"method":"new","game":"cacao","players":9}', 'bad-request'],
  ['{"method":"new","game":"cacao","options":{"start":7}}', 'bad-request'],
  ['{"method":"view","match":"m9"}', 'unknown-match'],
  ['{"method":"choose","game":"cacao","seat":0,"view":{},"moves":[]}', 'bad-request'],
])('%s is refused with %s', async (line, code) => {
  expect(await errorCode(session(), line)).toBe(code);
});

test.each(GAME_IDS)('a seat that does not exist is refused in %s', async id => {
  const engine = session();
  const { match } = await result<Progress>(engine, { method: 'new', game: id, seed: '1' });
  const { moves } = await result<{ moves: string[] }>(engine, { method: 'moves', match });
  const request = { method: 'apply', match, seat: 9, move: moves[0] };
  expect(await errorCode(engine, JSON.stringify(request))).toBe('bad-request');
});

test('a bot that does not exist is refused before the first line', () => {
  expect(cosecha(['engine', '--bot', 'deep-blue'])).toMatchObject({ code: 2, out: '' });
});

test('the program answers line by line until its input ends', () => {
  const run = cosecha(['engine'], {
    input: '{"id":1,"method":"hello"}\n\n{"id":2,"method":"close","match":"x"}\n',
  });
  expect(run).toMatchObject({ code: 0, err: '' });
  expect(jsonLines(run)).toMatchObject([
    { id: 1, result: { engine: 'cosecha', protocol: 1 } },
    { id: 2, result: false },
  ]);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.runIf(hasPython)('the Python client plays whole games', () => {
  const command = [process.execPath, path.join(ROOT, 'cli', 'main.ts'), 'engine'];
  const run = spawnSync(
    'python3',
    [path.join(ROOT, 'examples', 'engine_client.py'), 'cacao', '2', '--', ...command],
    {
      encoding: 'utf8',
    },
  );
  expect(run.stderr).toBe('');
  const lines = run.stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { totals: number[] });
  expect(lines.map(({ totals }) => totals.length)).toEqual([2, 2]);
});
