import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshKey } from './test-client.ts';
import { startedTable, startServer, turnOf, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const statuses = (answers: readonly { status: number }[]): number[] =>
  answers.map(({ status }) => status).sort((one, other) => one - other);

const begin = async (more: Record<string, unknown> = {}) => {
  const { id, guests } = await startedTable(server, more);
  const turn = await turnOf(id, guests);
  if (turn === undefined) throw new Error('no one is to act');
  return { id, guests, turn };
};

describe('the same command twice', () => {
  test('is done once and answered twice, also at the same moment', async () => {
    const { id, turn } = await begin();
    const { guest, moves, version } = turn;
    const key = freshKey();
    const command = { type: 'move', move: moves[0] };
    const answers = await Promise.all([1, 2, 3, 4].map(() => guest.command(id, command, version, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.version)).size).toBe(1);
    expect(answers.filter(({ body }) => body.repeated === true)).toHaveLength(3);
    const { lines } = await guest.look(id, version);
    expect(lines.filter(line => line.type === 'moved' && line.by === 'person')).toHaveLength(1);
  });

  test('is remembered when the table has slept in between', async () => {
    const { id, turn } = await begin();
    const { guest, moves, version } = turn;
    const key = freshKey();
    const first = await guest.command(id, { type: 'move', move: moves[0] }, version, key);
    server.services.runtime.host.tables.delete(id);
    const second = await guest.command(id, { type: 'move', move: moves[0] }, version, key);
    expect(second).toMatchObject({ status: 200, body: { version: first.body.version, repeated: true } });
  });

  test('as a table is the same table', async () => {
    const guest = await server.guest();
    const wanted = { key: freshKey(), game: 'cacao', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const answers = await Promise.all([1, 2].map(() => guest.call('POST', '/api/tables', wanted)));
    expect(answers[0].body['id']).toBe(answers[1].body['id']);
  });
});

describe('two tabs', () => {
  test('that both move from one position: one moves, the other hears that it is stale', async () => {
    const { id, turn } = await begin();
    const { guest, moves, version } = turn;
    const answers = await Promise.all(
      [0, 1].map(index => guest.command(id, { type: 'move', move: moves[index] }, version)),
    );
    expect(statuses(answers)).toEqual([200, 409]);
    const stale = answers.find(({ status }) => status === 409);
    expect(stale?.body.code).toBe('stale');
    expect(stale?.body.version).toBeGreaterThan(version);
  });

  test('that want the same seat: one sits', async () => {
    const [host, blas, cora] = [await server.guest(), await server.guest(), await server.guest()];
    const id = await host.open({
      game: 'cacao',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
    });
    const answers = await Promise.all(
      [blas, cora].map(guest => guest.command(id, { type: 'sit', seat: 1 }, 1)),
    );
    expect(statuses(answers)).toEqual([200, 409]);
  });
});

describe('undo against a move', () => {
  test('at the same moment: whichever came first holds, and the other is told', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, guests, turn } = await begin({ undo: 'free' });
      const moved = await turn.guest.command(id, { type: 'move', move: turn.moves[0] }, turn.version);
      const next = await turnOf(id, guests);
      if (next === undefined) throw new Error('no one is to act');
      const [undo, move] = await Promise.all([
        turn.guest.command(id, { type: 'undo' }, moved.body.version),
        next.guest.command(id, { type: 'move', move: next.moves[0] }, next.version),
      ]);
      const codes = [undo, move].map(({ status, body }) => (status === 200 ? 'done' : body.code));
      expect(codes.some(code => code === 'done')).toBe(true);
      for (const code of codes)
        expect(['done', 'stale', 'undo-needs-consent', 'not-your-turn']).toContain(code);
    }
  });
});

test('many clients that shout at once at many tables lose nothing', async () => {
  const { id, guests } = await begin();
  const before = (await guests[0].look(id)).table.version;
  const shouts = Array.from({ length: 40 }, (_, index) =>
    guests[index % 2].command(id, { type: 'say', text: `número ${index}` }, before),
  );
  expect((await Promise.all(shouts)).every(({ status }) => status === 200)).toBe(true);
  const { lines, table } = await guests[0].look(id, before);
  expect(table.version).toBe(before + 40);
  expect(new Set(lines.map(line => (line.type === 'said' ? line.text : ''))).size).toBe(40);
});
