import type { Move } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import { botLevelAt, seatOf, type PersonId } from './seat-state.ts';
import { toAct, type Table } from './table.ts';

/** A decision of another seat that someone foresees: one of these moves, or any. */
export interface ForeseenMove {
  readonly seat: Seat;
  readonly moves: readonly string[] | null;
}

export interface OrderStep {
  /** The others' decisions before this one, in order; null: whatever they are. */
  readonly after: readonly ForeseenMove[] | null;
  /** Played is the first of these that is legal then; if none is, the player is asked. */
  readonly play: readonly string[];
}

/** What a player wants to do if the others do what is foreseen. Only its owner may know it. */
export interface StandingOrder {
  readonly person: PersonId;
  /** The version of the table when it was made: an undo since then cancels it. */
  readonly version: number;
  /** How many moves had been played when it was thought of: what follows is compared with what was played since. */
  readonly ply: number;
  readonly steps: readonly OrderStep[];
}

/** A decision that a standing order makes. */
export interface OrderedMove {
  readonly person: PersonId;
  readonly seat: Seat;
  readonly move: Move;
}

/** The next step of an order, and whether everything that it waits for was played; undefined: the order is over. */
export function pendingStep(
  table: Table,
  order: StandingOrder,
): { readonly play: readonly string[]; readonly isReady: boolean } | undefined {
  const { game, match, status, places } = table;
  const seat = seatOf(places, order.person);
  if (match === null || status !== 'playing' || seat === undefined) return undefined;
  const first = order.ply - match.start.ply;
  if (order.version <= table.lastUndo || first < 0 || first > match.steps.length) return undefined;
  const settled = Math.max(first, table.settled - match.start.ply);
  let index = 0;
  let foreseen = 0;
  for (const step of match.steps.slice(first, settled)) {
    if (step.forced) continue;
    const { after, play } = order.steps[index];
    const text = game.notation.text(step.move);
    if (step.seat === seat) {
      if ((after !== null && foreseen < after.length) || !play.includes(text)) return undefined;
      index++;
      foreseen = 0;
      if (index === order.steps.length) return undefined;
    } else if (after !== null) {
      const expected = after[foreseen++];
      if (expected?.seat !== step.seat) return undefined;
      if (expected.moves !== null && !expected.moves.includes(text)) return undefined;
    }
  }
  const { after, play } = order.steps[index];
  const hasDecided = match.steps.slice(settled).some(step => step.seat === seat);
  return { play, isReady: !hasDecided && (after === null || foreseen === after.length) };
}

/** The first decision that a standing order makes now. It depends on nothing that its owner may not know. */
export function orderedMove(table: Table, orders: readonly StandingOrder[]): OrderedMove | undefined {
  for (const order of orders) {
    const seat = seatOf(table.places, order.person);
    if (seat === undefined || !toAct(table).includes(seat)) continue;
    if (botLevelAt(table.places[seat]) !== undefined) continue;
    const step = pendingStep(table, order);
    const move = step?.isReady === true ? firstLegal(table, seat, step.play) : undefined;
    if (move !== undefined) return { person: order.person, seat, move };
  }
  return undefined;
}

function firstLegal({ game, match }: Table, seat: Seat, moves: readonly string[]): Move | undefined {
  for (const text of moves) {
    const move = game.notation.parse(text);
    if (match !== null && move !== undefined && game.whyNot(match.state, seat, move) === undefined)
      return move;
  }
  return undefined;
}
