import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { playForced, playLegal, startMatch, type AnyMatch } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { parseRecord, toRecord, verify, type MatchRecord } from '../../kernel/record.ts';
import { seedFrom } from '../../kernel/seed.ts';
import { applyLog, initialTable } from '../../table/apply.ts';
import { deviceSeats } from '../../table/device-host.ts';
import { logFromRecord } from '../../table/from-record.ts';
import { freshKey, type Guest } from './test-client.ts';
import { startServer, turnOf, type TestServer } from './test-server.ts';

let server: TestServer;
let ahead = 0;
let game: AnyGame;
beforeAll(async () => {
  server = await startServer({ overrides: { now: () => Date.now() + ahead } });
  ({ game } = await loadGame('cacao'));
});
afterAll(() => server.end());

const ME_AND_OPEN = [{ kind: 'me' }, { kind: 'open' }];

/** A match played away from the server, as far as the given number of decisions. */
function playedMatch(decisions: number): AnyMatch {
  const random = fastRandom(5);
  let match = playForced(startMatch(game, { players: 2, options: {} }, seedFrom('played elsewhere')));
  for (let made = 0; made < decisions; made++) {
    const [seat] = game.toAct(match.state);
    if (seat === undefined) break;
    const moves: { id: number; type: string }[] = [];
    game.moves(match.state, seat, moves);
    match = playForced(playLegal(match, { seat, move: moves[random.below(moves.length)], forced: false }));
  }
  return match;
}

const importInto = (guest: Guest, record: object, more: object = {}) =>
  guest.call<{ id: string; version: number; invite: string; code: string; place?: string }>(
    'POST',
    '/api/tables/import',
    { key: freshKey(), record, seats: ME_AND_OPEN, ...more },
  );

async function joinByLink(guest: Guest, id: string, invite: string, seat = 1): Promise<void> {
  await guest.call('POST', `/api/invites/${invite}`);
  expect((await guest.do(id, { type: 'sit', seat })).status).toBe(200);
}

async function playToEnd(id: string, guests: readonly Guest[]): Promise<void> {
  for (;;) {
    const turn = await turnOf(id, guests);
    if (turn === undefined) return;
    await turn.guest.command(id, { type: 'move', move: turn.moves[0] }, turn.version);
  }
}

describe('an unfinished match from elsewhere', () => {
  test('continues on the server, where the others join it by link', async () => {
    const [host, other] = [await server.guest(), await server.guest()];
    const match = playedMatch(12);
    const { body } = await importInto(host, toRecord(match));
    const { id, invite } = body;
    const { table, lines } = await host.look(id, 0);
    expect(table).toMatchObject({ status: 'playing', ply: match.steps.length, seed: null });
    expect(table.view).toEqual(game.view(match.state, 0));
    expect(lines.at(-1)?.type).toBe('reseeded');
    await joinByLink(other, id, invite);
    expect((await other.look(id)).table.view).toEqual(game.view(match.state, 1));
    const secret = server.services.runtime.host.tables.get(id)?.table?.match?.reseeds[0].seed ?? '';
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    for (const guest of [host, other]) {
      const shown = [await guest.look(id, 0), await guest.call('GET', `/api/tables/${id}/record`)];
      expect(JSON.stringify(shown)).not.toContain(secret);
    }
    await playToEnd(id, [host, other]);
    const end = (await other.look(id)).table;
    expect(end.reseeds).toEqual([
      { ply: match.steps.length, seed: secret, commitment: table.reseeds?.[0].commitment },
    ]);
    const record = (await other.call<MatchRecord>('GET', `/api/tables/${id}/record`)).body;
    expect(record.reseeds).toHaveLength(1);
    const proved = verify(game, parseRecord(JSON.stringify(record)));
    expect({ kind: 'played', result: game.result(proved.state) }).toEqual(end.outcome);
    const reseeds = (record.reseeds ?? []).map(part => ({ ...part, seed: seedFrom('forged') }));
    expect(() => verify(game, { ...record, reseeds })).toThrow('reseeds[0].commitment');
  });

  test('waits for an open seat without a running clock', async () => {
    const [host, other] = [await server.guest(), await server.guest()];
    const match = playedMatch(9);
    const [acting] = game.toAct(match.state);
    const seats = acting === 0 ? ME_AND_OPEN.toReversed() : ME_AND_OPEN;
    const speed = { kind: 'live', bank: 60, increment: 0 };
    const { id, invite } = (await importInto(host, toRecord(match), { seats, speed })).body;
    const waiting = (await host.look(id)).table;
    expect(waiting.toAct).toEqual([acting]);
    expect(waiting.clocks?.map(({ since }) => since)).toEqual([null, null]);
    ahead += 10 * 60_000;
    const turns = await other.listen('/api/me/turns');
    await joinByLink(other, id, invite, acting);
    await turns.until(({ events }) =>
      events.some(({ event, data }) => event === 'turn' && data.includes(id)),
    );
    const { clocks, seats: taken } = (await other.look(id)).table;
    expect(taken[acting]).toMatchObject({ kind: 'person', bot: null });
    expect(clocks?.[acting]).toMatchObject({ left: 60_000 });
    expect(clocks?.[acting].since).not.toBeNull();
  });

  test('lets the host seat a bot where no one comes, and no one sit twice', async () => {
    const [host, other] = [await server.guest(), await server.guest()];
    const { id, invite } = (await importInto(host, toRecord(playedMatch(10)))).body;
    await other.call('POST', `/api/invites/${invite}`);
    const refusals = [
      await host.do(id, { type: 'sit', seat: 1 }),
      await other.do(id, { type: 'sit', seat: 0 }),
      await other.do(id, { type: 'seatBot', seat: 1, level: 'random' }),
    ];
    expect(refusals.map(({ body }) => body.code)).toEqual(['already-seated', 'seat-taken', 'not-host']);
    expect((await host.do(id, { type: 'seatBot', seat: 1, level: 'random' })).status).toBe(200);
    await playToEndWithBot(id, host);
    expect((await host.look(id)).table.status).toBe('finished');
    expect((await other.do(id, { type: 'sit', seat: 1 })).body.code).toBe('not-open');
  });

  test('with the same key is the same table', async () => {
    const host = await server.guest();
    const key = freshKey();
    const [one, two] = await Promise.all(
      [1, 2].map(() => importInto(host, toRecord(playedMatch(3)), { key })),
    );
    expect(one.body.id).toBe(two.body.id);
  });

  async function playToEndWithBot(id: string, host: Guest): Promise<void> {
    const stream = await host.watch(id);
    let seen = 0;
    for (;;) {
      const { table } = await stream.until(({ messages }) => {
        const newest = messages.at(-1);
        const isDue = newest !== undefined && newest.table.version > seen && newest.table.moves.length > 0;
        return isDue || newest?.table.status === 'finished' ? newest : undefined;
      });
      if (table.status === 'finished') return;
      seen = table.version;
      await host.command(id, { type: 'move', move: table.moves[0] }, seen);
    }
  }
});

describe('a finished match', () => {
  test('is imported with its result, seed and moves, and without a new seed', async () => {
    const host = await server.guest();
    const record = toRecord(playedMatch(500));
    const { id } = (await importInto(host, record)).body;
    const { table } = await host.look(id);
    expect(table).toMatchObject({ status: 'finished', seed: record.seed });
    expect(table.outcome).toEqual({ kind: 'played', result: record.result });
    expect(table.reseeds).toBeUndefined();
    const exported = (await host.call('GET', `/api/tables/${id}/record`)).body;
    expect(exported).toMatchObject({ ...record });
  });

  test('of the server becomes a table on a device', async () => {
    const host = await server.guest();
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
    const { id } = (await importInto(host, toRecord(playedMatch(500)), { seats })).body;
    const { table } = await host.look(id);
    const record = parseRecord(JSON.stringify((await host.call('GET', `/api/tables/${id}/record`)).body));
    const seating = { settings: table.settings, host: 'player-0', places: deviceSeats(record.bots ?? []) };
    const [first, ...rest] = logFromRecord(game, record, seating, 1);
    const home = applyLog(initialTable(game, first).table, rest).table;
    expect(home.outcome).toEqual(table.outcome);
    expect(home.match && game.view(home.match.state, 0)).toEqual(table.view);
  });
});

describe('a record that is refused', () => {
  const withMove = (line: string): object => {
    const record = toRecord(playedMatch(8));
    return { ...record, moves: record.moves.with(3, line) };
  };

  test.each([
    ['an illegal move', () => withMove('0 tango'), 'moves[3]'],
    ['another seed', () => ({ ...toRecord(playedMatch(8)), seed: seedFrom('other') }), 'commitment'],
    ['a result that the moves do not give', () => ({ ...toRecord(playedMatch(8)), result: {} }), 'result'],
    ['an unknown game', () => ({ ...toRecord(playedMatch(8)), game: 'chess' }), 'game'],
    ['rules of another time', () => ({ ...toRecord(playedMatch(8)), rules: 99 }), 'rules'],
    [
      'a state in the middle',
      () => ({ ...toRecord(playedMatch(8)), snapshot: { ply: 1, state: {} } }),
      'snapshot',
    ],
    ['too many moves', () => ({ ...toRecord(playedMatch(8)), moves: Array(2001).fill('0 x') }), 'moves'],
    ['no form at all', () => ({ cosecha: 1, game: 'cacao' }), 'rules'],
  ])('%s is named with its place', async (_, record, place) => {
    const answer = await importInto(await server.guest(), record());
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-record', place } });
  });

  test('a seat that does not exist is refused before the rules see it', async () => {
    const line = `9 ${toRecord(playedMatch(8)).moves[3].slice(2)}`;
    const { body } = await importInto(await server.guest(), withMove(line));
    expect(body).toMatchObject({ message: 'moves[3]: the match has no such seat', place: 'moves[3]' });
  });

  test('other seats than players, and a body that is too large', async () => {
    const host = await server.guest();
    const record = toRecord(playedMatch(4));
    const few = await importInto(host, record, { seats: [{ kind: 'me' }] });
    expect(few).toMatchObject({ status: 400, body: { code: 'bad-settings' } });
    const large = await importInto(host, { ...record, moves: [`0 ${'x'.repeat(300_000)}`] });
    expect(large).toMatchObject({ status: 413, body: { code: 'too-large' } });
  });
});
