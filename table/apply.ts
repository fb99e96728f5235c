import type { AnyGame, GameEvent } from '../kernel/game.ts';
import { play, startMatch, undoSteps, type AnyMatch } from '../kernel/match.ts';
import type { Seat } from '../kernel/seat.ts';
import { clockAfterReclaim, startClocks, updateClocks } from './clock.ts';
import type { LogEntry, AppliedEntry, NumberedEntry } from './entry.ts';
import { OPEN_SEAT, personSeat, type SeatState } from './seat-state.ts';
import { resignationRanks, humanSeatsToAct, toAct, type Table } from './table.ts';

/** A table after one more entry, and the entry with what it led to. */
export interface Applied {
  readonly table: Table;
  readonly entry: AppliedEntry;
}

type EntryOf<T extends LogEntry['type']> = Extract<LogEntry, { readonly type: T }>;

/** The first entry of a log makes the table. */
export function initialTable(game: AnyGame, logged: NumberedEntry): Applied {
  const { entry, n, at } = logged;
  if (entry.type !== 'opened') throw new Error(`a log begins with "opened", not with "${entry.type}"`);
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
    turns: entry.places.map(() => null),
    clocks: null,
    undoRequest: null,
    outcome: null,
    after: entry.after ?? null,
    rematch: null,
  };
  return { table, entry: { ...logged, events: [], ply: 0 } };
}

/** Trusts its entry: what may be done was decided before it was written. */
export function applyEntry(before: Table, logged: NumberedEntry): Applied {
  const { n, at, entry } = logged;
  const { table, events } = applyChange({ ...before, version: n, at }, entry);
  const ply = table.match === null ? 0 : plyOf(table.match);
  return { table, entry: { ...logged, events, ply } };
}

interface Changed {
  readonly table: Table;
  readonly events: readonly GameEvent[];
}

const noEvents = (table: Table): Changed => ({ table, events: [] });

function applyChange(table: Table, entry: LogEntry): Changed {
  switch (entry.type) {
    case 'opened':
      throw new Error('a table is opened once');
    case 'admitted':
      return noEvents({ ...table, admitted: [...table.admitted, entry.person] });
    case 'seatTaken':
      return noEvents(withPlace(table, entry.seat, personSeat(entry.person)));
    case 'seatFreed':
      return noEvents(withPlace(table, entry.seat, OPEN_SEAT));
    case 'botSeated':
      return noEvents(withPlace(table, entry.seat, { kind: 'bot', level: entry.level }));
    case 'hostChanged':
      return noEvents({ ...table, host: entry.host });
    case 'closed':
      return noEvents({ ...table, status: 'closed' });
    case 'started':
      return started(table, entry);
    case 'moved':
      return moved(table, entry);
    case 'undoAsked':
      return noEvents({ ...table, undoRequest: { seat: entry.seat, agreed: [] } });
    case 'undoAgreed':
      return noEvents(agreed(table, entry.seat));
    case 'undoRefused':
      return noEvents({ ...table, undoRequest: null });
    case 'takenBack':
      return noEvents(takenBack(table, entry.count));
    case 'stoodIn':
      return noEvents(stoodIn(table, entry));
    case 'reclaimed':
      return noEvents(reclaimed(table, entry.seat));
    case 'said':
      return noEvents(table);
    case 'rematched':
      return noEvents({ ...table, rematch: entry.table });
    case 'forgotten':
      return noEvents(forgotten(table, entry.person));
  }
}

const withPlace = (table: Table, seat: Seat, place: SeatState): Table => ({
  ...table,
  places: table.places.map((old, index) => (index === seat ? place : old)),
});

/** How many steps the whole match has, also when it goes on from a stored state. */
export const plyOf = ({ start, steps }: AnyMatch): number => start.ply + steps.length;

function started(table: Table, { seed }: EntryOf<'started'>): Changed {
  const { config, speed } = table.settings;
  const match = startMatch(table.game, config, seed);
  const clocks = startClocks(speed, config.players);
  const playing: Table = { ...table, status: 'playing', match: { ...match, setupEvents: [] }, clocks };
  return { table: updateTurns(playing), events: match.setupEvents };
}

function moved(table: Table, { seat, move: text, forced }: EntryOf<'moved'>): Changed {
  const move = table.game.notation.parse(text);
  if (table.match === null || move === undefined) throw new Error(`the log holds an unknown move "${text}"`);
  const match = play(table.match, seat, move, forced === true);
  const events = match.steps[match.steps.length - 1].events;
  const next = updateTurns({ ...table, match: withoutEvents(match), undoRequest: null }, seat);
  const result = table.game.result(match.state);
  return { table: result === undefined ? next : ended(next, { kind: 'played', result }), events };
}

/** The log keeps what happened; the match needs only what an undo asks for. */
function withoutEvents(match: AnyMatch): AnyMatch {
  const steps = match.steps.slice();
  steps[steps.length - 1] = { ...steps[steps.length - 1], events: [] };
  return { ...match, steps };
}

/** Notes whose decision begins with this entry, and whose clock runs. */
function updateTurns(table: Table, decided?: Seat): Table {
  const acting = toAct(table);
  const turns = table.turns.map((since, seat) => {
    if (!acting.includes(seat)) return null;
    return since === null || seat === decided ? table.version : since;
  });
  return withClocks({ ...table, turns }, decided);
}

function withClocks(table: Table, decided?: Seat): Table {
  if (table.clocks === null) return table;
  const change = { at: table.at, running: humanSeatsToAct(table), decided };
  return { ...table, clocks: updateClocks(table.settings.speed, table.clocks, change) };
}

const ended = (table: Table, outcome: NonNullable<Table['outcome']>): Table =>
  updateTurns({ ...table, status: 'finished', outcome, undoRequest: null });

const agreed = (table: Table, seat: Seat): Table =>
  table.undoRequest === null
    ? table
    : { ...table, undoRequest: { ...table.undoRequest, agreed: [...table.undoRequest.agreed, seat] } };

/** Every decision begins anew: what was thought before is stale. */
function takenBack(table: Table, count: number): Table {
  if (table.match === null) throw new Error('nothing was played yet');
  const match = undoSteps(table.match, count);
  const turns = table.turns.map(() => null);
  return updateTurns({ ...table, match, turns, undoRequest: null });
}

function stoodIn(table: Table, { seat, level, because }: EntryOf<'stoodIn'>): Table {
  const place = table.places[seat];
  if (place.kind !== 'person') throw new Error(`nobody sits on seat ${seat}`);
  const next = withPlace(table, seat, { ...place, standIn: { level, because } });
  const ranks = because === 'resigned' ? resignationRanks(next.places) : undefined;
  return ranks === undefined ? withClocks(next) : ended(next, { kind: 'conceded', ranks });
}

function reclaimed(table: Table, seat: Seat): Table {
  const place = table.places[seat];
  if (place.kind !== 'person') throw new Error(`nobody sits on seat ${seat}`);
  const next = withPlace(table, seat, { ...place, standIn: null });
  const { speed } = table.settings;
  const clocks =
    table.clocks?.map((clock, index) => (index === seat ? clockAfterReclaim(speed, clock) : clock)) ?? null;
  return withClocks({ ...next, clocks });
}

function forgotten(table: Table, person: string): Table {
  const places = table.places.map((place): SeatState => {
    if (place.kind === 'held' && place.person === person) return OPEN_SEAT;
    return place.kind === 'person' && place.person === person ? { ...place, person: null } : place;
  });
  const admitted = table.admitted.filter(one => one !== person);
  return { ...table, places, admitted, host: table.host === person ? null : table.host };
}
