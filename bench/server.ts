import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { generateLoad, openPlay, reopenPlay, type Play } from './load-generator.ts';

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
/** A game of Cacao has some fifty moves: tables that are further than this are replaced by fresh ones. */
const FRESH = 25;

export async function serverLoad(options: LoadOptions): Promise<ServerLoad> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-bench-'));
  // The source here, the built file in an installed package.
  const source = path.join(import.meta.dirname, 'server-process.ts');
  const file = existsSync(source) ? source : path.join(import.meta.dirname, 'server-process.js');
  const server = fork(file, [folder, options.database ?? ''], { execArgv: ['--expose-gc'] });
  try {
    const { address } = await nextMessage<{ address: string }>(server);
    return await measure(options, address, server);
  } finally {
    server.send('stop');
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The next message of the server's process. */
const nextMessage = <T>(server: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('the server ended'));
    server.once('exit', ended);
    server.once('message', message => {
      server.off('exit', ended);
      // Sent by `server-process.ts`.
      resolve(message as T);
    });
  });

interface Cost {
  /** What the server holds. */
  readonly kilobytes: number;
  /** Processor time that it has used. */
  readonly microseconds: number;
  /** How late its event loop was since this was last asked, in milliseconds. */
  readonly delayP50: number;
  readonly delayP99: number;
  readonly delayMost: number;
}

function costOf(server: ChildProcess, wish: 'memory' | 'work'): Promise<Cost> {
  server.send(wish);
  return nextMessage(server);
}

const memoryOf = async (server: ChildProcess): Promise<number> => (await costOf(server, 'memory')).kilobytes;

async function measure(options: LoadOptions, address: string, server: ChildProcess): Promise<ServerLoad> {
  const { tables, seconds, abreast, database } = options;
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
  const idle = await costOf(server, 'work');
  const full = await generateLoad(plays, { seconds, abreast, refused });
  const busy = await costOf(server, 'work');
  const fresh = await inGroups(plays, play => (play.keys > FRESH ? reopenPlay(play) : play));
  await costOf(server, 'work');
  const pace = Math.max(full.movesPerSecond, ASKED) / 2;
  const half = await generateLoad(fresh, { seconds, abreast, refused, pace });
  const calm = await costOf(server, 'work');
  const kilobytesPerUnwatchedTable = await memoryAfterLeaving(server, fresh, before);
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    bench: 'server',
    store: database === undefined ? 'sqlite' : 'postgres',
    tables,
    streams: tables * 2,
    movesPerSecond: Math.round(full.movesPerSecond),
    microsecondsPerMove: Math.round((busy.microseconds - idle.microseconds) / full.moves),
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

async function inGroups<T, R>(items: readonly T[], work: (item: T) => R | Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += 50) {
    results.push(...(await Promise.all(items.slice(start, start + 50).map(work))));
  }
  return results;
}

/** Kilobytes per table after everyone has left. */
async function memoryAfterLeaving(
  server: ChildProcess,
  plays: readonly Play[],
  before: number,
): Promise<number> {
  for (const { streams } of plays) for (const stream of streams) stream.destroy();
  await wait(SLEEP_AFTER * 1000);
  return ((await memoryOf(server)) - before) / plays.length;
}

/** One more stream at each table, with and then without: what else the server holds has settled by then. */
async function memoryPerStream(server: ChildProcess, plays: readonly Play[]): Promise<number> {
  const streams = await inGroups(plays, ({ id, players }) =>
    players[0].stream(`/api/tables/${id}/stream`, () => undefined),
  );
  await wait((SLEEP_AFTER + 3) * 1000);
  const held = await memoryOf(server);
  for (const stream of streams) stream.destroy();
  await wait((SLEEP_AFTER + 3) * 1000);
  return (held - (await memoryOf(server))) / plays.length;
}
