import type { Seat } from '../../kernel/seat.ts';
import type { Table } from '../../table/table.ts';
import type { Hall } from './hall.ts';
import type { Room } from './room.ts';

/** What another process said is believed for this long. */
const HEARSAY = 60_000;

/** Whether somebody has the table open, in this process or in another. */
export function isHere(hall: Hall, room: Room, person: string): boolean {
  for (const stream of room.streams) if (stream.person === person) return true;
  for (const { here, at } of room.elsewhere.values()) {
    if (hall.now() - at < HEARSAY && here.includes(person)) return true;
  }
  return false;
}

/** The seats of people who have been away for so long that nobody needs to wait for them. */
export function awaySeats(hall: Hall, room: Room, { places }: Table): Seat[] {
  return places.flatMap((place, seat) => {
    if (place.kind !== 'person' || place.person === null || isHere(hall, room, place.person)) return [];
    const seen = room.lastSeen.get(place.person);
    // Who was never seen here counts from the moment somebody looks.
    if (seen === undefined) room.lastSeen.set(place.person, hall.now());
    return seen !== undefined && hall.now() - seen >= hall.policy.awayAfter ? [seat] : [];
  });
}

/** Tells the people here, and the other processes, who is here. */
export function announcePresence(hall: Hall, room: Room): void {
  const own = [...new Set([...room.streams].map(({ person }) => person))];
  hall.storage.bus.publish([{ type: 'here', id: room.id, here: own, watching: room.streams.size }]);
  tellPresence(hall, room);
}

export function tellPresence(hall: Hall, room: Room): void {
  room.presence++;
  const here = new Set([...room.streams].map(({ person }) => person));
  let watching = room.streams.size;
  for (const [process, heard] of room.elsewhere) {
    if (hall.now() - heard.at >= HEARSAY) room.elsewhere.delete(process);
    else {
      watching += heard.watching;
      for (const person of heard.here) here.add(person);
    }
  }
  const text = JSON.stringify({ here: [...here], watching });
  for (const stream of room.streams) stream.send('here', text);
}
