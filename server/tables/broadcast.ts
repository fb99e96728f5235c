import type { CommandOutcome } from '../../table/decide.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { AppliedEntry } from '../../table/entry.ts';
import { seatOf } from '../../table/seat-state.ts';
import type { Table } from '../../table/table.ts';
import type { PeopleInfo } from '../../table/view.ts';
import { isHere } from './presence.ts';
import type { TableRuntime } from './runtime.ts';
import { createSerialiser } from './serialiser.ts';
import { peopleShown, type ServerTable } from './server-table.ts';
import type { EventStream } from './stream.ts';

/** A long log is sent in parts of this many entries. */
const PAGE = 500;

/** An update as text, and the number of the last entry that it covers. */
export interface UpdatePage {
  readonly text: string;
  readonly upTo: number;
}

/** The updates for one person: the log after `since` in pages, each with the table as it is now. */
export async function updatePages(
  runtime: TableRuntime,
  live: ServerTable,
  person: string,
  { since, most }: { since: number | undefined; most: number },
): Promise<UpdatePage[]> {
  const table = await runtime.host.load(live);
  const entries = since === undefined ? [] : await runtime.host.entriesSince(live, since);
  await runtime.names.preload(peopleShown(live, entries));
  const people = peopleInfo(runtime, live);
  const seat = seatOf(table.places, person);
  const pages: UpdatePage[] = [];
  for (let from = 0; pages.length < most && (from === 0 || from < entries.length); from += PAGE) {
    const part = entries.slice(from, from + PAGE);
    const body = await runtime.run(live, () => createSerialiser(table, people)(seat, part));
    const upTo = from + PAGE < entries.length ? (part.at(-1)?.n ?? 0) : table.version;
    const rest = upTo < table.version ? `"next":${upTo},${body}` : body;
    pages.push({ text: wrapForPerson(runtime, { id: live.id, table }, person, rest), upTo });
  }
  return pages;
}

/** An update for a stream: the part that depends only on the seat. */
interface OutgoingMessage {
  readonly stream: EventStream;
  readonly body: string;
}

/** Updates about one version of a table, and who was here when they were built. */
export interface Broadcast {
  readonly table: Table;
  readonly messages: readonly OutgoingMessage[];
  readonly presence: number;
}

/** The broadcast of a change that is about to be stored, for every stream that is up to date. Runs code of the game. */
export function broadcastFor(
  runtime: TableRuntime,
  live: ServerTable,
  { table, entries }: CommandOutcome,
): Broadcast {
  const version = live.table?.version;
  const streams = [...live.streams].filter(stream => stream.version === version);
  return buildBroadcast(runtime, live, table, { streams, entries });
}

/** Streams that see the same share the text. */
function buildBroadcast(
  runtime: TableRuntime,
  live: ServerTable,
  table: Table,
  { streams, entries }: { streams: readonly EventStream[]; entries: readonly AppliedEntry[] },
): Broadcast {
  const presence = live.presenceVersion;
  if (streams.length === 0) return { table, messages: [], presence };
  const write = createSerialiser(table, peopleInfo(runtime, live));
  const bodies: { readonly seat: Seat | undefined; readonly version: number; readonly body: string }[] = [];
  const messages = streams.map((stream): OutgoingMessage => {
    const { version } = stream;
    const seat = seatOf(table.places, stream.person);
    const known = bodies.find(one => one.seat === seat && one.version === version);
    if (known !== undefined) return { stream, body: known.body };
    const missed = entries[0]?.n > version ? entries : entries.filter(({ n }) => n > version);
    const body = write(seat, missed);
    bodies.push({ seat, version, body });
    return { stream, body };
  });
  return { table, messages, presence };
}

/** Sends a broadcast once its change is stored; streams that it does not cover follow. */
export function deliver(runtime: TableRuntime, live: ServerTable, broadcast: Broadcast): void {
  const isCurrent = live.presenceVersion === broadcast.presence;
  if (isCurrent) send(runtime, live, broadcast);
  if (isCurrent && live.streams.size === broadcast.messages.length) return;
  runtime.host
    .withTable(live.id, one => sendMissing(runtime, one))
    .catch((error: unknown) => runtime.reportError(error, live.id));
}

function send(runtime: TableRuntime, { id }: ServerTable, { table, messages }: Broadcast): void {
  for (const { stream, body } of messages) {
    stream.version = table.version;
    stream.send('table', wrapForPerson(runtime, { id, table }, stream.person, body), table.version);
  }
}

/** Sends every stream the entries it has not seen; `again` also updates streams that have seen all. */
export async function sendMissing(
  runtime: TableRuntime,
  live: ServerTable,
  again: 'again' | 'new' = 'new',
): Promise<void> {
  const { table } = live;
  if (table === undefined || live.streams.size === 0) return;
  const streams = [...live.streams].filter(stream => again === 'again' || stream.version < table.version);
  if (streams.length === 0) return;
  const oldest = Math.min(...streams.map(({ version }) => version));
  const entries = await runtime.host.entriesSince(live, oldest);
  await runtime.names.preload(peopleShown(live, entries));
  send(
    runtime,
    live,
    await runtime.run(live, () => buildBroadcast(runtime, live, table, { streams, entries })),
  );
}

const peopleInfo = (runtime: TableRuntime, live: ServerTable): PeopleInfo => ({
  name: runtime.names.name,
  isProgram: runtime.names.isProgram,
  isHere: person => isHere(runtime, live, person),
});

/** Spectators share one body; only the head is personal. */
function wrapForPerson(
  runtime: TableRuntime,
  { id, table }: { id: string; table: Table },
  person: string,
  body: string,
): string {
  const seat = seatOf(table.places, person) ?? null;
  return `{"id":"${id}","now":${runtime.now()},"you":{"seat":${seat},"isHost":${table.host === person}},${body}`;
}
