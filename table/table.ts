import type { AnyGame, Result } from '../kernel/game.ts';
import type { AnyMatch } from '../kernel/match.ts';
import { NO_SEATS, type Seat } from '../kernel/seat.ts';
import type { Clock } from './clock.ts';
import { botLevelAt, hasResigned, type PersonId, type SeatState } from './seat-state.ts';
import { hasCommonDeal, type TableSettings } from './settings.ts';

export const STATUSES = ['open', 'playing', 'finished', 'closed'] as const;
export type Status = (typeof STATUSES)[number];

/** How a match ended: played to the end, or everyone but one resigned. */
export type Outcome =
  | { readonly kind: 'played'; readonly result: Result }
  | { readonly kind: 'conceded'; readonly ranks: readonly number[] };

export interface UndoRequest {
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
}

/** A table as a value: each entry of its log gives a new one. */
export interface Table {
  readonly game: AnyGame;
  /** The number of the last entry. */
  readonly version: number;
  readonly at: number;
  readonly settings: TableSettings;
  readonly host: PersonId | null;
  readonly places: readonly SeatState[];
  /** People who followed an invitation. */
  readonly admitted: readonly PersonId[];
  readonly status: Status;
  readonly match: AnyMatch | null;
  /** When the match started; null before. */
  readonly startedAt: number | null;
  /** For each seat the entry with which its present decision began; null when it has none to make. */
  readonly turns: readonly (number | null)[];
  /**
   * How many moves had been played when the oldest decision that is now due began. Where several seats decide at the
   * same time, the choices made since may still be secret.
   */
  readonly settled: number;
  /** The entry of the last undo; 0: there was none. */
  readonly lastUndo: number;
  readonly clocks: readonly Clock[] | null;
  /** When each seat's player comes back from vacation; absent: no one was ever away. */
  readonly vacations?: readonly (number | null)[];
  readonly undoRequest: UndoRequest | null;
  /** A player proposes to end the match without a result. */
  readonly abortRequest: UndoRequest | null;
  /** People whom the host has sent away. */
  readonly barred: readonly PersonId[];
  readonly outcome: Outcome | null;
  readonly after: string | null;
  readonly rematch: string | null;
  /** A common deal is no longer secret. */
  readonly isRevealed?: true;
}

/** Whether the deal is still a secret, although the match may be over. */
export const isSealed = ({ settings, isRevealed }: Pick<Table, 'settings' | 'isRevealed'>): boolean =>
  hasCommonDeal(settings) && isRevealed !== true;

/** The seats that owe a decision. */
export const toAct = ({ game, match, status }: Table): readonly Seat[] =>
  match === null || status !== 'playing' ? NO_SEATS : game.toAct(match.state);

/** The seats that owe a decision and are played by people. An open seat waits: no one's time runs. */
export const humanSeatsToAct = (table: Table): readonly Seat[] =>
  toAct(table).filter(seat => {
    const place = table.places[seat];
    return place.kind === 'person' && botLevelAt(place) === undefined;
  });

/** The first seat with a bot to move. */
export const nextBotSeat = (table: Table): Seat | undefined =>
  toAct(table).find(seat => botLevelAt(table.places[seat]) !== undefined);

/** The ranks when everyone but one has resigned, or no person is left; undefined while play continues. */
export function resignationRanks(places: readonly SeatState[]): readonly number[] | undefined {
  const staying = places.filter(place => !hasResigned(place));
  const someoneCares = staying.some(place => place.kind === 'person');
  if (staying.length === places.length || (staying.length > 1 && someoneCares)) return undefined;
  return places.map(place => (hasResigned(place) ? staying.length + 1 : 1));
}
