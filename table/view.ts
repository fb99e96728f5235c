import type { Move } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import { pendingAborts } from './abort.ts';
import type { Clock } from './clock.ts';
import type { StandInReason, PersonId } from './seat-state.ts';
import type { TableSettings } from './settings.ts';
import { isSealed, toAct, type Outcome, type Status, type Table } from './table.ts';
import { askableSteps, freeSteps, pendingConsents } from './undo.ts';

/** Facts about people that the log does not hold: names, and who is online. */
export interface PeopleInfo {
  name(person: PersonId): string | null;
  isHere(person: PersonId): boolean;
  /** Whether a bot program plays under this id. */
  isProgram(person: PersonId): boolean;
}

/** A table as one viewer may see it, built field by field from what is allowed. */
export interface TableView {
  readonly version: number;
  readonly at: number;
  readonly settings: TableSettings;
  readonly status: Status;
  readonly host: PersonId | null;
  readonly seats: readonly SeatView[];
  /** The viewer's seat; null for a spectator. */
  readonly seat: Seat | null;
  readonly toAct: readonly Seat[];
  /** The game as the viewer sees it; null before the start. */
  readonly view: unknown;
  /** The viewer's legal moves in the game's notation; empty when the viewer is not to act. */
  readonly moves: readonly string[];
  /** How many moves were played, forced ones included. */
  readonly ply: number;
  readonly undo: UndoView;
  /** A proposal to end the match without a result. */
  readonly abort: { readonly seat: Seat; readonly waitingFor: readonly Seat[] } | null;
  /** Milliseconds; null at an untimed table. */
  readonly clocks: readonly Clock[] | null;
  readonly outcome: Outcome | null;
  /** The hash of the seed, from the start; null before. */
  readonly commitment: string | null;
  /** The seed itself, when the match is over; null before. */
  readonly seed: string | null;
  /** Fresh seeds for later draws, if the match moved here from elsewhere; each seed is shown at the end. */
  readonly reseeds?: readonly ReseedView[];
  /** The table whose rematch this is. */
  readonly after: string | null;
  readonly rematch: string | null;
}

export interface SeatView {
  readonly kind: 'open' | 'held' | 'person' | 'bot';
  readonly person: PersonId | null;
  /** null: an open seat, a bot, or a person whose data was deleted. */
  readonly name: string | null;
  readonly isHere: boolean;
  /** A bot program plays here, not a person. */
  readonly isProgram: boolean;
  /** The bot that decides for this seat; null when a person does. */
  readonly bot: string | null;
  /** Why a bot plays for a person. */
  readonly because: StandInReason | null;
  /** The player is on vacation until then; absent: they are not. */
  readonly vacation?: number;
}

export interface ReseedView {
  readonly ply: number;
  readonly commitment: string;
  readonly seed: string | null;
}

export interface UndoView {
  /** Steps that the viewer may undo at once; 0: none. */
  readonly free: number;
  /** Steps back to the viewer's last decision, if the others agree; 0: none. */
  readonly asking: number;
  readonly request: { readonly seat: Seat; readonly waitingFor: readonly Seat[] } | null;
}

/** The fields that differ from viewer to viewer. */
type PrivateFields = 'seat' | 'view' | 'moves' | 'undo';

export const viewTable = (table: Table, viewer: Seat | undefined, people: PeopleInfo): TableView => ({
  ...publicView(table, people),
  ...privateView(table, viewer),
});

/** The part of a view that everyone may see. */
export function publicView(table: Table, people: PeopleInfo): Omit<TableView, PrivateFields> {
  const { match, outcome } = table;
  return {
    version: table.version,
    at: table.at,
    settings: table.settings,
    status: table.status,
    host: table.host,
    seats: seatViews(table, people),
    toAct: toAct(table),
    ply: match === null ? 0 : match.start.ply + match.steps.length,
    abort:
      table.abortRequest === null
        ? null
        : { seat: table.abortRequest.seat, waitingFor: pendingAborts(table) },
    clocks: table.clocks,
    outcome,
    commitment: match?.commitment ?? null,
    seed: outcome === null || isSealed(table) ? null : (match?.seed ?? null),
    ...reseedViews(table),
    after: table.after,
    rematch: table.rematch,
  };
}

/** The part of a view for one seat, or for spectators. */
export const privateView = (table: Table, viewer: Seat | undefined): Pick<TableView, PrivateFields> => ({
  seat: viewer ?? null,
  view: table.match === null ? null : table.game.view(table.match.state, viewer),
  moves: viewer === undefined ? [] : legalMoves(table, viewer),
  undo: undoView(table, viewer),
});

export function legalMoves(table: Table, seat: Seat): string[] {
  const { game, match } = table;
  if (match === null || !toAct(table).includes(seat)) return [];
  const moves: Move[] = [];
  game.moves(match.state, seat, moves);
  return moves.map(move => game.notation.text(move));
}

const seatViews = ({ places, vacations }: Table, { name, isHere, isProgram }: PeopleInfo): SeatView[] =>
  places.map((place, seat) => {
    const vacation = vacations?.[seat] ?? null;
    const person = place.kind === 'person' || place.kind === 'held' ? place.person : null;
    const standIn = place.kind === 'person' ? place.standIn : null;
    return {
      kind: place.kind,
      person,
      name: person === null ? null : name(person),
      isHere: person !== null && isHere(person),
      isProgram: person !== null && isProgram(person),
      bot: place.kind === 'bot' ? place.level : (standIn?.level ?? null),
      because: standIn?.because ?? null,
      ...(vacation === null ? {} : { vacation }),
    };
  });

const undoView = (table: Table, viewer: Seat | undefined): UndoView => ({
  free: viewer === undefined ? 0 : freeSteps(table, viewer),
  asking: viewer === undefined ? 0 : askableSteps(table, viewer),
  request:
    table.undoRequest === null ? null : { seat: table.undoRequest.seat, waitingFor: pendingConsents(table) },
});

function reseedViews({ match, outcome }: Table): Pick<TableView, 'reseeds'> {
  if (match === null || match.reseeds.length === 0) return {};
  return {
    reseeds: match.reseeds.map(({ ply, commitment, seed }) => ({
      ply,
      commitment,
      seed: outcome === null ? null : seed,
    })),
  };
}
