import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startedTable, startServer, turnOf, type TestServer } from './test-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: TestServer;
/** The server's clock can be put forward. */
let ahead = 0;
beforeAll(async () => {
  server = await startServer({ overrides: { now: () => Date.now() + ahead }, flags: { 'away-after': '60' } });
});
afterAll(() => server.end());

const live = { speed: { kind: 'live', bank: 120, increment: 5 } };

describe('time', () => {
  test('that is up hands the seat to a bot, also when nobody looks', async () => {
    const { id, guests } = await startedTable(server, { ...live });
    const turn = await turnOf(id, guests);
    if (turn === undefined) throw new Error('no one is to act');
    const seat = guests.indexOf(turn.guest);
    ahead += 3 * MINUTE;
    const because = async () => (await guests[1 - seat].look(id)).table.seats[seat].because;
    await expect.poll(because).toBe('time');
    const back = await turn.guest.do(id, { type: 'reclaim' });
    expect(back.status).toBe(200);
  });

  test('of days runs out as well', async () => {
    const { id, guests } = await startedTable(server, { speed: { kind: 'correspondence', days: 2 } });
    const stream = await guests[0].watch(id);
    const { clocks } = (await stream.until(({ messages }) => messages[0])).table;
    expect(clocks?.find(({ since }) => since !== null)?.left).toBe(2 * DAY);
    ahead += 2 * DAY + MINUTE;
    await stream.until(({ messages }) =>
      messages.at(-1)?.table.seats.some(({ because }) => because === 'time'),
    );
  });
});

describe('somebody who has closed a live table', () => {
  test('is played on after a while, by the others first', async () => {
    const { id, guests } = await startedTable(server, { speed: { kind: 'live', bank: 3600, increment: 0 } });
    const streams = await Promise.all(guests.map(guest => guest.watch(id)));
    const turn = await turnOf(id, guests);
    if (turn === undefined) throw new Error('no one is to act');
    const seat = guests.indexOf(turn.guest);
    const early = await guests[1 - seat].do(id, { type: 'handOver', seat });
    expect(early).toMatchObject({ status: 409, body: { code: 'not-away' } });
    await streams[1 - seat].until(({ events }) =>
      events.some(({ event, data }) => event === 'here' && data.includes(turn.guest.id)),
    );
    streams[seat].close();
    await streams[1 - seat].until(({ events }) => {
      const newest = events.filter(({ event }) => event === 'here').at(-1);
      return newest !== undefined && !newest.data.includes(turn.guest.id);
    });
    ahead += 2 * MINUTE;
    await streams[1 - seat].until(({ messages }) => messages.at(-1)?.table.seats[seat].because === 'away');
  });

  test('at an untimed table is replaced only when another player says so', async () => {
    const { id, guests } = await startedTable(server);
    const stream = await guests[0].watch(id);
    const other = await guests[1].watch(id);
    await stream.until(({ events }) =>
      events.some(({ event, data }) => event === 'here' && data.includes(guests[1].id)),
    );
    other.close();
    await stream.until(({ events }) => {
      const newest = events.filter(({ event }) => event === 'here').at(-1);
      return newest !== undefined && !newest.data.includes(guests[1].id);
    });
    ahead += 2 * MINUTE;
    expect((await guests[0].look(id)).table.seats[1].because).toBeNull();
    expect((await guests[0].do(id, { type: 'handOver', seat: 1 })).status).toBe(200);
    expect((await guests[0].look(id)).table.seats[1].because).toBe('away');
  });
});
