import type { PresenceEvent } from '../../api/stream.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Table } from '../../table/table.ts';
import type { TableRuntime } from './runtime.ts';
import type { ServerTable } from './server-table.ts';

/** How long the presence that another process reports is valid. */
const REMOTE_PRESENCE_TTL = 60_000;

/** Whether a person has the table open, in this process or in another. */
export function isHere(runtime: TableRuntime, live: ServerTable, person: string): boolean {
  for (const stream of live.streams) if (stream.person === person) return true;
  for (const { here, at } of live.remotePresence.values()) {
    if (runtime.now() - at < REMOTE_PRESENCE_TTL && here.includes(person)) return true;
  }
  return false;
}

/** The seats of people who have been away long enough to be replaced. */
export function awaySeats(runtime: TableRuntime, live: ServerTable, { places }: Table): Seat[] {
  return places.flatMap((place, seat) => {
    if (place.kind !== 'person' || place.person === null || isHere(runtime, live, place.person)) return [];
    const seen = live.lastSeen.get(place.person);
    // For a person who was never seen here, the time starts now.
    if (seen === undefined) live.lastSeen.set(place.person, runtime.now());
    return seen !== undefined && runtime.now() - seen >= runtime.policy.awayAfter ? [seat] : [];
  });
}

/** Sends everyone here, and the other processes, who is here. */
export function publishPresence(runtime: TableRuntime, live: ServerTable): void {
  const own = [...new Set([...live.streams].map(({ person }) => person))];
  runtime.storage.bus.publish([{ type: 'here', id: live.id, here: own, watching: live.streams.size }]);
  sendPresence(runtime, live);
}

export function sendPresence(runtime: TableRuntime, live: ServerTable): void {
  live.presenceVersion++;
  const here = new Set([...live.streams].map(({ person }) => person));
  let watching = live.streams.size;
  for (const [process, remote] of live.remotePresence) {
    if (runtime.now() - remote.at >= REMOTE_PRESENCE_TTL) live.remotePresence.delete(process);
    else {
      watching += remote.watching;
      for (const person of remote.here) here.add(person);
    }
  }
  const text = JSON.stringify({ here: [...here], watching } satisfies PresenceEvent);
  for (const stream of live.streams) stream.send('here', text);
}
