import { botToAct, thinking } from '../../table/table.ts';
import type { Signal } from '../storage/bus.ts';
import { occur } from './desk.ts';
import { tellTurn } from './follow.ts';
import { inRoom, lull, refresh, wake, type Hall } from './hall.ts';
import { deliver } from './post.ts';
import { announcePresence, awaySeats, tellPresence } from './presence.ts';
import { BOT_GRACE, peopleIn, putToSleep, type Room } from './room.ts';

const SECOND = 1000;
const PING = 20 * SECOND;

/** Does what nobody asks for: clocks that are up, bots that wait, tables that may sleep, signs of life. */
export function startCaretaker(hall: Hall): { stop(): Promise<void> } {
  let isBusy = false;
  const troubles: Troubles = new Map();
  const round = (work: () => Promise<void>) => async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      await work();
    } catch (error) {
      hall.complain(error, '');
    }
    isBusy = false;
  };
  const everySecond = setInterval(() => void round(() => goRound(hall, troubles))(), SECOND);
  const pings = setInterval(() => ping(hall), PING);
  hall.storage.bus.subscribe((signal, from) => void hear(hall, signal, from));
  hall.storage.bus.onGap(() => void catchUp(hall));
  // Whatever a process that is no more has left undone.
  void round(() => attendDue(hall, troubles, hall.now() + BOT_GRACE))();
  return {
    async stop() {
      clearInterval(everySecond);
      clearInterval(pings);
      await Promise.all(
        [...hall.rooms.keys()].map(id => inRoom(hall, id, room => lull(hall, room)).catch(() => undefined)),
      );
    },
  };
}

async function goRound(hall: Hall, troubles: Troubles): Promise<void> {
  await attendDue(hall, troubles, hall.now());
  for (const room of hall.rooms.values()) {
    missPeople(hall, room);
    // A stuck table is remembered, so that it is not tried again.
    if (room.waiting > 0 || room.isBotThinking || room.isStuck) continue;
    const idle = hall.now() - room.touched;
    if (room.streams.size === 0 && idle > SECOND) await release(hall, room);
    else if (room.table !== undefined && idle > hall.policy.sleepAfter)
      await inRoom(hall, room.id, one => lull(hall, one));
  }
}

/** A table that nobody looks at costs nothing. */
async function release(hall: Hall, room: Room): Promise<void> {
  await inRoom(hall, room.id, one => lull(hall, one));
  if (room.streams.size === 0 && room.waiting === 0) hall.rooms.delete(room.id);
}

/** Tables that could not be attended, and when to try again. */
type Troubles = Map<string, number>;
const TROUBLE_PAUSE = 600 * SECOND;

async function attendDue(hall: Hall, troubles: Troubles, time: number): Promise<void> {
  for (const id of await hall.storage.tables.due(time)) {
    if ((troubles.get(id) ?? 0) > hall.now()) continue;
    troubles.delete(id);
    await attend(hall, id).catch((error: unknown) => {
      troubles.set(id, hall.now() + TROUBLE_PAUSE);
      hall.complain(error, id);
    });
  }
}

/** Clocks that are up, and bots that nobody called. */
async function attend(hall: Hall, id: string): Promise<void> {
  const { version, late, bot } = await inRoom(hall, id, async room => {
    await wake(hall, room);
    if (hall.storage.bus.isShared) await refresh(hall, room);
    const table = await wake(hall, room);
    const isUp = (seat: number): boolean => {
      const clock = table.clocks?.[seat];
      return clock?.since != null && clock.since + clock.left <= hall.now();
    };
    return { version: table.version, late: thinking(table).filter(isUp), bot: botToAct(table) };
  });
  for (const seat of late) await occur(hall, id, { type: 'timeUp', seat }, version);
  if (bot !== undefined) hall.callBot(id);
}

/** At a live table nobody waits for a player who closed the window. */
function missPeople(hall: Hall, room: Room): void {
  const { table } = room;
  if (table === undefined || table.settings.speed.kind !== 'live' || table.status !== 'playing') return;
  const away = awaySeats(hall, room, table);
  for (const seat of thinking(table).filter(one => away.includes(one))) {
    void occur(hall, room.id, { type: 'goneAway', seat }, table.version).catch((error: unknown) =>
      hall.complain(error, room.id),
    );
  }
}

function ping(hall: Hall): void {
  for (const room of hall.rooms.values()) {
    for (const stream of room.streams) stream.ping();
    if (hall.storage.bus.isShared && room.streams.size > 0) announcePresence(hall, room);
  }
  for (const streams of hall.followers.values()) for (const stream of streams) stream.ping();
}

/** Another process has something to say. */
async function hear(hall: Hall, signal: Signal, from: string): Promise<void> {
  try {
    if (signal.type === 'person') return await hearOfPerson(hall, signal.id);
    const room = hall.rooms.get(signal.id);
    if (signal.type === 'here') {
      if (room === undefined) return;
      room.elsewhere.set(from, { here: signal.here, watching: signal.watching, at: hall.now() });
      return tellPresence(hall, room);
    }
    const followed = signal.waitsFor.filter(person => hall.followers.has(person));
    if (room === undefined && followed.length === 0) return;
    await inRoom(hall, signal.id, async here => {
      if (here.table === undefined && here.streams.size === 0 && followed.length === 0) return;
      const table = await wake(hall, here);
      if (table.version < signal.version) await refresh(hall, here);
      await deliver(hall, here);
      for (const person of followed)
        await tellTurn(hall, here, person, [...(hall.followers.get(person) ?? [])]);
    });
  } catch (error) {
    hall.complain(error, signal.id);
  }
}

/** Somebody has another name now, or none: what was remembered of them is read anew. */
export async function hearOfPerson(hall: Hall, person: string): Promise<void> {
  hall.names.forget(person);
  for (const room of hall.rooms.values()) {
    if (![...peopleIn(room)].includes(person)) continue;
    await inRoom(hall, room.id, async here => {
      putToSleep(here);
      if (here.streams.size === 0) return;
      await wake(hall, here);
      await deliver(hall, here, 'again');
    });
  }
}

/** After a break in the connection signals may be missing: every table is looked at again. */
async function catchUp(hall: Hall): Promise<void> {
  for (const id of hall.rooms.keys()) {
    await inRoom(hall, id, async room => {
      if (await refresh(hall, room)) await deliver(hall, room);
    }).catch((error: unknown) => hall.complain(error, id));
  }
}
