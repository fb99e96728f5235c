import type { Seat } from '../../kernel/seat.ts';
import type { Table } from '../../table/table.ts';
import type { TableRuntime } from './runtime.ts';
import type { LiveTable } from './live-table.ts';

/** What another process said is believed for this long. */
const REMOTE_PRESENCE_TTL = 60_000;

/** Whether somebody has the table open, in this process or in another. */
export function isHere(runtime: TableRuntime, live: LiveTable, person: string): boolean {
  for (const stream of live.streams) if (stream.person === person) return true;
  for (const { here, at } of live.remotePresence.values()) {
    if (runtime.now() - at < REMOTE_PRESENCE_TTL && here.includes(person)) return true;
  }
  return false;
}

/** The seats of people who have been away for so long that nobody needs to wait for them. */
export function awaySeats(runtime: TableRuntime, live: LiveTable, { places }: Table): Seat[] {
  return places.flatMap((place, seat) => {
    if (place.kind !== 'person' || place.person === null || isHere(runtime, live, place.person)) return [];
    const seen = live.lastSeen.get(place.person);
    // Who was never seen here counts from the moment somebody looks.
    if (seen === undefined) live.lastSeen.set(place.person, runtime.now());
    return seen !== undefined && runtime.now() - seen >= runtime.policy.awayAfter ? [seat] : [];
  });
}

/** Tells the people here, and the other processes, who is here. */
export function publishPresence(runtime: TableRuntime, live: LiveTable): void {
  const own = [...new Set([...live.streams].map(({ person }) => person))];
  runtime.storage.bus.publish([{ type: 'here', id: live.id, here: own, watching: live.streams.size }]);
  sendPresence(runtime, live);
}

export function sendPresence(runtime: TableRuntime, live: LiveTable): void {
  live.presenceVersion++;
  const here = new Set([...live.streams].map(({ person }) => person));
  let watching = live.streams.size;
  for (const [process, heard] of live.remotePresence) {
    if (runtime.now() - heard.at >= REMOTE_PRESENCE_TTL) live.remotePresence.delete(process);
    else {
      watching += heard.watching;
      for (const person of heard.here) here.add(person);
    }
  }
  const text = JSON.stringify({ here: [...here], watching });
  for (const stream of live.streams) stream.send('here', text);
}
