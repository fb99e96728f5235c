import { isGameId } from '../../games/index.ts';
import { whyNotInView } from '../../kernel/foresight.ts';
import type { AnyMatch } from '../../kernel/match.ts';
import { publicRecord, type MatchRecord, type PublicRecord } from '../../kernel/record.ts';
import { seatOf } from '../../table/seat-state.ts';
import { isSealed, toAct, type Table } from '../../table/table.ts';
import { recordFromLog, type RecordNames } from '../../table/to-record.ts';
import { RequestError } from '../request-error.ts';
import { sendTurn } from './after-commit.ts';
import { resumeBots } from './bot-tables.ts';
import { updatePages } from './broadcast.ts';
import { publishPresence } from './presence.ts';
import { loadFor, type TableRuntime } from './runtime.ts';
import { peopleShown } from './server-table.ts';
import type { EventStream } from './stream.ts';

/** The table as a person may see it, with the log after `since`. */
export const readTable = (
  runtime: TableRuntime,
  id: string,
  person: string,
  since: number | undefined,
): Promise<string> =>
  runtime.host.withTable(id, async live => {
    await loadFor(runtime, live, person, since);
    live.lookedAt = runtime.now();
    resumeBots(runtime, live);
    const [page] = await updatePages(runtime, live, person, { since, most: 1 });
    return page.text;
  });

/** Opens a stream: `open` is called once the person may look and the first update is ready. */
export const openTableStream = (
  runtime: TableRuntime,
  id: string,
  { person, since, open }: { person: string; since: number | undefined; open: () => EventStream },
): Promise<void> =>
  runtime.host.withTable(id, async live => {
    const table = await loadFor(runtime, live, person, since);
    const pages = await updatePages(runtime, live, person, { since, most: Number.POSITIVE_INFINITY });
    const stream = open();
    stream.version = table.version;
    // A client that loses the connection in between resumes after the last page that it got.
    for (const { text, upTo } of pages) stream.send('table', text, upTo);
    live.streams.add(stream);
    runtime.storage.bus.watch(id);
    publishPresence(runtime, live);
    resumeBots(runtime, live);
  });

export function closeTableStream(runtime: TableRuntime, id: string, stream: EventStream): void {
  const live = runtime.host.tables.get(id);
  if (live === undefined || !live.streams.delete(stream)) return;
  live.lastSeen.set(stream.person, runtime.now());
  live.lastUsed = runtime.now();
  runtime.storage.bus.unwatch(id);
  publishPresence(runtime, live);
}

/** Opens a stream of the decisions that wait for a person at all their tables. */
export async function openTurnStream(runtime: TableRuntime, stream: EventStream): Promise<void> {
  const { person } = stream;
  const streams = runtime.turnStreams.get(person) ?? new Set();
  runtime.turnStreams.set(person, streams.add(stream));
  runtime.storage.bus.watch(person);
  await sendWaitingTurns(runtime, person, [stream]);
}

/** A person's newest tables are looked at for turns. */
const MAX_TURNS = 200;

/** Sends streams every decision that waits for their person. */
export async function sendWaitingTurns(
  runtime: TableRuntime,
  person: string,
  streams: readonly EventStream[],
): Promise<void> {
  const { tables } = await runtime.storage.tables.listForPerson(person, { limit: MAX_TURNS });
  for (const { row } of tables) {
    if (row.status !== 'playing' || !isGameId(row.game)) continue;
    await runtime.host.withTable(row.id, async live => {
      await runtime.host.load(live);
      await sendTurn(runtime, live, person, streams);
    });
  }
}

export function closeTurnStream(runtime: TableRuntime, stream: EventStream): void {
  const streams = runtime.turnStreams.get(stream.person);
  if (streams?.delete(stream) === true) runtime.storage.bus.unwatch(stream.person);
  if (streams?.size === 0) runtime.turnStreams.delete(stream.person);
}

/** The rule that forbids a move to a person; null when it is legal. */
export const whyNot = (
  runtime: TableRuntime,
  id: string,
  person: string,
  text: string,
): Promise<string | null> =>
  runtime.host.withTable(id, async live => {
    const table = await loadFor(runtime, live, person);
    const { game, match } = table;
    const seat = seatOf(table.places, person);
    if (seat === undefined) throw new RequestError('not-seated', 'you have no seat at this table');
    if (match === null || !toAct(table).includes(seat))
      throw new RequestError('not-your-turn', 'it is not your turn');
    const move = game.notation.parse(text);
    if (move === undefined)
      throw new RequestError('unknown-move', 'this is not a move in the notation of the game');
    const rule = await runtime.run(live, () => whyNotInView(game, game.view(match.state, seat), seat, move));
    return rule ?? null;
  });

/** Refuses a match that is not over, or whose deal others still play. */
function requireEnd(table: Table): asserts table is Table & { match: AnyMatch } {
  const { match, outcome, game } = table;
  if (match === null || outcome === null || game.result(match.state) === undefined)
    throw new RequestError('not-finished', 'only a match that was played to its end can be reviewed');
  if (isSealed(table)) throw sealed();
}

const sealed = (): RequestError =>
  new RequestError('sealed', 'this deal is still being played at other tables');

/** Refuses a review to someone who may not see the whole match; says whether everyone may. */
export const requireReviewable = (runtime: TableRuntime, id: string, person: string): Promise<boolean> =>
  runtime.host.withTable(id, async live => {
    const table = await loadFor(runtime, live, person);
    requireEnd(table);
    return table.settings.visibility === 'public' || table.isRevealed === true;
  });

/** A finished match without anyone's name. */
export const reviewedRecord = (runtime: TableRuntime, id: string): Promise<MatchRecord> =>
  runtime.host.withTable(id, async live => {
    const table = await runtime.host.load(live);
    requireEnd(table);
    const log = await runtime.storage.tables.log(id, 0);
    const record = recordFromLog(table, log, { seats: [], bots: [] });
    if (record === undefined) throw new RequestError('not-finished', 'this match has no whole record');
    const { seats: _seats, bots: _bots, ...rest } = record;
    return rest;
  });

/** The match as a file: whole when it is over, before that only what everyone knows. */
export const exportRecord = (
  runtime: TableRuntime,
  id: string,
  person: string,
): Promise<MatchRecord | PublicRecord> =>
  runtime.host.withTable(id, async live => {
    const table = await loadFor(runtime, live, person);
    const { match, outcome } = table;
    if (match === null) throw new RequestError('not-playing', 'the match has not started');
    if (outcome !== null && isSealed(table)) throw sealed();
    if (outcome === null) return runtime.run(live, () => publicRecord(match));
    await runtime.names.preload(peopleShown(live));
    const log = await runtime.storage.tables.log(id, 0);
    return recordFromLog(table, log, recordNames(runtime, table)) ?? publicRecord(match);
  });

function recordNames({ names }: TableRuntime, { places }: Table): RecordNames {
  const bots = places.map(place => (place.kind === 'bot' ? place.level : null));
  const seats = places.map((place, seat) => {
    const person = 'person' in place ? place.person : null;
    return bots[seat] ?? (person === null ? null : names.name(person)) ?? '?';
  });
  return { seats, bots };
}
