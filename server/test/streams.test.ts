import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startedTable, startServer, turnOf, type TestServer } from './test-server.ts';
import type { Guest } from './test-client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

/** Some moves by whoever is to act; the last version. */
async function makeMoves(id: string, guests: readonly Guest[], count: number): Promise<number> {
  let last = 0;
  for (let made = 0; made < count; made++) {
    const turn = await turnOf(id, guests);
    if (turn === undefined) break;
    const { body } = await turn.guest.command(id, { type: 'move', move: turn.moves[0] }, turn.version);
    last = body.version;
  }
  return last;
}

describe('a stream', () => {
  test('begins with the whole table and goes on with what happens', async () => {
    const { id, guests } = await startedTable(server);
    const stream = await guests[1].watch(id);
    const first = await stream.until(({ messages }) => messages[0]);
    expect(first.lines).toEqual([]);
    expect(first.you).toEqual({ seat: 1, isHost: false });
    const last = await makeMoves(id, guests, 3);
    const message = await stream.version(last);
    expect(message.table.version).toBe(last);
    expect(
      stream.events.filter(({ event }) => event === 'table').map(({ id: number }) => Number(number)),
    ).toEqual(stream.messages.map(({ table }) => table.version));
  });

  test('that breaks and comes back gets exactly what it missed', async () => {
    const { id, guests } = await startedTable(server);
    const reference = await guests[0].watch(id, { since: 0 });
    const broken = await guests[1].watch(id, { since: 0 });
    let lines: number[] = [];
    for (let round = 0; round < 4; round++) {
      const last = await makeMoves(id, guests, 3);
      const current = guests[1].streams.at(-1) ?? broken;
      await current.version(last);
      lines = [...lines, ...current.messages.flatMap(message => message.lines.map(({ n }) => n))];
      const lastId = current.messages.at(-1)?.table.version ?? 0;
      current.close();
      await makeMoves(id, guests, 2);
      await guests[1].watch(id, { lastId });
    }
    const { version } = (await guests[0].look(id)).table;
    const final = guests[1].streams.at(-1) ?? broken;
    await final.version(version);
    lines = [...lines, ...final.messages.flatMap(message => message.lines.map(({ n }) => n))];
    await reference.version(version);
    expect(lines).toEqual(reference.messages.flatMap(message => message.lines.map(({ n }) => n)));
  });

  test('that was away for long is told the story from the beginning', async () => {
    const { id, guests } = await startedTable(server);
    for (let index = 0; index < 200; index++)
      await guests[0].command(id, { type: 'say', text: `${index}` }, 0);
    const stream = await guests[1].watch(id, { since: 0 });
    const { lines, table } = await stream.until(({ messages }) => messages[0]);
    expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: table.version }, (_, index) => index + 1));
  });

  test('goes on although the table has fallen asleep', async () => {
    const { id, guests } = await startedTable(server);
    const stream = await guests[1].watch(id);
    await stream.until(({ messages }) => messages[0]);
    const room = server.services.runtime.host.tables.get(id);
    if (room === undefined) throw new Error('no room');
    room.table = undefined;
    room.recentEntries = [];
    room.recentKeys.clear();
    const last = await makeMoves(id, guests, 1);
    const message = await stream.version(last);
    expect(message.lines.length).toBeGreaterThan(0);
  });

  test('says who is here', async () => {
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
  });

  test('shows a new name at once', async () => {
    const { id, guests } = await startedTable(server);
    const stream = await guests[0].watch(id);
    await guests[1].call('PATCH', '/api/me', { name: '  Doña   Inés ' });
    const message = await stream.until(({ messages }) =>
      messages.find(({ table }) => table.seats[1].name === 'Doña Inés'),
    );
    expect(message.lines).toEqual([]);
  });
});

test('a table that no one has open is unloaded', async () => {
  const { id, guests } = await startedTable(server);
  const stream = await guests[0].watch(id);
  await stream.until(({ messages }) => messages[0]);
  expect(server.services.runtime.host.tables.has(id)).toBe(true);
  stream.close();
  await expect.poll(() => server.services.runtime.host.tables.has(id)).toBe(false);
  expect((await guests[0].look(id)).table.status).toBe('playing');
});

test('a person hears of a turn at any of their tables', async () => {
  const { id, guests } = await startedTable(server);
  const turn = await turnOf(id, guests);
  if (turn === undefined) throw new Error('no one is to act');
  const other = guests.find(guest => guest !== turn.guest) ?? guests[0];
  const now = await turn.guest.listen('/api/me/turns');
  const waiting = await now.until(({ events }) => events.find(({ event }) => event === 'turn'));
  expect(JSON.parse(waiting.data)).toMatchObject({ table: id, game: 'cacao', moves: turn.moves });
  const later = await other.listen('/api/me/turns');
  await turn.guest.command(id, { type: 'move', move: turn.moves[0] }, turn.version);
  let next = await turnOf(id, guests);
  while (next !== undefined && next.guest !== other) {
    await next.guest.command(id, { type: 'move', move: next.moves[0] }, next.version);
    next = await turnOf(id, guests);
  }
  const told = await later.until(({ events }) => events.find(({ event }) => event === 'turn'));
  expect(JSON.parse(told.data)).toMatchObject({ table: id });
});
