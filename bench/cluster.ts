import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import {
  startPostgres,
  startProxy,
  startRedis,
  startServerPart,
  startWorkerPart,
  type Part,
} from './cluster-parts.ts';
import { createGuest, type Visitor } from './http-client.ts';
import {
  freshTables,
  generateLoad,
  inGroups,
  openPlay,
  openSplitPlay,
  type Driven,
} from './load-generator.ts';
import { longestBotWait, longestWait } from './probe.ts';

/** Several servers on one machine, the load generator included. */
export interface ClusterLine {
  readonly servers: number;
  readonly broker: 'postgres' | 'redis';
  /** Through a proxy that keeps each table at one server; null when no proxy is installed. */
  readonly sticky: LoadFigures | null;
  /** The two players of each table are at different servers. */
  readonly across: LoadFigures;
  /** Processor time of all servers for a table that is open and quiet, in microseconds per second. */
  readonly microsecondsPerQuietTable: number;
  /** The longest time from a message to its acknowledgement while a part was killed and started again, in seconds. */
  readonly killed: Readonly<Record<string, number>>;
  /** The longest time that a bot took to move while one of two workers was killed, and while it was stopped, in seconds. */
  readonly botWait: { readonly killed: number; readonly stopped: number };
}

interface LoadFigures {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export interface ClusterLoad {
  readonly bench: 'cluster';
  readonly proxy: string;
  readonly tables: number;
  readonly lines: readonly ClusterLine[];
  readonly loadAverage: number;
}

interface ClusterOptions {
  readonly tables: number;
  readonly seconds: number;
}

const ABREAST = 32;
const QUIET = 6000;
const DOWN = 1000;
const KEY = 'a-worker-key-for-the-bench';
const BOT_FLAGS = ['--bot-threads', '0', '--bot-pace', '0', '--worker-keys', KEY];

export async function clusterLoad(options: ClusterOptions): Promise<ClusterLoad> {
  const lines: ClusterLine[] = [];
  let hasProxy = true;
  for (const [servers, broker] of [
    [2, 'postgres'],
    [4, 'postgres'],
    [4, 'redis'],
  ] as const) {
    const line = await measureCluster(servers, broker, options);
    if (line === undefined) continue;
    hasProxy = line.sticky !== null;
    lines.push(line);
  }
  return {
    bench: 'cluster',
    proxy: hasProxy ? 'haproxy' : 'none is installed',
    tables: options.tables,
    lines,
    loadAverage: Math.round(loadavg()[0] * 10) / 10,
  };
}

/** undefined when the broker is not installed. */
async function measureCluster(
  count: number,
  broker: ClusterLine['broker'],
  { tables, seconds }: ClusterOptions,
): Promise<ClusterLine | undefined> {
  const parts: Part[] = [];
  try {
    const database = await startPostgres();
    parts.push(database);
    const redis = broker === 'redis' ? await startRedis() : undefined;
    if (broker === 'redis' && redis === undefined) return undefined;
    if (redis !== undefined) parts.push(redis);
    const shared = redis === undefined ? [] : ['--redis', redis.url];
    const flags = ['--database', database.url, ...shared, ...BOT_FLAGS];
    const servers = [];
    for (let index = 0; index < count; index++)
      servers.push(await startServerPart(`server ${index + 1}`, flags));
    parts.push(...servers);
    const addresses = servers.map(({ port }) => `http://127.0.0.1:${port}`);
    const proxy = await startProxy(servers.map(({ port }) => port));
    if (proxy !== undefined) parts.push(proxy);
    const sticky =
      proxy === undefined ? null : await measureLoad(() => openPlay(proxy.address), tables, seconds);
    const pairs = Array.from({ length: tables }, (_, index) => [
      addresses[index % count],
      addresses[(index + 1) % count],
    ]);
    let next = 0;
    const across = await measureLoad(() => openSplitPlay(pairs[next++ % tables]), tables, seconds);
    const before = servers.reduce((sum, server) => sum + server.processorTime(), 0);
    await wait(QUIET);
    const after = servers.reduce((sum, server) => sum + server.processorTime(), 0);
    const killed: Record<string, number> = {};
    const guest = await createGuest(proxy?.address ?? addresses[0]);
    for (const part of [servers[0], database, ...(redis === undefined ? [] : [redis])]) {
      killed[part.name] = await longestWait(guest, async () => {
        await part.kill();
        await wait(DOWN);
        await part.start();
      });
    }
    const botWait = await measureWorkers(guest, addresses, parts);
    const open = tables * (proxy === undefined ? 1 : 2);
    const microsecondsPerQuietTable = Math.round((after - before) / (QUIET / 1000) / open);
    return { servers: count, broker, sticky, across, microsecondsPerQuietTable, killed, botWait };
  } finally {
    for (const part of parts.reverse()) await part.kill();
  }
}

/** All bots think in two workers; one of them fails. */
async function measureWorkers(
  guest: Visitor,
  addresses: readonly string[],
  parts: Part[],
): Promise<ClusterLine['botWait']> {
  const workers = [];
  for (const index of [0, 1])
    workers.push(await startWorkerPart(`worker ${index + 1}`, addresses[index % addresses.length], KEY));
  parts.push(...workers);
  const [worker] = workers;
  return {
    killed: await longestBotWait(guest, async () => {
      await worker.kill();
      await wait(DOWN);
      await worker.start();
    }),
    stopped: await longestBotWait(guest, async () => {
      worker.signal('SIGSTOP');
      await wait(DOWN);
      worker.signal('SIGCONT');
    }),
  };
}

async function measureLoad(
  open: Parameters<typeof inGroups<unknown, Awaited<ReturnType<typeof openPlay>>>>[1],
  tables: number,
  seconds: number,
): Promise<LoadFigures> {
  const refused: string[] = [];
  const plays = await inGroups(Array.from({ length: tables }), open);
  await generateLoad(plays, { seconds: 1, abreast: ABREAST, refused });
  const load: Driven = await generateLoad(await freshTables(plays), { seconds, abreast: ABREAST, refused });
  const round = (value: number): number => Math.round(value * 10) / 10;
  return { movesPerSecond: Math.round(load.movesPerSecond), p50: round(load.p50), p99: round(load.p99) };
}
