import { isGameId } from '../../games/index.ts';
import { publicRecord, toRecord } from '../../kernel/record.ts';
import { quickRandom } from '../../kernel/random.ts';
import { seatOf } from '../../table/place.ts';
import { toAct } from '../../table/table.ts';
import { Fault } from '../fault.ts';
import { tellTurn } from './follow.ts';
import { guarded, inRoom, wake, wakeFor, type Hall } from './hall.ts';
import { messageFor } from './post.ts';
import { announcePresence } from './presence.ts';
import { peopleIn, type Room } from './room.ts';
import type { Stream } from './stream.ts';

/** The table as somebody may see it, with what happened after `since`. */
export const look = (hall: Hall, id: string, person: string, since: number | undefined): Promise<string> =>
  inRoom(hall, id, async room => {
    await wakeFor(hall, room, person);
    return messageFor(hall, room, person, since);
  });

/** Opens a stream: `open` is called once the person may look, and everything is ready to be sent. */
export const watch = (
  hall: Hall,
  id: string,
  { person, since, open }: { person: string; since: number | undefined; open: () => Stream },
): Promise<void> =>
  inRoom(hall, id, async room => {
    const table = await wakeFor(hall, room, person);
    const message = await messageFor(hall, room, person, since);
    const stream = open();
    stream.version = table.version;
    stream.send('table', message, table.version);
    room.streams.add(stream);
    announcePresence(hall, room);
  });

/** Somebody has closed a table. */
export function unwatch(hall: Hall, id: string, stream: Stream): void {
  const room = hall.rooms.get(id);
  if (room === undefined || !room.streams.delete(stream)) return;
  room.lastSeen.set(stream.person, hall.now());
  room.touched = hall.now();
  announcePresence(hall, room);
}

/** Opens a stream of what waits for a person at all their tables. */
export async function follow(hall: Hall, stream: Stream): Promise<void> {
  const { person } = stream;
  const streams = hall.followers.get(person) ?? new Set();
  hall.followers.set(person, streams.add(stream));
  for (const { row } of await hall.storage.tables.ofPerson(person)) {
    if (row.status !== 'playing' || !isGameId(row.game)) continue;
    await inRoom(hall, row.id, async room => {
      await wake(hall, room);
      await tellTurn(hall, room, person, [stream]);
    });
  }
}

export function unfollow(hall: Hall, stream: Stream): void {
  const streams = hall.followers.get(stream.person);
  streams?.delete(stream);
  if (streams?.size === 0) hall.followers.delete(stream.person);
}

/** The rule that forbids a move to a person; null when it is legal. */
export const whyNot = (hall: Hall, id: string, person: string, text: string): Promise<string | null> =>
  inRoom(hall, id, async room => {
    const table = await wakeFor(hall, room, person);
    const { game, match } = table;
    const seat = seatOf(table.places, person);
    if (seat === undefined) throw new Fault('not-seated', 'you have no seat at this table');
    if (match === null || !toAct(table).includes(seat))
      throw new Fault('not-your-turn', 'it is not your turn');
    const move = game.notation.parse(text);
    if (move === undefined) throw new Fault('unknown-move', 'there is no such move in this game');
    // Asked of a state made up from what the seat knows: the answer can tell it nothing new.
    const answer = await guarded(hall, room, () =>
      game.whyNot(game.sample(game.view(match.state, seat), quickRandom(table.version)), seat, move),
    );
    return answer ?? null;
  });

/** The match as a file: whole when it is over, else only what everybody knows. */
export const recordOf = (hall: Hall, id: string, person: string): Promise<object> =>
  inRoom(hall, id, async room => {
    const { match, outcome, places } = await wakeFor(hall, room, person);
    if (match === null) throw new Fault('not-playing', 'the match has not begun');
    if (outcome === null) return guarded(hall, room, () => publicRecord(match));
    await hall.names.learn(peopleIn(room));
    const bots = places.map(place => (place.kind === 'bot' ? place.level : null));
    const seats = places.map((_, seat) => seatName(hall, room, seat, bots[seat]));
    return guarded(hall, room, () => toRecord(match, seats, bots));
  });

function seatName(hall: Hall, { table }: Room, seat: number, bot: string | null): string {
  const place = table?.places[seat];
  const person = place !== undefined && 'person' in place ? place.person : null;
  return bot ?? (person === null ? null : hall.names.name(person)) ?? '?';
}
