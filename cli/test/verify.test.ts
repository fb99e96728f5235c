import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import type { AnyGame, Move } from '../../kernel/game.ts';
import { play, reseed, startMatch, type AnyMatch } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { toRecord, type MatchRecord } from '../../kernel/record.ts';
import { seedFrom, seedHash } from '../../kernel/seed.ts';
import { cosecha, type Run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'cosecha-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Where the match moves to another host and gets a fresh seed. */
const MOVED_AT = 12;

const random = fastRandom(7);

function withRandomMove(game: AnyGame, match: AnyMatch): AnyMatch {
  const [seat] = game.toAct(match.state);
  const moves: Move[] = [];
  game.moves(match.state, seat, moves);
  return play(match, seat, moves[random.below(moves.length)]);
}

const { game } = await loadGame('cacao');
let match: AnyMatch = startMatch(game, { players: 2, options: {} }, seedFrom('first host'));
while (game.toAct(match.state).length > 0) {
  if (match.steps.length === MOVED_AT) match = reseed(match, seedFrom('second host'));
  match = withRandomMove(game, match);
}
const record = toRecord(match, ['Ana', 'Blas']);
const [second] = record.reseeds ?? [];

function verified(content: MatchRecord, language = 'en'): Run & { readonly path: string } {
  const path = join(folder, 'record.json');
  writeFileSync(path, JSON.stringify(content));
  return { ...cosecha(['verify', path, '--language', language]), path };
}

const withSecond = (change: Partial<typeof second>): MatchRecord => ({
  ...record,
  reseeds: [{ ...second, ...change }],
});

describe('a match with a fresh seed in the middle', () => {
  test('is verified with both seeds', () => {
    expect(second.ply).toBe(MOVED_AT);
    expect(verified(record).out).toMatch(/Verified: 2 seeds, moves and result\./);
    expect(verified(record, 'es').out).toMatch(/Comprobado: 2 semillas, jugadas y resultado\./);
  });

  test('is verified while it is being played', () => {
    const { result: _result, ...rest } = record;
    const { out } = verified({ ...rest, moves: record.moves.slice(0, 20) });
    expect(out).toMatch(/Verified: 2 seeds and moves\. The game is not finished\./);
  });

  test.each<[string, MatchRecord, RegExp, RegExp]>([
    [
      'a commitment that does not match the second seed',
      withSecond({ commitment: '0'.repeat(64) }),
      /: reseeds\[0\]\.commitment: does not match the seed/,
      /: reseeds\[0\]\.commitment: no corresponde a la semilla/,
    ],
    [
      'a second seed after the last move',
      withSecond({ ply: record.moves.length + 1 }),
      /: reseeds\[0\]\.ply: must be a whole number from 0 to \d+/,
      /: reseeds\[0\]\.ply: tiene que ser un número entero de 0 a \d+/,
    ],
    [
      'two seeds for the same move',
      { ...record, reseeds: [second, second] },
      /: reseeds\[1\]\.ply: /,
      /: reseeds\[1\]\.ply: /,
    ],
    [
      'something else than seeds',
      // Not a record, which is the point.
      { ...record, reseeds: [{ ply: 3 }] } as unknown as MatchRecord,
      /: reseeds: must be a list of/,
      /: reseeds: tiene que ser una lista de/,
    ],
  ])('is refused with %s', (_, content, english, spanish) => {
    const { err, code } = verified(content);
    expect(err).toMatch(english);
    expect(code).toBe(2);
    expect(verified(content, 'es').err).toMatch(spanish);
  });

  test.each<[string, MatchRecord]>([
    [
      'another second seed, with its commitment',
      withSecond({ seed: seedFrom('another host'), commitment: seedHash(seedFrom('another host')) }),
    ],
    ['a second seed that begins later', withSecond({ ply: MOVED_AT + 9 })],
    ['no second seed', { ...record, reseeds: [] }],
  ])('is refused with %s: the draws of its second part differ', (_, content) => {
    const { err, out, code } = verified(content);
    expect(err).toMatch(/: (moves\[\d+\]|result): /);
    const [, line] = /moves\[(\d+)\]/.exec(err) ?? [];
    if (line !== undefined) expect(Number(line)).toBeGreaterThanOrEqual(MOVED_AT);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test('is replayed and resumed', () => {
    const { result: _result, ...rest } = record;
    const { path } = verified({ ...rest, moves: record.moves.slice(0, 20) });
    expect(cosecha(['replay', path]).code).toBe(0);
    const { out } = cosecha(['play', '--resume', path], { input: '1\nsave\nquit\n' });
    expect(out).toMatch(/Resumed after 20 moves\./);
    expect(cosecha(['verify', path]).out).toMatch(/Verified: 2 seeds and moves\./);
  });
});

describe('rules versions', () => {
  test('that the present rules still replay can be opened, others cannot', async () => {
    for (const id of GAME_IDS) {
      const { meta } = (await loadGame(id)).game;
      const config = { players: meta.players.least, options: {} };
      const start = toRecord(startMatch((await loadGame(id)).game, config, seedFrom('rules')));
      for (const rules of [meta.rules, ...(meta.replays ?? [])])
        expect(verified({ ...start, rules }).code, `${id} ${rules}`).toBe(0);
      expect(verified({ ...start, rules: meta.rules + 1 }).err).toMatch(/rules: unsupported rules version/);
    }
  });
});
