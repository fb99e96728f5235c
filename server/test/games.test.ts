import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { parseRecord, verify, type MatchRecord } from '../../kernel/record.ts';
import { fastRandom } from '../../kernel/random.ts';
import { isMissing, startedTable, startServer, STORES, type TestServer } from './test-server.ts';
import type { Guest, Listening } from './test-client.ts';

describe.each(STORES)('whole games over HTTP on %s', store => {
  describe.skipIf(isMissing(store))('with a stream for each player and a spectator', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startServer({ store });
    });
    afterAll(() => server.end());

    test.each(GAME_IDS)(
      '%s is played to its end, exported and verified',
      async game => {
        const { meta } = (await loadGame(game)).game;
        const { id, guests } = await startedTable(server, { game, players: Math.max(2, meta.players.least) });
        const spectator = await server.guest();
        const watching = await spectator.watch(id);
        const streams = await Promise.all(guests.map(guest => guest.watch(id, { since: 0 })));
        const moves = await playOut(id, guests, streams);
        expect(moves).toBeGreaterThan(5);
        const last = await watching.until(({ messages }) =>
          messages.find(({ table }) => table.status === 'finished'),
        );
        expect(last.table.seed).toMatch(/^[0-9a-f]{64}$/);
        expect(last.you.seat).toBeNull();
        const { body } = await spectator.call<MatchRecord>('GET', `/api/tables/${id}/record`);
        const match = verify((await loadGame(game)).game, parseRecord(JSON.stringify(body)));
        expect(last.table.outcome).toEqual({ kind: 'played', result: match.game.result(match.state) });
        expect(last.table.commitment).toBe(body.commitment);
        for (const stream of streams) expectWholeStory(stream, last.table.version);
      },
      60_000,
    );
  });
});

/** Each player moves as soon as its own stream says so. */
async function playOut(id: string, guests: readonly Guest[], streams: readonly Listening[]): Promise<number> {
  const random = fastRandom(11);
  let made = 0;
  await Promise.all(
    guests.map(async (guest, seat) => {
      let seen = 0;
      for (;;) {
        const message = await streams[seat].until(({ messages }) => {
          const newest = messages.at(-1);
          const isDue = newest !== undefined && newest.table.version > seen && newest.table.moves.length > 0;
          return isDue || newest?.table.status === 'finished' ? newest : undefined;
        });
        const { moves, version, status } = message.table;
        if (status === 'finished') return;
        const move = moves[random.below(moves.length)];
        const answer = await guest.command(id, { type: 'move', move }, version);
        expect(answer).toMatchObject({ status: 200 });
        // An answer may overtake the stream: updates from before the move are no longer news.
        seen = answer.body.version - 1;
        made++;
      }
    }),
  );
  return made;
}

/** Every line came once and in order. */
function expectWholeStory(stream: Listening, version: number): void {
  const numbers = stream.messages.flatMap(({ lines }) => lines.map(({ n }) => n));
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  expect(numbers.at(-1)).toBe(version);
  expect(numbers[0]).toBe(1);
}
