import type { AppliedEntry } from '../../table/entry.ts';
import { seatOf } from '../../table/seat-state.ts';
import type { PeopleInfo } from '../../table/view.ts';
import type { Table } from '../../table/table.ts';
import { runGuarded, replayFromStart, type TableRuntime } from './runtime.ts';
import { isHere } from './presence.ts';
import { peopleShown, type LiveTable } from './live-table.ts';
import { createSerialiser } from './serialiser.ts';
import type { EventStream } from './stream.ts';

/** The message for one person: what happened after `since`, and the table as it is now. */
export async function messageFor(
  runtime: TableRuntime,
  live: LiveTable,
  person: string,
  since: number | undefined,
): Promise<string> {
  const table = live.table;
  if (table === undefined) throw new Error('the live sleeps');
  const facts = since === undefined ? [] : await entriesSince(runtime, live, since);
  await runtime.names.preload(peopleShown(live, facts));
  const company = peopleInfo(runtime, live);
  const seat = seatOf(table.places, person);
  const body = await runGuarded(runtime, live, () => createSerialiser(table, company)(seat, facts));
  return wrapForPerson(runtime, live, table, person, body);
}

/** What a stream is about to be sent: the part that depends on the seat only. */
interface OutgoingMessage {
  readonly stream: EventStream;
  readonly body: string;
}

/** Letters about one version of a table, and who was there when they were written. */
export interface Broadcast {
  readonly table: Table;
  readonly letters: readonly OutgoingMessage[];
  readonly presence: number;
}

/** Writes to streams; streams that see the same share the text. Runs code of the game: for use under the guard. */
export function prepareBroadcast(
  runtime: TableRuntime,
  live: LiveTable,
  table: Table,
  { streams, facts }: { streams: readonly EventStream[]; facts: readonly AppliedEntry[] },
): Broadcast {
  if (streams.length === 0) return { table, letters: [], presence: live.presenceVersion };
  const write = createSerialiser(table, peopleInfo(runtime, live));
  const bodies = new Map<string, string>();
  const letters = streams.map((stream): OutgoingMessage => {
    const seat = seatOf(table.places, stream.person);
    const kind = `${seat} ${stream.version}`;
    const known = bodies.get(kind);
    if (known !== undefined) return { stream, body: known };
    const news = facts[0]?.n > stream.version ? facts : facts.filter(({ n }) => n > stream.version);
    const body = write(seat, news);
    bodies.set(kind, body);
    return { stream, body };
  });
  return { table, letters, presence: live.presenceVersion };
}

/** Sends letters; false when somebody is left without, or somebody else is here by now. */
export function sendBroadcast(
  runtime: TableRuntime,
  live: LiveTable,
  { table, letters, presence }: Broadcast,
): boolean {
  if (live.presenceVersion !== presence) return false;
  for (const { stream, body } of letters) {
    stream.version = table.version;
    stream.send('table', wrapForPerson(runtime, live, table, stream.person, body), table.version);
  }
  return live.streams.size === letters.length;
}

/** Sends every stream what it has not seen; `again` also to those that have seen everything. */
export async function sendMissing(
  runtime: TableRuntime,
  live: LiveTable,
  again: 'again' | 'new' = 'new',
): Promise<void> {
  const { table } = live;
  if (table === undefined || live.streams.size === 0) return;
  const streams = [...live.streams].filter(stream => again === 'again' || stream.version < table.version);
  if (streams.length === 0) return;
  const oldest = Math.min(...streams.map(({ version }) => version));
  const facts = await entriesSince(runtime, live, oldest);
  await runtime.names.preload(peopleShown(live, facts));
  const mail = await runGuarded(runtime, live, () =>
    prepareBroadcast(runtime, live, table, { streams, facts }),
  );
  sendBroadcast(runtime, live, { ...mail, presence: live.presenceVersion });
}

const peopleInfo = (runtime: TableRuntime, live: LiveTable): PeopleInfo => ({
  name: runtime.names.name,
  isProgram: runtime.names.isProgram,
  isHere: person => isHere(runtime, live, person),
});

/** The newest facts are at hand; older ones are told again from the beginning. */
async function entriesSince(
  runtime: TableRuntime,
  live: LiveTable,
  since: number,
): Promise<readonly AppliedEntry[]> {
  const version = live.table?.version ?? 0;
  if (since >= version) return [];
  const first = live.recentEntries[0]?.n ?? version + 1;
  const entries = first <= since + 1 ? live.recentEntries : (await replayFromStart(runtime, live)).entries;
  return entries.filter(({ n }) => n > since && n <= version);
}

/** The same body serves all spectators; only the head is personal. */
function wrapForPerson(
  runtime: TableRuntime,
  live: LiveTable,
  table: Table,
  person: string,
  body: string,
): string {
  const you = { seat: seatOf(table.places, person) ?? null, isHost: table.host === person };
  return `{"id":"${live.id}","now":${runtime.now()},"you":${JSON.stringify(you)},${body}`;
}
