import { setTimeout as wait } from 'node:timers/promises';
import { act, type Acted } from '../../table/act.ts';
import type { Circumstance, Command, Occurrence, Wish } from '../../table/command.ts';
import { Refused } from '../../table/refusal.ts';
import { rematchOf } from '../../table/seating.ts';
import { isBotLevel } from '../bots/levels.ts';
import { Fault } from '../fault.ts';
import type { NewTable } from '../api/table.ts';
import { idFrom } from '../people/token.ts';
import { followUp } from './follow.ts';
import { guarded, inRoom, refresh, wake, wakeFor, type Hall } from './hall.ts';
import { found, openingOf } from './opening.ts';
import { deliver, dispatch, mailFor, type Mail } from './post.ts';
import { awaySeats } from './presence.ts';
import { adopt, peopleIn, writeOf, type Room } from './room.ts';

export interface Asked {
  readonly person: string;
  readonly wish: Wish;
  /** The version that the person saw. */
  readonly version: number;
  readonly key: string;
}

export interface Answered {
  readonly version: number;
  readonly repeated?: boolean;
}

/** So often somebody else may be quicker before we give up. */
const MOST_TRIES = 25;
/** Whoever loses waits a random while, longer each time, so that everybody gets a turn. */
const PATIENCE = 4;

/** Does what a person asks of a table; answers when it is written. */
export function ask(hall: Hall, id: string, { person, wish, version, key }: Asked): Promise<Answered> {
  return inRoom(hall, id, async room => {
    await wakeFor(hall, room, person);
    if ((room.table?.version ?? 0) < version) await refresh(hall, room);
    if (wish.type === 'rematch') await openRematch(hall, room, person);
    return perform(hall, room, { ...wish, person }, { seen: version, key });
  });
}

/** Opens a table; the same key of the same person means the same table. */
export async function openTable(
  hall: Hall,
  person: string,
  wanted: NewTable,
): Promise<{ id: string; version: number; invite: string | null }> {
  const id = idFrom(`table ${person} ${wanted.key}`);
  await found(hall, id, await openingOf(person, wanted), person);
  const row = await hall.storage.tables.row(id);
  const opened = { id, version: row?.version ?? 1, invite: row?.invite ?? null };
  if (wanted.start !== true || opened.version > 1) return opened;
  const { version } = await ask(hall, id, { person, wish: { type: 'start' }, version: 1, key: wanted.key });
  return { ...opened, version };
}

/** Does what happens by itself. Whatever the table refuses is no longer true, and nobody misses it. */
export async function occur(hall: Hall, id: string, occurrence: Occurrence, seen: number): Promise<void> {
  await inRoom(hall, id, async room => {
    await wake(hall, room);
    try {
      await perform(hall, room, occurrence, { seen });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  });
}

interface Origin {
  readonly seen: number;
  readonly key?: string;
}

async function perform(hall: Hall, room: Room, command: Command, origin: Origin): Promise<Answered> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const before = await wake(hall, room);
    // Asked each time: another process may have done it meanwhile.
    const known = doneBefore(room, command, origin);
    if (known !== undefined) return { version: known, repeated: true };
    const decision = await decided(hall, room, command, origin);
    if (decision === 'overtaken') continue;
    const { acted, mail } = decision;
    if (acted.facts.length === 0) return { version: before.version };
    const [first, ...rest] = acted.facts;
    const facts = origin.key === undefined ? acted.facts : [{ ...first, key: origin.key }, ...rest];
    const write = writeOf(room.id, before, acted.table, facts, { noticeDelay: hall.policy.noticeDelay });
    if (await hall.storage.tables.append(write)) {
      adopt(room, acted.table, facts);
      if (!dispatch(hall, room, mail)) void afterwards(hall, room.id);
      followUp(hall, room, before);
      return { version: acted.table.version };
    }
    await wait(Math.random() * PATIENCE * attempt);
    await refresh(hall, room);
  }
  throw new Fault('unavailable', 'too much is happening at this table: try again');
}

/** The version to which the very same command has led already. */
const doneBefore = (room: Room, command: Command, { key }: Origin): number | undefined =>
  key !== undefined && 'person' in command ? room.keys.get(`${command.person} ${key}`) : undefined;

/** What is to be written, and what is to be sent once it is. */
interface Decision {
  readonly acted: Acted;
  readonly mail: Mail;
}

/** In a shared store a refusal may come of not knowing the newest; then it is thought over. */
async function decided(
  hall: Hall,
  room: Room,
  command: Command,
  { seen }: Origin,
): Promise<Decision | 'overtaken'> {
  const table = await wake(hall, room);
  await hall.names.learn(peopleIn(room, []));
  if ('person' in command) await hall.names.learn([command.person]);
  try {
    return await guarded(hall, room, () => {
      const acted = act(table, command, circumstance(hall, room, command, seen));
      const streams = [...room.streams].filter(({ version }) => version === table.version);
      return { acted, mail: mailFor(hall, room, acted.table, { streams, facts: acted.facts }) };
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (hall.storage.bus.isShared && (await refresh(hall, room))) return 'overtaken';
    if (error.code === 'stale') throw new Fault('stale', error.message, room.table?.version);
    throw error;
  }
}

const circumstance = (hall: Hall, room: Room, { type }: Command, seen: number): Circumstance => ({
  now: hall.now(),
  seen,
  seed: type === 'start' ? hall.newSeed() : '',
  standIn: hall.policy.standIn,
  isLevel: isBotLevel,
  away: type === 'handOver' && room.table !== undefined ? awaySeats(hall, room, room.table) : [],
  next: type === 'rematch' ? rematchId(room.id) : '',
});

/** Everybody who wants a rematch of a table means the same one. */
const rematchId = (id: string): string => idFrom(`rematch ${id}`);

async function openRematch(hall: Hall, room: Room, person: string): Promise<void> {
  const { table } = room;
  if (table?.status !== 'finished' || table.rematch !== null) return;
  await found(hall, rematchId(room.id), rematchOf(table, room.id, person));
}

function afterwards(hall: Hall, id: string): Promise<void> {
  return inRoom(hall, id, room => deliver(hall, room)).catch((error: unknown) => hall.complain(error, id));
}
