import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drive, openPlay, type Play } from './load.ts';

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
  /** The same at half of that speed. */
  readonly halfP50: number;
  readonly halfP99: number;
  /** Kilobytes of the server's memory for a quiet table, its streams included, and without them. */
  readonly kilobytesPerTable: number;
  readonly kilobytesPerStream: number;
  readonly refused: number;
}

export interface LoadOptions {
  readonly tables: number;
  readonly seconds: number;
  readonly database?: string | undefined;
  /** How many tables have a move under way at the same time. */
  readonly abreast: number;
}

const SLEEP_AFTER = 8;

export async function serverLoad(options: LoadOptions): Promise<ServerLoad> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-bench-'));
  const file = path.join(import.meta.dirname, 'served.ts');
  const server = fork(file, [folder, options.database ?? ''], { execArgv: ['--expose-gc'] });
  try {
    const { address } = await told<{ address: string }>(server);
    return await measure(options, address, server);
  } finally {
    server.send('stop');
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The next thing that the server's process says. */
const told = <T>(server: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('the server ended'));
    server.once('exit', ended);
    server.once('message', message => {
      server.off('exit', ended);
      // Sent by `served.ts`.
      resolve(message as T);
    });
  });

/** Kilobytes that the server holds. */
async function memoryOf(server: ChildProcess): Promise<number> {
  server.send('memory');
  return (await told<{ kilobytes: number }>(server)).kilobytes;
}

/** Microseconds of processor time that the server has used. */
async function workOf(server: ChildProcess): Promise<number> {
  server.send('work');
  return (await told<{ microseconds: number }>(server)).microseconds;
}

async function measure(options: LoadOptions, address: string, server: ChildProcess): Promise<ServerLoad> {
  const { tables, seconds, abreast, database } = options;
  const warm = await inGroups(Array.from({ length: 20 }), () => openPlay(address));
  await drive(warm, { seconds: 1, abreast: 20, refused: [] });
  await wait((SLEEP_AFTER + 3) * 1000);
  const before = await memoryOf(server);
  const plays = await inGroups(Array.from({ length: tables }), () => openPlay(address));
  await wait((SLEEP_AFTER + 3) * 1000);
  const kilobytesPerTable = ((await memoryOf(server)) - before) / tables;
  const kilobytesPerStream = await streamCost(server, plays.slice(0, 200));
  const refused: string[] = [];
  const workBefore = await workOf(server);
  const full = await drive(plays, { seconds, abreast, refused });
  const microsecondsPerMove = ((await workOf(server)) - workBefore) / full.moves;
  const half = await drive(plays, { seconds, abreast, refused, pace: full.movesPerSecond / 2 });
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    bench: 'server',
    store: database === undefined ? 'sqlite' : 'postgres',
    tables,
    streams: tables * 2,
    movesPerSecond: Math.round(full.movesPerSecond),
    microsecondsPerMove: Math.round(microsecondsPerMove),
    p50: round(full.p50),
    p99: round(full.p99),
    halfMovesPerSecond: Math.round(half.movesPerSecond),
    halfP50: round(half.p50),
    halfP99: round(half.p99),
    kilobytesPerTable: round(kilobytesPerTable),
    kilobytesPerStream: round(kilobytesPerStream),
    refused: refused.length,
  };
}

async function inGroups<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += 50) {
    results.push(...(await Promise.all(items.slice(start, start + 50).map(work))));
  }
  return results;
}

/** One more stream at each of some quiet tables. */
async function streamCost(server: ChildProcess, plays: readonly Play[]): Promise<number> {
  const before = await memoryOf(server);
  const streams = await inGroups(plays, ({ id, players }) =>
    players[0].stream(`/api/tables/${id}/stream`, () => undefined),
  );
  await wait((SLEEP_AFTER + 3) * 1000);
  const cost = ((await memoryOf(server)) - before) / plays.length;
  for (const stream of streams) stream.destroy();
  return cost;
}
