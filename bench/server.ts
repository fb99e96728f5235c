import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import {
  freshTables,
  generateLoad,
  inGroups,
  joined,
  openPlay,
  type Driven,
  type Play,
} from './load-generator.ts';
import { startMeasuredServer, type MeasuredServer } from './measured-server.ts';

/** What a server did on this machine, the load generator included. */
export interface ServerLoad {
  readonly bench: 'server';
  readonly store: 'sqlite' | 'postgres';
  readonly tables: number;
  readonly streams: number;
  readonly movesPerSecond: number;
  /** Processor time of the server for one move and its streams: what is left when the machine is busy otherwise. */
  readonly microsecondsPerMove: number;
  /** From POST to the arrival at the other player's stream, in milliseconds, as fast as it goes. */
  readonly p50: number;
  readonly p99: number;
  readonly halfMovesPerSecond: number;
  /** The same at half of that speed, and not below half of what is asked of a server. */
  readonly halfP50: number;
  readonly halfP99: number;
  /** How late the server's event loop was meanwhile, in milliseconds. */
  readonly halfDelayP50: number;
  readonly halfDelayP99: number;
  readonly halfDelayMost: number;
  /** Kilobytes of the server's memory for a quiet table, its streams included, and without them. */
  readonly kilobytesPerTable: number;
  readonly kilobytesPerStream: number;
  /** Kilobytes of a table that was played and that no one watches any more. */
  readonly kilobytesPerUnwatchedTable: number;
  readonly refused: number;
  /** How many processes wanted the machine at the end, this one and the server included. */
  readonly loadAverage: number;
}

export interface LoadOptions {
  readonly tables: number;
  readonly seconds: number;
  readonly database?: string | undefined;
  /** How many tables have a move under way at the same time. */
  readonly abreast: number;
}

const SLEEP_AFTER = 8;
/** Moves a second that a server on a machine of two cores has to make. */
const ASKED = 1500;
/** Seconds under load before anything is measured. */
const WARM = 3;
/** Seconds of load at a time: matches do not end meanwhile, or a fast server would run out of tables. */
const ROUND = 2;

export async function serverLoad(options: LoadOptions): Promise<ServerLoad> {
  const server = await startMeasuredServer(import.meta.dirname, options.database);
  try {
    return await measure(options, server);
  } finally {
    await server.stop();
  }
}

const memoryOf = async (server: MeasuredServer): Promise<number> => (await server.costOf('memory')).kilobytes;

async function measure(options: LoadOptions, server: MeasuredServer): Promise<ServerLoad> {
  const { tables, seconds, abreast, database } = options;
  const { address } = server;
  const warm = await inGroups(Array.from({ length: 20 }), () => openPlay(address));
  await generateLoad(warm, { seconds: 1, abreast: 20, refused: [] });
  await wait((SLEEP_AFTER + 3) * 1000);
  const before = await memoryOf(server);
  const plays = await inGroups(Array.from({ length: tables }), () => openPlay(address));
  await wait((SLEEP_AFTER + 3) * 1000);
  const kilobytesPerTable = ((await memoryOf(server)) - before) / tables;
  const kilobytesPerStream = await memoryPerStream(server, plays);
  const refused: string[] = [];
  // Sustained means: every table is awake, and the machine has seen it all before.
  await generateLoad(plays, { seconds: WARM, abreast, refused });
  const full = await sustainedLoad(server, plays, { seconds, abreast, refused });
  const fresh = await freshTables(plays);
  await server.costOf('work');
  const pace = Math.max(full.movesPerSecond, ASKED) / 2;
  const half = await generateLoad(fresh, { seconds, abreast, refused, pace });
  const calm = await server.costOf('work');
  const kilobytesPerUnwatchedTable = await memoryAfterLeaving(server, fresh, before);
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    bench: 'server',
    store: database === undefined ? 'sqlite' : 'postgres',
    tables,
    streams: tables * 2,
    movesPerSecond: Math.round(full.movesPerSecond),
    microsecondsPerMove: Math.round(full.microseconds / full.moves),
    p50: round(full.p50),
    p99: round(full.p99),
    halfMovesPerSecond: Math.round(half.movesPerSecond),
    halfP50: round(half.p50),
    halfP99: round(half.p99),
    halfDelayP50: round(calm.delayP50),
    halfDelayP99: round(calm.delayP99),
    halfDelayMost: round(calm.delayMost),
    kilobytesPerTable: round(kilobytesPerTable),
    kilobytesPerStream: round(kilobytesPerStream),
    kilobytesPerUnwatchedTable: round(kilobytesPerUnwatchedTable),
    refused: refused.length,
    loadAverage: round(loadavg()[0]),
  };
}

/** As many moves as possible, in rounds; fresh tables are opened between the rounds and not counted. */
async function sustainedLoad(
  server: MeasuredServer,
  plays: Play[],
  { seconds, ...load }: { seconds: number; abreast: number; refused: string[] },
): Promise<Driven & { microseconds: number }> {
  const rounds: Driven[] = [];
  let microseconds = 0;
  for (let left = seconds; left > 0; left -= ROUND) {
    plays.splice(0, plays.length, ...(await freshTables(plays)));
    const before = await server.costOf('work');
    rounds.push(await generateLoad(plays, { ...load, seconds: Math.min(left, ROUND) }));
    microseconds += (await server.costOf('work')).microseconds - before.microseconds;
  }
  return { ...joined(rounds), microseconds };
}

/** Kilobytes per table after everyone has left. */
async function memoryAfterLeaving(
  server: MeasuredServer,
  plays: readonly Play[],
  before: number,
): Promise<number> {
  for (const { streams } of plays) for (const stream of streams) stream.destroy();
  await wait(SLEEP_AFTER * 1000);
  return ((await memoryOf(server)) - before) / plays.length;
}

/** One more stream at each table, with and then without: what else the server holds has settled by then. */
async function memoryPerStream(server: MeasuredServer, plays: readonly Play[]): Promise<number> {
  const streams = await inGroups(plays, ({ id, players }) =>
    players[0].stream(`/api/tables/${id}/stream`, () => undefined),
  );
  await wait((SLEEP_AFTER + 3) * 1000);
  const held = await memoryOf(server);
  for (const stream of streams) stream.destroy();
  await wait((SLEEP_AFTER + 3) * 1000);
  return (held - (await memoryOf(server))) / plays.length;
}
