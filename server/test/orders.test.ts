import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Orders } from '../../api/orders.ts';
import type { Answer, Guest } from './test-client.ts';
import { isMissing, startedTable, startServer, STORES, turnOf, type TestServer } from './test-server.ts';

const DAYS = { game: 'santiago', players: 3, speed: { kind: 'correspondence', days: 3 }, undo: 'consent' };

/** Every bid that Santiago knows: the first legal one is played. */
const BIDS = ['pass', ...Array.from({ length: 20 }, (_, index) => `bid ${index + 1}`)];

const save = (guest: Guest, id: string, orders: readonly object[]): Promise<Answer<Orders>> =>
  guest.call('PUT', `/api/tables/${id}/orders`, { orders });

const read = async (guest: Guest, id: string): Promise<Orders['orders']> =>
  (await guest.call<Orders>('GET', `/api/tables/${id}/orders`)).body.orders;

/** A table, the player to act with a move, and the player who comes next. */
async function opening(server: TestServer) {
  const { id, guests } = await startedTable(server, DAYS);
  const turn = await turnOf(id, guests);
  if (turn === undefined) throw new Error('no one is to act');
  const seat = guests.indexOf(turn.guest);
  const { table } = await turn.guest.look(id);
  return { id, guests, turn, seat, ply: table.ply, version: table.version };
}

/** The player whose decision follows a move, found at another table that is dealt the same. */
const others = (guests: readonly Guest[], guest: Guest): Guest[] => guests.filter(one => one !== guest);

describe.each(STORES)('standing orders on %s', store => {
  describe.skipIf(isMissing(store))('are', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startServer({ store });
    });
    afterAll(() => server.end());

    test('carried out with the foreseen move, and told as a move of their owner', async () => {
      const { id, guests, turn, seat, ply } = await opening(server);
      const steps = [{ after: [{ seat, moves: [turn.moves[0]] }], play: BIDS }];
      for (const guest of others(guests, turn.guest))
        expect((await save(guest, id, [{ ply, steps }])).status).toBe(200);
      const since = (await turn.guest.look(id)).table.version;
      await turn.guest.do(id, { type: 'move', move: turn.moves[0] });
      const { lines, table } = await turn.guest.look(id, since);
      const moves = lines.filter(({ type }) => type === 'moved');
      expect(moves.length).toBeGreaterThanOrEqual(2);
      expect(moves[1]).toMatchObject({ by: 'person' });
      expect(table.ply).toBeGreaterThanOrEqual(ply + 2);
    });

    test('cancelled by any other move', async () => {
      const { id, guests, turn, seat, ply } = await opening(server);
      const steps = [{ after: [{ seat, moves: [turn.moves[0]] }], play: BIDS }];
      for (const guest of others(guests, turn.guest)) await save(guest, id, [{ ply, steps }]);
      await turn.guest.do(id, { type: 'move', move: turn.moves[1] });
      expect((await turn.guest.look(id)).table.ply).toBe(ply + 1);
      for (const guest of others(guests, turn.guest)) expect(await read(guest, id)).toEqual([]);
    });

    test('kept over a restart and played once', async () => {
      let other = await startServer({ store });
      const { id, guests, turn, seat, ply } = await opening(other);
      const steps = [{ after: [{ seat, moves: null }], play: BIDS }];
      for (const guest of others(guests, turn.guest)) await save(guest, id, [{ ply, steps }]);
      other = await other.restart();
      const again = turn.guest.elsewhere(other.address);
      const version = (await again.look(id)).table.version;
      const key = 'the-same-command';
      const move = { type: 'move', move: turn.moves[0] };
      await Promise.all([again.command(id, move, version, key), again.command(id, move, version, key)]);
      const { lines } = await again.look(id, version);
      const seats = lines.flatMap(line => (line.type === 'moved' && line.by === 'person' ? [line.seat] : []));
      expect(seats.length).toBeGreaterThanOrEqual(2);
      expect(new Set(seats).size).toBe(seats.length);
      await other.end();
    });

    test('read by their owner alone: no player, spectator, stream or record shows them', async () => {
      const { id, guests, turn, seat, ply } = await opening(server);
      const [owner, rival] = others(guests, turn.guest);
      const spectator = await server.guest();
      const stream = await rival.watch(id, { since: 0 });
      const { version } = (await rival.look(id)).table;
      const steps = [{ after: [{ seat, moves: ['bid 17'] }], play: ['bid 23'] }];
      await save(owner, id, [{ ply, steps }]);
      expect(await read(owner, id)).toHaveLength(1);
      for (const other of [rival, turn.guest, spectator]) {
        expect(await read(other, id)).toEqual([]);
        expect(JSON.stringify(await other.look(id, 0))).not.toContain('bid 23');
        // Not even that there is one.
        expect((await other.look(id)).table.version).toBe(version);
      }
      const record = await rival.call('GET', `/api/tables/${id}/record`);
      expect(JSON.stringify(record.body)).not.toContain('bid 23');
      expect(JSON.stringify(stream.events)).not.toContain('bid 23');
      await save(rival, id, []);
      expect(await read(owner, id)).toHaveLength(1);
    });

    test('refused to those who do not play, at their own turn, with unknown moves and at live tables', async () => {
      const { id, guests, turn, seat, ply } = await opening(server);
      const [owner] = others(guests, turn.guest);
      const own = guests.indexOf(owner);
      const steps = [{ after: null, play: ['pass'] }];
      const codeOf = async (guest: Guest, orders: object[], table = id): Promise<unknown> =>
        (await save(guest, table, orders)).body;
      expect(await codeOf(await server.guest(), [{ ply, steps }])).toMatchObject({ code: 'not-seated' });
      expect(await codeOf(turn.guest, [{ ply, steps }])).toMatchObject({ code: 'your-turn' });
      const unknown = [{ ply, steps: [{ after: null, play: ['fly'] }] }];
      expect(await codeOf(owner, unknown)).toMatchObject({ code: 'unknown-move' });
      const self = [{ ply, steps: [{ after: [{ seat: own, moves: null }], play: ['pass'] }] }];
      expect(await codeOf(owner, self)).toMatchObject({ code: 'no-such-seat' });
      expect(await codeOf(owner, [{ ply: ply + 5, steps }])).toMatchObject({ code: 'stale' });
      const speed = { kind: 'live', bank: 600, increment: 10 };
      const live = await startedTable(server, { ...DAYS, speed });
      const waiting = others(live.guests, (await turnOf(live.id, live.guests))?.guest ?? live.guests[0])[0];
      expect(await codeOf(waiting, [{ ply, steps }], live.id)).toMatchObject({ code: 'not-playing' });
      expect(seat).not.toBe(own);
    });

    test('gone with the account', async () => {
      const { id, guests, turn, ply } = await opening(server);
      const [owner] = others(guests, turn.guest);
      await save(owner, id, [{ ply, steps: [{ after: null, play: ['pass'] }] }]);
      await owner.call('DELETE', '/api/me');
      expect(await server.services.storage.orders.atTable(id)).toEqual([]);
    });
  });
});
