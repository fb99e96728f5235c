import { describe, expect, test } from 'vitest';
import { freshDatabase } from './cluster.ts';
import type { TableUpdate } from '../../api/table-update.ts';
import { hasRedis, startRedis } from './redis.ts';
import { freshKey } from './test-client.ts';
import { isMissing, startedTable, startServer, turnOf, type TestServer } from './test-server.ts';

const BROKERS = ['PostgreSQL', 'Redis'] as const;
const isLeftOut = (broker: (typeof BROKERS)[number]): boolean =>
  isMissing('postgres') || (broker === 'Redis' && !hasRedis);

describe.each(BROKERS)('two servers on one PostgreSQL, with signals over %s', broker => {
  const both = async (work: (one: TestServer, two: TestServer) => Promise<void>): Promise<void> => {
    const database = await freshDatabase();
    const redis = broker === 'Redis' ? await startRedis() : undefined;
    const flags = { database, ...(redis === undefined ? {} : { redis: redis.url }) };
    const one = await startServer({ flags });
    const two = await startServer({ flags });
    try {
      await work(one, two);
    } finally {
      await one.end();
      await two.end();
      await redis?.stop();
    }
  };

  test.skipIf(isLeftOut(broker))(
    'serve the same table: each player sits at another one',
    () =>
      both(async (one, two) => {
        const { id, guests } = await startedTable(one);
        const split = [guests[0], guests[1].elsewhere(two.address)];
        const streams = await Promise.all(split.map(guest => guest.watch(id, { since: 0 })));
        for (let made = 0; made < 20; made++) {
          const turn = await turnOf(id, split);
          if (turn === undefined) break;
          const answer = await turn.guest.command(id, { type: 'move', move: turn.moves[0] }, turn.version);
          expect(answer.status).toBe(200);
          await Promise.all(streams.map(stream => stream.version(answer.body.version)));
        }
        const [left, right] = streams.map(({ messages }) =>
          messages.flatMap(({ lines }) => lines.map(({ n }) => n)),
        );
        expect(right).toEqual(left);
      }),
    60_000,
  );

  test.skipIf(isLeftOut(broker))(
    'see who is at the other one, and new names',
    () =>
      both(async (one, two) => {
        const { id, guests } = await startedTable(one);
        const there = guests[1].elsewhere(two.address);
        const here = await guests[0].watch(id);
        await there.watch(id);
        await here.until(({ events }) =>
          events.some(({ event, data }) => event === 'here' && data.includes(there.id)),
        );
        await there.call('PATCH', '/api/me', { name: 'Remedios' });
        await here.until(({ messages }) => messages.some(({ table }) => table.seats[1].name === 'Remedios'));
        there.leave();
      }),
    60_000,
  );

  test.skipIf(isLeftOut(broker))(
    'that both write at the same time lose nothing and repeat nothing',
    () =>
      both(async (one, two) => {
        const { id, guests } = await startedTable(one);
        const split = [guests[0], guests[1].elsewhere(two.address)];
        const before = (await guests[0].look(id)).table.version;
        const shouts = Array.from({ length: 30 }, (_, index) =>
          split[index % 2].command(id, { type: 'say', text: `${index}` }, before),
        );
        const answers = await Promise.all(shouts);
        expect(answers.map(({ status }) => status).filter(status => status !== 200)).toEqual([]);
        // Word of what was written at the other one takes a moment.
        const look = async (): Promise<TableUpdate['lines']> => (await split[1].look(id, before)).lines;
        await expect.poll(async () => (await look()).length).toBeGreaterThanOrEqual(30);
        const lines = await look();
        expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 30 }, (_, index) => before + 1 + index));
        expect(new Set(lines.map(line => (line.type === 'said' ? line.text : ''))).size).toBe(30);
      }),
    60_000,
  );

  test.skipIf(isLeftOut(broker))(
    'let the same move through only once',
    () =>
      both(async (one, two) => {
        const { id, guests } = await startedTable(one);
        const turn = await turnOf(id, guests);
        if (turn === undefined) throw new Error('no one is to act');
        const twin = turn.guest.elsewhere(two.address);
        await twin.look(id);
        const answers = await Promise.all(
          [turn.guest, twin].map((guest, index) =>
            guest.command(id, { type: 'move', move: turn.moves[index] }, turn.version),
          ),
        );
        expect(answers.map(({ status }) => status).sort((first, second) => first - second)).toEqual([
          200, 409,
        ]);
      }),
    60_000,
  );

  test.skipIf(isLeftOut(broker))(
    'do once what was sent to both with the same key',
    () =>
      both(async (one, two) => {
        const { id, guests } = await startedTable(one);
        const twin = guests[0].elsewhere(two.address);
        await twin.look(id);
        const before = (await guests[0].look(id)).table.version;
        for (let round = 0; round < 8; round++) {
          const key = freshKey();
          const command = { type: 'say', text: `${round}` };
          const answers = await Promise.all(
            [guests[0], twin].map(guest => guest.command(id, command, before, key)),
          );
          expect(answers.map(({ status }) => status)).toEqual([200, 200]);
          expect(answers[0].body.version).toBe(answers[1].body.version);
        }
        const { lines } = await guests[0].look(id, before);
        expect(lines.map(line => (line.type === 'said' ? line.text : ''))).toEqual(
          Array.from({ length: 8 }, (_, round) => `${round}`),
        );
      }),
    60_000,
  );

  test.skipIf(isLeftOut(broker))(
    'end the streams of who signs out or is forgotten at the other one',
    () =>
      both(async (one, two) => {
        const { id, guests } = await startedTable(one);
        const streams = await Promise.all(guests.map(guest => guest.elsewhere(two.address).watch(id)));
        await guests[0].call('DELETE', '/api/session');
        await guests[1].call('DELETE', '/api/me');
        for (const stream of streams)
          await stream.until(({ events }) => events.some(({ event }) => event === 'gone'));
      }),
    60_000,
  );
});
