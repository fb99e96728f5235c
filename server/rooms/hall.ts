import { isGameId, loadGame } from '../../games/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seed } from '../../kernel/seed.ts';
import type { Logged } from '../../table/entry.ts';
import { open } from '../../table/evolve.ts';
import { mayEnter } from '../../table/seating.ts';
import type { Table } from '../../table/table.ts';
import type { BotPool } from '../bots/pool.ts';
import { Fault, notFound } from '../fault.ts';
import type { Storage } from '../storage/storage.ts';
import type { NameBook } from './company.ts';
import { StepStuck, type Guard } from './guard.ts';
import { replayOn, revive, rulesOf, snapshotOf, type Replayed } from './replay.ts';
import { adopt, emptyRoom, putToSleep, type Room } from './room.ts';
import type { Stream } from './stream.ts';

/** How this server runs its tables. */
export interface Policy {
  /** The bot that plays on for people who are gone. */
  readonly standIn: string;
  /** After so many milliseconds without a stream somebody counts as away. */
  readonly awayAfter: number;
  /** A bot answers no sooner than this, so that people can follow. */
  readonly botPace: number;
  readonly noticeDelay: number;
  /** A table at which nothing happens is put to sleep after this time. */
  readonly sleepAfter: number;
}

/** So many entries are replayed at a time: a few milliseconds at most. */
const PIECE = 64;

/** All tables that are in use in this process. */
export interface Hall {
  readonly storage: Storage;
  readonly guard: Guard;
  readonly names: NameBook;
  readonly bots: BotPool;
  readonly policy: Policy;
  readonly rooms: Map<string, Room>;
  /** Streams of what waits for a person, over all tables. */
  readonly followers: Map<string, Set<Stream>>;
  now(): number;
  newSeed(): Seed;
  /** Lets the bot whose turn it is at a table think. */
  callBot(id: string): void;
  complain(error: unknown, table: string): void;
}

/** Does one thing after the other at a table. */
export function inRoom<T>(hall: Hall, id: string, work: (room: Room) => Promise<T>): Promise<T> {
  let room = hall.rooms.get(id);
  if (room === undefined) {
    room = emptyRoom(id, hall.now());
    hall.rooms.set(id, room);
  }
  const here = room;
  here.waiting++;
  const result = here.queue.then(() => work(here));
  const over = (): void => {
    here.waiting--;
    here.touched = hall.now();
  };
  here.queue = result.then(over, over);
  return result;
}

/** The room's table, read from the store if it sleeps. */
export async function wake(hall: Hall, room: Room): Promise<Table> {
  if (room.isStuck) throw stuck();
  if (room.table !== undefined) return room.table;
  const log = await hall.storage.tables.log(room.id, 0);
  if (log.length === 0) throw notFound();
  const { table, facts } = await replayed(hall, room, log);
  putToSleep(room);
  adopt(room, table, facts);
  room.savedVersion = table.version;
  return table;
}

/** The table for somebody who wants to look at it. */
export async function wakeFor(hall: Hall, room: Room, person: string): Promise<Table> {
  const table = await wake(hall, room);
  if (!mayEnter(table, person)) throw notFound();
  return table;
}

/** Everything that happened at a table, from the beginning. */
export async function wholeStory(hall: Hall, room: Room): Promise<Replayed> {
  return replayed(hall, room, await hall.storage.tables.log(room.id, 0));
}

async function replayed(hall: Hall, room: Room, log: readonly Logged[]): Promise<Replayed> {
  const game = await gameOf(log);
  const rules = rulesOf(log);
  if (rules === undefined || rules === game.meta.rules) {
    const [first, ...rest] = log;
    const opened = open(game, first);
    return retold(hall, room, { table: opened.table, facts: [opened.fact] }, rest);
  }
  const snapshot = await hall.storage.tables.snapshot(room.id);
  if (snapshot === undefined) throw new Fault('unavailable', 'this match was played by older rules');
  const later = log.filter(({ n }) => n > snapshot.n);
  return retold(hall, room, { table: revive(game, snapshot), facts: [] }, later);
}

/** A long story is told in pieces, so that others get a word in. */
async function retold(hall: Hall, room: Room, start: Replayed, log: readonly Logged[]): Promise<Replayed> {
  let { table } = start;
  const facts = [...start.facts];
  for (let from = 0; from < log.length; from += PIECE) {
    const before = table;
    const piece = await guarded(hall, room, () => replayOn(before, log.slice(from, from + PIECE)));
    table = piece.table;
    facts.push(...piece.facts);
  }
  return { table, facts };
}

async function gameOf([first]: readonly Logged[]): Promise<AnyGame> {
  const id = first.entry.type === 'opened' ? first.entry.settings.game : '';
  if (!isGameId(id)) throw new Fault('unavailable', 'this server does not know the game');
  return (await loadGame(id)).game;
}

/** Runs code of the room's game. A step that does not end is never tried again. */
export async function guarded<T>(hall: Hall, room: Room, work: () => T): Promise<T> {
  if (room.isStuck) throw stuck();
  try {
    return await hall.guard.run(work);
  } catch (error) {
    if (!(error instanceof StepStuck)) throw error;
    room.isStuck = true;
    hall.complain(error, room.id);
    throw stuck();
  }
}

const stuck = (): Fault => new Fault('game-stuck', 'a step of this game took too long and was cut off');

/** Reads what others have written since; tells whether there was anything. */
export async function refresh(hall: Hall, room: Room): Promise<boolean> {
  const before = room.table;
  if (before === undefined) return false;
  const log = await hall.storage.tables.log(room.id, before.version);
  if (log.length === 0) return false;
  const { table, facts } = await retold(hall, room, { table: before, facts: [] }, log);
  adopt(room, table, facts);
  return true;
}

/** Forgets a table that nobody works on; its state is kept in case the rules change before it wakes. */
export async function lull(hall: Hall, room: Room): Promise<void> {
  const { table } = room;
  if (table !== undefined && table.status === 'playing' && table.version !== room.savedVersion) {
    const snapshot = snapshotOf(room.id, table);
    if (snapshot !== undefined) await hall.storage.tables.saveSnapshot(snapshot);
  }
  putToSleep(room);
}
