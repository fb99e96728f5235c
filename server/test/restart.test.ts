import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { parseRecord, verify, type MatchRecord } from '../../kernel/record.ts';
import { freshDatabase } from './cluster.ts';
import { freshKey, Guest } from './test-client.ts';
import { isMissing, startedTable, startServer, STORES, turnOf } from './test-server.ts';
import { runServer } from './process.ts';

describe('a server that is stopped and started again', () => {
  test.each(GAME_IDS)(
    'goes on with %s in the middle of the game, at the very same position',
    async game => {
      let server = await startServer();
      const { meta } = (await loadGame(game)).game;
      const { id, guests } = await startedTable(server, { game, players: Math.max(2, meta.players.least) });
      for (let made = 0; made < 12; made++) {
        const turn = await turnOf(id, guests);
        if (turn === undefined) break;
        await turn.guest.command(
          id,
          { type: 'move', move: turn.moves[made % turn.moves.length] },
          turn.version,
        );
      }
      const before = await Promise.all(guests.map(guest => guest.look(id, 0)));
      server = await server.restart();
      const returned = guests.map(guest => guest.elsewhere(server.address));
      const after = await Promise.all(returned.map(guest => guest.look(id, 0)));
      for (const [seat, { table, lines }] of after.entries()) {
        expect(table).toEqual(before[seat].table);
        expect(lines).toEqual(before[seat].lines);
      }
      await server.end();
    },
    60_000,
  );

  test('under newer rules goes on from what it kept of the match', async () => {
    let server = await startServer();
    const { id, guests } = await startedTable(server);
    const first = await turnOf(id, guests);
    await first?.guest.command(id, { type: 'move', move: first.moves[0] }, first.version);
    const before = await Promise.all(guests.map(guest => guest.look(id)));
    server = await server.restart();
    const { tables } = server.services.storage;
    const { log } = tables;
    // As if the match had been started by rules that are no longer these.
    Object.assign(tables, {
      log: async (table: string, after: number) =>
        (await log(table, after)).map(line =>
          line.entry.type === 'started' ? { ...line, entry: { ...line.entry, rules: 0 } } : line,
        ),
    });
    const returned = guests.map(guest => guest.elsewhere(server.address));
    const after = await Promise.all(returned.map(guest => guest.look(id)));
    expect(after.map(({ table }) => table.view)).toEqual(before.map(({ table }) => table.view));
    expect(after.map(({ table }) => table.moves)).toEqual(before.map(({ table }) => table.moves));
    const next = await turnOf(id, returned);
    const moved = await next?.guest.command(id, { type: 'move', move: next.moves[0] }, next.version);
    expect(moved?.status).toBe(200);
    await server.end();
  }, 60_000);

  test('lets a bot whose move was due make it', async () => {
    let server = await startServer({ flags: { 'bot-pace': '60000' } });
    const host = await server.guest();
    const seats = [
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'random' },
    ];
    const id = await host.open({ game: 'cacao', seats, start: true });
    const { version } = (await host.look(id)).table;
    server = await server.restart({ 'bot-pace': '0' });
    const stream = await host.elsewhere(server.address).watch(id);
    await stream.version(version + 1);
    stream.close();
    await server.end();
  });
});

describe.each(STORES)('kill -9 on %s', store => {
  test.skipIf(isMissing(store))(
    'at any moment loses no move that was acknowledged and repeats none',
    async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-kill-'));
      const database = store === 'postgres' ? ['--database', await freshDatabase()] : [];
      const flags = ['--data', folder, '--log', 'silent', ...database];
      let server = await runServer(flags);
      const [ana, blas] = [await Guest.at(server.address), await Guest.at(server.address)];
      const id = await ana.open({
        game: 'santiago',
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
        visibility: 'public',
      });
      await blas.do(id, { type: 'sit', seat: 1 });
      await ana.do(id, { type: 'start' });
      const acknowledged = new Map<string, number>();
      for (let round = 0; round < 4; round++) {
        const dying = server;
        const playing = [ana, blas].map(guest =>
          playUntilDeath(guest.elsewhere(dying.address), id, acknowledged),
        );
        const before = acknowledged.size;
        // Killed at another point of the traffic each time.
        await expect
          .poll(() => acknowledged.size, { interval: 3 + round })
          .toBeGreaterThan(before + 4 * round);
        await dying.kill('SIGKILL');
        const unanswered = (await Promise.all(playing)).flat();
        server = await runServer(flags);
        // Whoever got no answer asks again with the same key: it is done now, or it was done before.
        for (const { guest, command, version, key } of unanswered) {
          const again = await guest.elsewhere(server.address).command(id, command, version, key);
          if (again.status === 200) acknowledged.set(key, again.body.version);
        }
      }
      await expectAllThere(ana.elsewhere(server.address), id, acknowledged);
      await server.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
    120_000,
  );
});

interface Unanswered {
  readonly guest: Guest;
  readonly command: object;
  readonly version: number;
  readonly key: string;
}

/** Moves and talks until the server is gone; what got no answer comes back. */
async function playUntilDeath(
  guest: Guest,
  id: string,
  acknowledged: Map<string, number>,
): Promise<Unanswered[]> {
  for (;;) {
    let command: object = { type: 'say', text: 'ya' };
    let version = 0;
    const key = freshKey();
    try {
      const { table } = await guest.look(id);
      version = table.version;
      if (table.moves.length > 0) command = { type: 'move', move: table.moves[0] };
    } catch {
      return [];
    }
    try {
      const { status, body } = await guest.command(id, command, version, key);
      if (status === 200) acknowledged.set(key, body.version);
    } catch {
      return [{ guest, command, version, key }];
    }
  }
}

/** Each acknowledged command is in the log once, and the log has no gap. */
async function expectAllThere(
  guest: Guest,
  id: string,
  acknowledged: ReadonlyMap<string, number>,
): Promise<void> {
  const { lines, table } = await guest.look(id, 0);
  const numbers = lines.map(({ n }) => n);
  expect(numbers).toEqual(Array.from({ length: table.version }, (_, index) => index + 1));
  const byPeople = lines.filter(
    line => line.type === 'said' || (line.type === 'moved' && line.by === 'person'),
  );
  expect(byPeople.length).toBe(acknowledged.size);
  expect(acknowledged.size).toBeGreaterThan(0);
  if (table.status === 'finished') {
    const { body } = await guest.call<MatchRecord>('GET', `/api/tables/${id}/record`);
    verify((await loadGame('santiago')).game, parseRecord(JSON.stringify(body)));
  }
}

test('SIGTERM ends the command with 0 after everything is written', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-stop-'));
  const server = await runServer(['--data', folder]);
  const guest = await Guest.at(server.address);
  const id = await guest.open({ game: 'cacao', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const stream = await guest.watch(id);
  const said = await guest.command(id, { type: 'say', text: 'until soon' }, 1);
  expect(await server.kill('SIGTERM')).toBe(0);
  await stream.until(({ isOver }) => isOver);
  const secrets = [guest.cookie.split('=')[1], 'until soon'];
  for (const secret of secrets) expect(server.output()).not.toContain(secret);
  for (const line of server.output().split('\n')) {
    if (line.startsWith('{')) expect(() => JSON.parse(line) as unknown).not.toThrow();
  }
  const again = await runServer(['--data', folder]);
  expect((await guest.elsewhere(again.address).look(id)).table.version).toBe(said.body.version);
  await again.kill('SIGINT');
  rmSync(folder, { recursive: true, force: true });
});
