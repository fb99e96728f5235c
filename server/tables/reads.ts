import { isGameId } from '../../games/index.ts';
import { publicRecord, toRecord } from '../../kernel/record.ts';
import { fastRandom } from '../../kernel/random.ts';
import { seatOf } from '../../table/seat-state.ts';
import { toAct } from '../../table/table.ts';
import { RequestError } from '../request-error.ts';
import { sendTurn } from './after-commit.ts';
import { runGuarded, withTable, load, loadFor, type TableRuntime } from './runtime.ts';
import { messageFor } from './broadcast.ts';
import { publishPresence } from './presence.ts';
import { peopleShown, type LiveTable } from './live-table.ts';
import type { EventStream } from './stream.ts';

/** The table as somebody may see it, with what happened after `since`. */
export const readTable = (
  runtime: TableRuntime,
  id: string,
  person: string,
  since: number | undefined,
): Promise<string> =>
  withTable(runtime, id, async live => {
    await loadFor(runtime, live, person);
    return messageFor(runtime, live, person, since);
  });

/** Opens a stream: `open` is called once the person may look, and everything is ready to be sent. */
export const openTableStream = (
  runtime: TableRuntime,
  id: string,
  { person, since, open }: { person: string; since: number | undefined; open: () => EventStream },
): Promise<void> =>
  withTable(runtime, id, async live => {
    const table = await loadFor(runtime, live, person);
    const message = await messageFor(runtime, live, person, since);
    const stream = open();
    stream.version = table.version;
    stream.send('table', message, table.version);
    live.streams.add(stream);
    publishPresence(runtime, live);
  });

/** Somebody has closed a table. */
export function closeTableStream(runtime: TableRuntime, id: string, stream: EventStream): void {
  const live = runtime.tables.get(id);
  if (live === undefined || !live.streams.delete(stream)) return;
  live.lastSeen.set(stream.person, runtime.now());
  live.lastUsed = runtime.now();
  publishPresence(runtime, live);
}

/** Opens a stream of what waits for a person at all their tables. */
export async function openTurnStream(runtime: TableRuntime, stream: EventStream): Promise<void> {
  const { person } = stream;
  const streams = runtime.turnStreams.get(person) ?? new Set();
  runtime.turnStreams.set(person, streams.add(stream));
  for (const { row } of await runtime.storage.tables.listForPerson(person)) {
    if (row.status !== 'playing' || !isGameId(row.game)) continue;
    await withTable(runtime, row.id, async live => {
      await load(runtime, live);
      await sendTurn(runtime, live, person, [stream]);
    });
  }
}

export function closeTurnStream(runtime: TableRuntime, stream: EventStream): void {
  const streams = runtime.turnStreams.get(stream.person);
  streams?.delete(stream);
  if (streams?.size === 0) runtime.turnStreams.delete(stream.person);
}

/** The rule that forbids a move to a person; null when it is legal. */
export const whyNot = (
  runtime: TableRuntime,
  id: string,
  person: string,
  text: string,
): Promise<string | null> =>
  withTable(runtime, id, async live => {
    const table = await loadFor(runtime, live, person);
    const { game, match } = table;
    const seat = seatOf(table.places, person);
    if (seat === undefined) throw new RequestError('not-seated', 'you have no seat at this table');
    if (match === null || !toAct(table).includes(seat))
      throw new RequestError('not-your-turn', 'it is not your turn');
    const move = game.notation.parse(text);
    if (move === undefined) throw new RequestError('unknown-move', 'there is no such move in this game');
    // Asked of a state made up from what the seat knows: the answer can tell it nothing new.
    const answer = await runGuarded(runtime, live, () =>
      game.whyNot(game.sample(game.view(match.state, seat), fastRandom(table.version)), seat, move),
    );
    return answer ?? null;
  });

/** The match as a file: whole when it is over, else only what everybody knows. */
export const exportRecord = (runtime: TableRuntime, id: string, person: string): Promise<object> =>
  withTable(runtime, id, async live => {
    const { match, outcome, places } = await loadFor(runtime, live, person);
    if (match === null) throw new RequestError('not-playing', 'the match has not begun');
    if (outcome === null) return runGuarded(runtime, live, () => publicRecord(match));
    await runtime.names.preload(peopleShown(live));
    const bots = places.map(place => (place.kind === 'bot' ? place.level : null));
    const seats = places.map((_, seat) => seatName(runtime, live, seat, bots[seat]));
    return runGuarded(runtime, live, () => toRecord(match, seats, bots));
  });

function seatName(runtime: TableRuntime, { table }: LiveTable, seat: number, bot: string | null): string {
  const place = table?.places[seat];
  const person = place !== undefined && 'person' in place ? place.person : null;
  return bot ?? (person === null ? null : runtime.names.name(person)) ?? '?';
}
