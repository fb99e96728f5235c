import { afterEach, describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import type { Meta } from '../../kernel/game.ts';
import { parseRecord, verify } from '../../kernel/record.ts';
import type { Guest } from './test-client.ts';
import { startedTable, startServer, turnOf, type TestServer } from './test-server.ts';

const { game } = await loadGame('cacao');
const { rules, replays } = game.meta;

/** As if a newer version of the program had started. */
const changeRules = (changed: Pick<Meta, 'rules' | 'replays'>): void =>
  void Object.assign(game.meta, changed);

let server: TestServer;
afterEach(async () => {
  Object.assign(game.meta, { rules, replays });
  await server.end();
});

async function makeMoves(id: string, guests: readonly Guest[], most: number): Promise<void> {
  for (let made = 0; made < most; made++) {
    const turn = await turnOf(id, guests);
    if (turn === undefined) return;
    await turn.guest.command(id, { type: 'move', move: turn.moves[0] }, turn.version);
  }
}

/** An open, a running and a finished table, after a restart with other rules. */
async function tablesUnder(changed: Pick<Meta, 'rules' | 'replays'>) {
  server = await startServer();
  const running = await startedTable(server);
  await makeMoves(running.id, running.guests, 7);
  const finished = await startedTable(server);
  await makeMoves(finished.id, finished.guests, 500);
  const [host] = running.guests;
  const open = await host.open({ game: 'cacao', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const before = {
    open: await host.look(open),
    running: await Promise.all(running.guests.map(guest => guest.look(running.id, 0))),
    finished: await finished.guests[0].look(finished.id, 0),
  };
  expect(before.finished.table.status).toBe('finished');
  server = await server.restart();
  changeRules(changed);
  const at = (guest: Guest): Guest => guest.elsewhere(server.address);
  return {
    before,
    open,
    running: { id: running.id, guests: running.guests.map(at) },
    finished: { id: finished.id, guests: finished.guests.map(at) },
  };
}

describe('tables of an older version of the rules', () => {
  test('answer in full when the new rules replay them', async () => {
    const newer = { rules: rules + 1, replays: [rules] };
    const { before, open, running, finished } = await tablesUnder(newer);
    expect((await running.guests[0].look(open)).table).toEqual(before.open.table);
    for (const [seat, guest] of running.guests.entries()) {
      const { table, lines } = await guest.look(running.id, 0);
      expect(table).toEqual(before.running[seat].table);
      expect(lines).toEqual(before.running[seat].lines);
    }
    const over = await finished.guests[0].look(finished.id, 0);
    expect(over.table).toEqual(before.finished.table);
    expect(over.lines).toEqual(before.finished.lines);
    const { body } = await running.guests[0].call<{ games: Meta[] }>('GET', '/api/meta');
    expect(body.games.find(({ id }) => id === 'cacao')).toMatchObject(newer);
  }, 60_000);

  test('answer from what was stored when the new rules do not replay them', async () => {
    const { before, open, running, finished } = await tablesUnder({ rules: rules + 1, replays: [] });
    expect((await running.guests[0].look(open)).table).toEqual(before.open.table);
    for (const [seat, guest] of running.guests.entries()) {
      const { table } = await guest.look(running.id);
      expect(table.view).toEqual(before.running[seat].table.view);
      expect(table.moves).toEqual(before.running[seat].table.moves);
    }
    await makeMoves(running.id, running.guests, 1);
    expect((await running.guests[0].look(running.id)).table.version).toBeGreaterThan(
      before.running[0].table.version,
    );
    const [reader] = finished.guests;
    const over = await reader.look(finished.id, 0);
    expect(over.table).toEqual({ ...before.finished.table, undo: over.table.undo });
    expect(over.lines.map(({ n, type, ply }) => ({ n, type, ply }))).toEqual(
      before.finished.lines.map(({ n, type, ply }) => ({ n, type, ply })),
    );
    const record = parseRecord(
      JSON.stringify((await reader.call('GET', `/api/tables/${finished.id}/record`)).body),
    );
    expect(record.rules).toBe(rules);
    Object.assign(game.meta, { rules, replays });
    expect({ kind: 'played', result: game.result(verify(game, record).state) }).toEqual(
      before.finished.table.outcome,
    );
  }, 60_000);

  test('a finished match is stored with its last move, before any shutdown', async () => {
    server = await startServer();
    const { id, guests } = await startedTable(server);
    await guests[0].do(id, { type: 'resign' });
    const snapshot = await server.services.storage.tables.snapshot(id);
    expect(snapshot?.n).toBe((await guests[0].look(id)).table.version);
  });

  test('a finished match without a snapshot gets one at the next start', async () => {
    server = await startServer();
    const { id, guests } = await startedTable(server);
    await guests[0].do(id, { type: 'resign' });
    const { version } = (await guests[0].look(id)).table;
    const { tables } = server.services.storage;
    await tables.saveSnapshot({ table_id: id, n: 1, ply: 0, rules, state: '{}' });
    server.services.runtime.host.tables.clear();
    server = await server.restart();
    await expect.poll(() => server.services.storage.tables.snapshotVersion(id)).toBe(version);
  });

  test('a snapshot of the first release is read', async () => {
    server = await startServer();
    const { id, guests } = await startedTable(server);
    await makeMoves(id, guests, 4);
    const before = (await guests[0].look(id)).table;
    server = await server.restart();
    const { tables } = server.services.storage;
    const row = await tables.snapshot(id);
    const { match, ...rest } = JSON.parse(row?.state ?? '{}') as { match: Record<string, unknown> };
    const { reseeds: _reseeds, setupEvents, ...first } = match;
    const state = JSON.stringify({ ...rest, match: { ...first, opening: setupEvents } });
    if (row !== undefined) await tables.saveSnapshot({ ...row, state });
    changeRules({ rules: rules + 1, replays: [] });
    const { table } = await guests[0].elsewhere(server.address).look(id);
    expect(table.view).toEqual(before.view);
    expect(table.moves).toEqual(before.moves);
  });
});
