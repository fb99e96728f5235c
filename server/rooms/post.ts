import type { Fact } from '../../table/entry.ts';
import { seatOf } from '../../table/place.ts';
import type { Company } from '../../table/sight.ts';
import type { Table } from '../../table/table.ts';
import { guarded, wholeStory, type Hall } from './hall.ts';
import { isHere } from './presence.ts';
import { peopleIn, type Room } from './room.ts';
import { scribeOf } from './scribe.ts';
import type { Stream } from './stream.ts';

/** The message for one person: what happened after `since`, and the table as it is now. */
export async function messageFor(
  hall: Hall,
  room: Room,
  person: string,
  since: number | undefined,
): Promise<string> {
  const table = room.table;
  if (table === undefined) throw new Error('the room sleeps');
  const facts = since === undefined ? [] : await factsSince(hall, room, since);
  await hall.names.learn(peopleIn(room, facts));
  const company = companyOf(hall, room);
  const seat = seatOf(table.places, person);
  const body = await guarded(hall, room, () => scribeOf(table, company)(seat, facts));
  return addressed(hall, room, table, person, body);
}

/** What a stream is about to be sent: the part that depends on the seat only. */
interface Letter {
  readonly stream: Stream;
  readonly body: string;
}

/** Letters about one version of a table, and who was there when they were written. */
export interface Mail {
  readonly table: Table;
  readonly letters: readonly Letter[];
  readonly presence: number;
}

/** Writes to streams; streams that see the same share the text. Runs code of the game: for use under the guard. */
export function mailFor(
  hall: Hall,
  room: Room,
  table: Table,
  { streams, facts }: { streams: readonly Stream[]; facts: readonly Fact[] },
): Mail {
  if (streams.length === 0) return { table, letters: [], presence: room.presence };
  const write = scribeOf(table, companyOf(hall, room));
  const bodies = new Map<string, string>();
  const letters = streams.map((stream): Letter => {
    const seat = seatOf(table.places, stream.person);
    const kind = `${seat} ${stream.version}`;
    const known = bodies.get(kind);
    if (known !== undefined) return { stream, body: known };
    const news = facts[0]?.n > stream.version ? facts : facts.filter(({ n }) => n > stream.version);
    const body = write(seat, news);
    bodies.set(kind, body);
    return { stream, body };
  });
  return { table, letters, presence: room.presence };
}

/** Sends letters; false when somebody is left without, or somebody else is here by now. */
export function dispatch(hall: Hall, room: Room, { table, letters, presence }: Mail): boolean {
  if (room.presence !== presence) return false;
  for (const { stream, body } of letters) {
    stream.version = table.version;
    stream.send('table', addressed(hall, room, table, stream.person, body), table.version);
  }
  return room.streams.size === letters.length;
}

/** Sends every stream what it has not seen; `again` also to those that have seen everything. */
export async function deliver(hall: Hall, room: Room, again: 'again' | 'new' = 'new'): Promise<void> {
  const { table } = room;
  if (table === undefined || room.streams.size === 0) return;
  const streams = [...room.streams].filter(stream => again === 'again' || stream.version < table.version);
  if (streams.length === 0) return;
  const oldest = Math.min(...streams.map(({ version }) => version));
  const facts = await factsSince(hall, room, oldest);
  await hall.names.learn(peopleIn(room, facts));
  const mail = await guarded(hall, room, () => mailFor(hall, room, table, { streams, facts }));
  dispatch(hall, room, { ...mail, presence: room.presence });
}

const companyOf = (hall: Hall, room: Room): Company => ({
  name: hall.names.name,
  isProgram: hall.names.isProgram,
  isHere: person => isHere(hall, room, person),
});

/** The newest facts are at hand; older ones are told again from the beginning. */
async function factsSince(hall: Hall, room: Room, since: number): Promise<readonly Fact[]> {
  const version = room.table?.version ?? 0;
  if (since >= version) return [];
  const first = room.facts[0]?.n ?? version + 1;
  const { facts } = first <= since + 1 ? room : await wholeStory(hall, room);
  return facts.filter(({ n }) => n > since && n <= version);
}

/** The same body serves all spectators; only the head is personal. */
function addressed(hall: Hall, room: Room, table: Table, person: string, body: string): string {
  const you = { seat: seatOf(table.places, person) ?? null, isHost: table.host === person };
  return `{"id":"${room.id}","now":${hall.now()},"you":${JSON.stringify(you)},${body}`;
}
