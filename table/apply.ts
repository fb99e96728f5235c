import type { AnyGame, GameEvent, Move } from '../kernel/game.ts';
import { playWithoutEvents, plyOf, reseed, startMatch, undoSteps, type AnyMatch } from '../kernel/match.ts';
import type { Seat } from '../kernel/seat.ts';
import { clockAfterReclaim, heldClock, startClocks, updateClocks } from './clock.ts';
import type { AppliedEntry, LogEntry, NumberedEntry } from './entry.ts';
import { OPEN_SEAT, personSeat, type SeatState } from './seat-state.ts';
import { hasCommonDeal } from './settings.ts';
import { humanSeatsToAct, resignationRanks, toAct, type Table, type UndoRequest } from './table.ts';

/** A table after one more entry, and the entry with the events it caused. */
export interface Applied {
  readonly table: Table;
  readonly entry: AppliedEntry;
}

type EntryOf<T extends LogEntry['type']> = Extract<LogEntry, { readonly type: T }>;

/** The first entry of a log creates the table. */
export function initialTable(game: AnyGame, numbered: NumberedEntry): Applied {
  const { entry, n, at } = numbered;
  if (entry.type !== 'opened') throw new Error(`a log starts with "opened", not with "${entry.type}"`);
  const table: Table = {
    game,
    version: n,
    at,
    settings: entry.settings,
    host: entry.host,
    places: entry.places,
    admitted: [],
    status: 'open',
    match: null,
    startedAt: null,
    turns: entry.places.map(() => null),
    settled: 0,
    lastUndo: 0,
    clocks: null,
    undoRequest: null,
    abortRequest: null,
    barred: [],
    outcome: null,
    after: entry.after ?? null,
    rematch: null,
  };
  return { table, entry: { ...numbered, events: [], ply: 0 } };
}

/**
 * Trusts its entry: a command was decided before it was written. `move` spares the parsing of an entry that was just
 * decided; a log that is read back has none.
 */
export function applyEntry(before: Table, numbered: NumberedEntry, move?: Move): Applied {
  const { n, at, entry } = numbered;
  const { table, events } = applyChange({ ...before, version: n, at }, entry, move);
  const ply = table.match === null ? 0 : plyOf(table.match);
  return { table, entry: { ...numbered, events, ply } };
}

/** The table after some more of its log. */
export function applyLog(
  before: Table,
  log: readonly NumberedEntry[],
): { readonly table: Table; readonly entries: readonly AppliedEntry[] } {
  let table = before;
  const entries: AppliedEntry[] = [];
  for (const numbered of log) {
    const applied = applyEntry(table, numbered);
    table = applied.table;
    entries.push(applied.entry);
  }
  return { table, entries };
}

interface Change {
  readonly table: Table;
  readonly events: readonly GameEvent[];
}

const noEvents = (table: Table): Change => ({ table, events: [] });

function applyChange(table: Table, entry: LogEntry, move: Move | undefined): Change {
  switch (entry.type) {
    case 'opened':
      throw new Error('duplicate "opened" entry');
    case 'admitted':
      return noEvents({ ...table, admitted: [...table.admitted, entry.person] });
    case 'seatTaken':
      return noEvents(withClocks(withSeat(table, entry.seat, personSeat(entry.person))));
    case 'seatFreed':
      return noEvents(withSeat(table, entry.seat, OPEN_SEAT));
    case 'botSeated':
      return noEvents(withSeat(table, entry.seat, { kind: 'bot', level: entry.level }));
    case 'hostChanged':
      return noEvents({ ...table, host: entry.host });
    case 'closed':
      return noEvents(updateTurns({ ...table, status: 'closed', undoRequest: null, abortRequest: null }));
    case 'started':
      return started(table, entry);
    case 'reseeded':
      return noEvents({ ...table, match: reseed(playedMatch(table), entry.seed) });
    case 'moved':
      return moved(table, entry, move);
    case 'undoAsked':
      return noEvents({ ...table, undoRequest: { seat: entry.seat, agreed: [] } });
    case 'undoAgreed':
      return noEvents({ ...table, undoRequest: agreed(table.undoRequest, entry.seat) });
    case 'undoRefused':
      return noEvents({ ...table, undoRequest: null });
    case 'takenBack':
      return noEvents(undone(table, entry.count));
    case 'stoodIn':
      return noEvents(stoodIn(table, entry));
    case 'reclaimed':
      return noEvents(reclaimed(table, entry.seat));
    case 'vacationSet':
      return noEvents(withVacation(table, entry));
    case 'kicked':
      return noEvents(barred(table, entry.person));
    case 'abortAsked':
      return noEvents({ ...table, abortRequest: { seat: entry.seat, agreed: [] } });
    case 'abortAgreed':
      return noEvents({ ...table, abortRequest: agreed(table.abortRequest, entry.seat) });
    case 'abortRefused':
      return noEvents({ ...table, abortRequest: null });
    case 'said':
    case 'reacted':
      return noEvents(table);
    case 'revealed':
      return noEvents({ ...table, isRevealed: true });
    case 'rematched':
      return noEvents({ ...table, rematch: entry.table });
    case 'forgotten':
      return noEvents(withoutPerson(table, entry.person));
  }
}

const withSeat = (table: Table, seat: Seat, state: SeatState): Table => ({
  ...table,
  places: table.places.map((old, index) => (index === seat ? state : old)),
});

function playedMatch({ match }: Table): AnyMatch {
  if (match === null) throw new Error('the match has not started');
  return match;
}

function started(table: Table, { seed }: EntryOf<'started'>): Change {
  const { config, speed } = table.settings;
  const match = startMatch(table.game, config, seed, hasCommonDeal(table.settings) ? 'deck' : 'step');
  const clocks = startClocks(speed, config.players);
  const playing: Table = {
    ...table,
    status: 'playing',
    match: { ...match, setupEvents: [] },
    startedAt: table.at,
    clocks,
  };
  return { table: updateTurns(playing), events: match.setupEvents };
}

function moved(table: Table, { seat, move: text, forced }: EntryOf<'moved'>, parsed?: Move): Change {
  const move = parsed ?? table.game.notation.parse(text);
  if (move === undefined) throw new Error(`the log holds an unknown move "${text}"`);
  // The log keeps the events.
  const { match, events } = playWithoutEvents(playedMatch(table), { seat, move, forced: forced === true });
  const places = forced === true ? table.places : withHelp(table.places, seat);
  const next = updateTurns({ ...table, places, match, undoRequest: null }, seat);
  const result = table.game.result(match.state);
  return { table: result === undefined ? next : ended(next, { kind: 'played', result }), events };
}

/** Counts a decision that a bot made for a person. */
const withHelp = (places: readonly SeatState[], seat: Seat): readonly SeatState[] =>
  places.map((place, index) =>
    index === seat && place.kind === 'person' && place.standIn !== null
      ? { ...place, helped: (place.helped ?? 0) + 1 }
      : place,
  );

/** Notes whose decision begins with this entry, and whose clock runs. */
function updateTurns(table: Table, decided?: Seat): Table {
  const acting = toAct(table);
  const turns = table.turns.map((since, seat) => {
    if (!acting.includes(seat)) return null;
    return since === null || seat === decided ? table.version : since;
  });
  const isSettled = turns.every(since => since === null || since === table.version);
  const settled = isSettled && table.match !== null ? plyOf(table.match) : table.settled;
  return withClocks({ ...table, turns, settled }, decided);
}

function withClocks(table: Table, decided?: Seat): Table {
  if (table.clocks === null) return table;
  const { at, vacations } = table;
  const change = { at, running: humanSeatsToAct(table), decided, vacations };
  return { ...table, clocks: updateClocks(table.settings.speed, table.clocks, change) };
}

function withVacation(table: Table, { seat, until }: EntryOf<'vacationSet'>): Table {
  const before = table.vacations ?? table.places.map(() => null);
  const own = <T>(list: readonly T[], change: (item: T) => T): T[] =>
    list.map((item, index) => (index === seat ? change(item) : item));
  return {
    ...table,
    vacations: own(before, () => until),
    clocks: table.clocks === null ? null : own(table.clocks, clock => heldClock(clock, table.at, until)),
  };
}

const ended = (table: Table, outcome: NonNullable<Table['outcome']>): Table =>
  updateTurns({ ...table, status: 'finished', outcome, undoRequest: null, abortRequest: null });

const agreed = (request: UndoRequest | null, seat: Seat): UndoRequest | null =>
  request === null ? null : { ...request, agreed: [...request.agreed, seat] };

const barred = (table: Table, person: string): Table => ({
  ...table,
  barred: [...table.barred, person],
  admitted: table.admitted.filter(one => one !== person),
});

/** Every decision starts again: an answer to an earlier one is stale. */
function undone(table: Table, count: number): Table {
  const match = undoSteps(playedMatch(table), count);
  const turns = table.turns.map(() => null);
  return updateTurns({ ...table, match, turns, lastUndo: table.version, undoRequest: null });
}

function personAt({ places }: Table, seat: Seat): Extract<SeatState, { kind: 'person' }> {
  const place = places[seat];
  if (place.kind !== 'person') throw new Error(`seat ${seat} has no person`);
  return place;
}

function stoodIn(table: Table, { seat, level, because }: EntryOf<'stoodIn'>): Table {
  const next = withSeat(table, seat, { ...personAt(table, seat), standIn: { level, because } });
  // A common deal is played to its end: each seat is compared with the same one elsewhere.
  const mayConcede = because === 'resigned' && !hasCommonDeal(table.settings);
  const ranks = mayConcede ? resignationRanks(next.places) : undefined;
  return ranks === undefined ? withClocks(next) : ended(next, { kind: 'conceded', ranks });
}

function reclaimed(table: Table, seat: Seat): Table {
  const next = withSeat(table, seat, { ...personAt(table, seat), standIn: null });
  const { speed } = table.settings;
  const clocks =
    table.clocks?.map((clock, index) => (index === seat ? clockAfterReclaim(speed, clock) : clock)) ?? null;
  return withClocks({ ...next, clocks });
}

function withoutPerson(table: Table, person: string): Table {
  const places = table.places.map((place): SeatState => {
    if (place.kind === 'held' && place.person === person) return OPEN_SEAT;
    return place.kind === 'person' && place.person === person ? { ...place, person: null } : place;
  });
  const admitted = table.admitted.filter(one => one !== person);
  const stillBarred = table.barred.filter(one => one !== person);
  return { ...table, places, admitted, barred: stillBarred, host: table.host === person ? null : table.host };
}
