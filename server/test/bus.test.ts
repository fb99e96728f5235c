import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { Bus, Signal } from '../storage/bus.ts';
import type { OpenTransport } from '../storage/channel.ts';
import { createInbox } from '../storage/inbox.ts';
import { postgresTransport } from '../storage/postgres-transport.ts';
import { redisTransport } from '../storage/redis-transport.ts';
import { SHARDS, shardOf } from '../storage/shard.ts';
import { shardedBus } from '../storage/sharded-bus.ts';
import { ownDatabase } from './cluster.ts';
import { hasRedis, startRedis } from './redis.ts';
import { isMissing } from './test-server.ts';

interface Broker {
  readonly open: OpenTransport;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const BROKERS: readonly [string, boolean, () => Promise<Broker>][] = [
  [
    'PostgreSQL',
    isMissing('postgres'),
    async () => {
      const { url, start, stop } = await ownDatabase();
      return { open: postgresTransport(url), start, stop };
    },
  ],
  [
    'Redis',
    !hasRedis,
    async () => {
      const { url, start, stop } = await startRedis();
      return { open: redisTransport(url), start, stop };
    },
  ],
];

interface Ear {
  readonly bus: Bus;
  readonly heard: Signal[];
  readonly doubts: number[];
}

/** Two ids of different shards. */
const TABLES = ['one', 'two', 'three', 'four'].filter(
  (id, index, all) => all.findIndex(other => shardOf(other) === shardOf(id)) === index,
);

test('tables spread over all shards', () => {
  const counts = new Map<number, number>();
  for (let index = 0; index < 6400; index++) {
    const shard = shardOf(`table-${index}`);
    counts.set(shard, (counts.get(shard) ?? 0) + 1);
  }
  expect(counts.size).toBe(SHARDS);
  expect(Math.max(...counts.values())).toBeLessThan(200);
});

test('a missing message is noticed by the next one, or by the next heartbeat', () => {
  const inbox = createInbox(
    () => 0,
    channel => channel !== 9,
  );
  expect(inbox.accept(3, { from: 'a', number: 7 })).toEqual([]);
  expect(inbox.accept(3, { from: 'a', number: 8 })).toEqual([]);
  expect(inbox.accept(3, { from: 'b', number: 1 })).toEqual([]);
  expect(inbox.accept(3, { from: 'a', number: 10 })).toEqual([3]);
  // Twice or out of order is harmless.
  expect(inbox.accept(3, { from: 'a', number: 9 })).toEqual([]);
  expect(inbox.accept('all', { from: 'a', sent: { '3': 10, '9': 4 } })).toEqual([]);
  expect(inbox.accept('all', { from: 'a', sent: { '3': 11 } })).toEqual([3]);
  expect(inbox.accept('all', { from: 'a', sent: { '3': 11 } })).toEqual([]);
});

test('a process that is silent for long is not counted', () => {
  let now = 0;
  const inbox = createInbox(
    () => now,
    () => true,
  );
  inbox.accept('all', { from: 'a', sent: {} });
  expect([...inbox.alive()]).toEqual(['a']);
  now = 16_000;
  expect([...inbox.alive()]).toEqual([]);
});

describe.each(BROKERS)('signals over %s', (_name, isLeftOut, start) => {
  let broker: Broker;
  const ears: Ear[] = [];
  const listen = async (): Promise<Ear> => {
    const bus = await shardedBus(broker.open, `process-${ears.length}`);
    const ear: Ear = { bus, heard: [], doubts: [] };
    bus.onSignal(signal => ear.heard.push(signal));
    bus.onDoubt(shards => ear.doubts.push(...shards));
    ears.push(ear);
    return ear;
  };
  afterEach(async () => {
    for (const { bus } of ears.splice(0)) await bus.close();
    await broker.stop();
  });

  test.skipIf(isLeftOut)(
    'reach the processes that watch, those about people reach everyone, and none reaches its sender',
    async () => {
      broker = await start();
      const [one, two] = [await listen(), await listen()];
      two.bus.watch(TABLES[0]);
      await expect.poll(() => two.doubts).toContain(shardOf(TABLES[0]));
      one.bus.publish(TABLES.map(id => ({ type: 'table', id, version: 5 })));
      one.bus.publish([{ type: 'person', id: 'ana' }]);
      await expect.poll(() => two.heard.length).toBe(2);
      expect(two.heard.toSorted((a, b) => a.type.localeCompare(b.type))).toEqual([
        { type: 'person', id: 'ana' },
        { type: 'table', id: TABLES[0], version: 5 },
      ]);
      expect(one.heard).toEqual([]);
      expect(two.bus.processes()).toEqual(new Set(['process-0', 'process-1']));
    },
    60_000,
  );

  test.skipIf(isLeftOut)(
    'that were published while the broker was away are sent once it is back, and doubt is raised',
    async () => {
      broker = await start();
      const [one, two] = [await listen(), await listen()];
      two.bus.watch(TABLES[0]);
      await expect.poll(() => two.doubts).toContain(shardOf(TABLES[0]));
      two.doubts.length = 0;
      await broker.stop();
      await expect.poll(() => one.bus.health().isConnected, { timeout: 10_000 }).toBe(false);
      one.bus.publish([{ type: 'table', id: TABLES[0], version: 6 }]);
      await wait(50);
      await broker.start();
      await expect.poll(() => two.doubts, { timeout: 30_000 }).toContain(shardOf(TABLES[0]));
      await expect.poll(() => one.bus.health().isConnected, { timeout: 30_000 }).toBe(true);
      one.bus.publish([{ type: 'table', id: TABLES[0], version: 7 }]);
      await expect
        .poll(() => two.heard.at(-1), { timeout: 30_000 })
        .toEqual({ type: 'table', id: TABLES[0], version: 7 });
    },
    90_000,
  );
});
