import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { arrive, type Visitor } from './visitor.ts';

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

interface Play {
  readonly id: string;
  readonly players: readonly Visitor[];
  version: number;
  /** The seat that is to act and what it may do; undefined when the match is over. */
  turn: { seat: number; moves: readonly string[] } | undefined;
  /** Called when the next position has reached both players. */
  arrived: (() => void) | undefined;
  seen: number;
  keys: number;
}

const SLEEP_AFTER = 2;

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
  await wait((SLEEP_AFTER + 2) * 1000);
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

/** Two guests at a table of Cacao, each with a stream. */
async function openPlay(address: string): Promise<Play> {
  const players = [await arrive(address), await arrive(address)];
  const key = `bench-${Math.random().toString(36).slice(2)}`;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const opened = await players[0].call('POST', '/api/tables', {
    key,
    game: 'cacao',
    seats,
    visibility: 'public',
  });
  // The server's own answers, in the form that its document describes.
  const { id } = JSON.parse(opened.text) as { id: string };
  const play: Play = { id, players, version: 0, turn: undefined, arrived: undefined, seen: 0, keys: 0 };
  await order(play, 1, { type: 'sit', seat: 1 });
  await order(play, 0, { type: 'start' });
  await Promise.all(
    players.map((player, seat) => player.stream(`/api/tables/${id}/stream`, data => hear(play, seat, data))),
  );
  return play;
}

const order = (play: Play, seat: number, wish: object) =>
  play.players[seat].call('POST', `/api/tables/${play.id}/commands`, {
    version: play.version,
    key: `k-${seat}-${String(play.keys++).padStart(8, '0')}`,
    ...wish,
  });

/** Reads just what is needed: parsing whole positions would measure the reader. */
function hear(play: Play, seat: number, data: string): void {
  const table = data.indexOf('"table":{"version":');
  const version = Number.parseInt(data.slice(table + 19, table + 29), 10);
  const [, toAct] = /"toAct":\[(\d?)/.exec(data) ?? [];
  if (version > play.version) {
    play.version = version;
    play.seen = 0;
    if (toAct === '') play.turn = undefined;
  }
  play.seen++;
  if (toAct === String(seat)) {
    const start = data.lastIndexOf('"moves":[') + 8;
    // A list of texts, cut out of the message.
    const moves = JSON.parse(data.slice(start, data.indexOf(']', start) + 1)) as string[];
    play.turn = { seat, moves };
  }
  if (play.seen === 2) play.arrived?.();
}

interface Driving {
  readonly seconds: number;
  readonly abreast: number;
  /** Moves a second; as fast as it goes when left out. */
  readonly pace?: number;
  readonly refused: string[];
}

interface Driven {
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Lets so many tables at a time make moves until the time is over. */
async function drive(plays: Play[], { seconds, abreast, pace, refused }: Driving): Promise<Driven> {
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  let next = 0;
  let made = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      const play = plays[next++ % plays.length];
      if (play.turn === undefined || play.arrived !== undefined) {
        await wait(1);
        continue;
      }
      made++;
      const due = pace === undefined ? 0 : started + (made * 1000) / pace - performance.now();
      if (due > 1) await wait(due);
      const time = await move(play, refused);
      if (time !== undefined) times.push(time);
    }
  };
  await Promise.all(Array.from({ length: abreast }, one));
  const taken = (performance.now() - started) / 1000;
  times.sort((first, second) => first - second);
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? 0;
  return { moves: times.length, movesPerSecond: times.length / taken, p50: at(0.5), p99: at(0.99) };
}

/** One move; the time until both players have it. */
async function move(play: Play, refused: string[]): Promise<number | undefined> {
  const { turn } = play;
  if (turn === undefined) return undefined;
  const text = turn.moves[Math.floor(Math.random() * turn.moves.length)];
  const started = performance.now();
  const arrival = new Promise<number>(resolve => {
    play.arrived = () => resolve(performance.now() - started);
  });
  const { status, text: said } = await order(play, turn.seat, { type: 'move', move: text });
  if (status !== 200) refused.push(said);
  const time = status === 200 ? await arrival : undefined;
  play.arrived = undefined;
  return time;
}
