import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createGuest, type Visitor } from './http-client.ts';

/** A match between two guests. */
export interface Play {
  readonly id: string;
  readonly players: readonly Visitor[];
  readonly streams: Socket[];
  version: number;
  /** The seat that is to act and what it may do; undefined when the match is over. */
  turn: { seat: number; moves: readonly string[] } | undefined;
  /** Called when the next position has reached both players. */
  arrived: (() => void) | undefined;
  seen: number;
  keys: number;
}

/** Two guests at a table of Cacao, each with a stream. */
export const openPlay = async (address: string): Promise<Play> =>
  openPlayOf([await createGuest(address), await createGuest(address)]);

/** The same with each guest at another server. */
export async function openSplitPlay(addresses: readonly string[]): Promise<Play> {
  const [first, second] = await Promise.all(addresses.map(createGuest));
  return openPlayOf([first, second]);
}

/** The same guests at a new table. */
function reopenPlay({ players, streams }: Play): Promise<Play> {
  for (const stream of streams) stream.destroy();
  return openPlayOf(players);
}

async function openPlayOf(players: readonly Visitor[]): Promise<Play> {
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
  const play: Play = {
    id,
    players,
    streams: [],
    version: 0,
    turn: undefined,
    arrived: undefined,
    seen: 0,
    keys: 0,
  };
  await sendCommand(play, 1, { type: 'sit', seat: 1 });
  await sendCommand(play, 0, { type: 'start' });
  for (const [seat, player] of players.entries()) {
    play.streams.push(await player.stream(`/api/tables/${id}/stream`, data => readUpdate(play, seat, data)));
  }
  return play;
}

const sendCommand = (play: Play, seat: number, wish: object) =>
  play.players[seat].call('POST', `/api/tables/${play.id}/commands`, {
    version: play.version,
    key: `k-${seat}-${String(play.keys++).padStart(8, '0')}`,
    ...wish,
  });

/** Reads just what is needed: parsing whole positions would measure the reader. */
function readUpdate(play: Play, seat: number, data: string): void {
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

export interface Driven {
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** The time of each move, in milliseconds, ascending. */
  readonly times: readonly number[];
}

/** Lets so many tables at a time make moves until the time is over. */
export async function generateLoad(
  plays: Play[],
  { seconds, abreast, pace, refused }: Driving,
): Promise<Driven> {
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
  return driven(times, (performance.now() - started) / 1000);
}

function driven(times: number[], seconds: number): Driven {
  times.sort((first, second) => first - second);
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? 0;
  const moves = times.length;
  return { seconds, moves, movesPerSecond: moves / seconds, p50: at(0.5), p99: at(0.99), times };
}

/** Several loads as one. */
export const joined = (loads: readonly Driven[]): Driven =>
  driven(
    loads.flatMap(({ times }) => times),
    loads.reduce((sum, { seconds }) => sum + seconds, 0),
  );

/** A game of Cacao has some fifty moves: tables that are further than this are replaced by new ones. */
const FRESH = 25;

export const freshTables = (plays: readonly Play[]): Promise<Play[]> =>
  inGroups(plays, play => (play.keys > FRESH ? reopenPlay(play) : play));

/** One move; the time until both players have it. */
async function move(play: Play, refused: string[]): Promise<number | undefined> {
  const { turn } = play;
  if (turn === undefined) return undefined;
  const text = turn.moves[Math.floor(Math.random() * turn.moves.length)];
  const started = performance.now();
  const arrival = new Promise<number>(resolve => {
    play.arrived = () => resolve(performance.now() - started);
  });
  const { status, text: said } = await sendCommand(play, turn.seat, { type: 'move', move: text });
  if (status !== 200) refused.push(said);
  const time = status === 200 ? await arrival : undefined;
  play.arrived = undefined;
  return time;
}

/** Works on many things, fifty at a time. */
export async function inGroups<T, R>(items: readonly T[], work: (item: T) => R | Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += 50) {
    results.push(...(await Promise.all(items.slice(start, start + 50).map(work))));
  }
  return results;
}
