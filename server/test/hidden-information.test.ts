import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { NumberedVisibleEntry } from '../../table/visible-entry.ts';
import type { TableUpdate } from '../../api/table-update.ts';
import type { Guest } from './test-client.ts';
import { startedTable, startServer, turnOf, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

/** Events whose secret part must not have come to this seat. */
const leaks = (lines: readonly NumberedVisibleEntry[], seat: number | null): object[] =>
  lines.flatMap(line =>
    'events' in line
      ? line.events.filter(
          ({ secret }) => secret !== undefined && (seat === null || !secret.to.includes(seat)),
        )
      : [],
  );

const MAX_REFUSALS = 12;

/** The message without the server's clock. */
const still = ({ now: _now, ...rest }: TableUpdate): object => rest;

describe.each(GAME_IDS)('%s through the API', game => {
  /** Every move that was legal for anyone so far. */
  const seen = new Set<string>();

  test('tells a seat, a spectator and somebody who returns nothing they may not know', async () => {
    const module = await loadGame(game);
    const random = fastRandom(3);
    const { id, guests } = await startedTable(server, {
      game,
      players: Math.max(2, module.game.meta.players.least),
    });
    const spectator = await server.guest();
    const viewers = [...guests, spectator];
    await Promise.all(viewers.map(viewer => viewer.watch(id, { since: 0 })));
    for (let made = 0; made < 60; made++) {
      const turn = await turnOf(id, guests);
      if (turn === undefined) break;
      for (const one of turn.moves) seen.add(one);
      const move = turn.moves[random.below(turn.moves.length)];
      await turn.guest.command(id, { type: 'move', move }, turn.version);
      if (made % 12 === 11) await expectNoInterference(id, viewers, made);
    }
    const seed = server.services.runtime.host.tables.get(id)?.table?.match?.seed ?? '';
    const { version, status } = (await spectator.look(id)).table;
    for (const viewer of viewers) {
      const stream = viewer.streams[0];
      await stream.version(version);
      const seat = stream.messages[0].you.seat;
      const returned = await viewer.look(id, 0);
      for (const { lines } of [...stream.messages, returned]) expect(leaks(lines, seat)).toEqual([]);
      if (status === 'playing') {
        expect(seed).toMatch(/^[0-9a-f]{64}$/);
        for (const { data } of stream.events) expect(data).not.toContain(seed);
        const record = await viewer.call('GET', `/api/tables/${id}/record`);
        expect(JSON.stringify([returned, record.body])).not.toContain(seed);
      }
    }
  });

  /** The answers to moves that were legal at some time and are not now. */
  async function refusals(id: string, viewer: Guest, { table }: TableUpdate): Promise<unknown[]> {
    const illegal = [...seen].filter(move => !table.moves.includes(move)).slice(-MAX_REFUSALS);
    const answers: unknown[] = [];
    for (const move of illegal) {
      const { status, body } = await viewer.command(id, { type: 'move', move }, table.version);
      expect(status).not.toBe(200);
      answers.push({ move, code: body.code, rule: body.rule });
    }
    return answers;
  }

  /** Two tables that differ only in what a viewer may not know give that viewer the same answer. */
  async function expectNoInterference(id: string, viewers: readonly Guest[], chance: number): Promise<void> {
    const room = server.services.runtime.host.tables.get(id);
    const table = room?.table;
    if (room === undefined || table?.match == null || table.status !== 'playing') return;
    for (const [index, viewer] of viewers.entries()) {
      const seat = index < viewers.length - 1 ? index : undefined;
      const before = await viewer.look(id, 0);
      const refused = await refusals(id, viewer, before);
      const state = table.game.copy(table.match.state);
      table.game.redeal(state, seat, fastRandom(chance));
      room.table = { ...table, match: { ...table.match, state } };
      const other = await viewer.look(id, 0);
      const otherRefused = await refusals(id, viewer, before);
      room.table = table;
      expect(still(other)).toEqual(still(before));
      expect(otherRefused).toEqual(refused);
    }
  }
});
