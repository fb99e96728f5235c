import type { Effects, GameEvent, IdRules, Move, MoveIds, MoveSink } from './game.ts';
import { movesById } from './move-ids.ts';
import { NO_SEATS, type Seat } from './seat.ts';

/** A state that knows which decision is due; null when the game is over. */
export interface HasPhase<P extends string> {
  phase: P | null;
}

/** One kind of decision. Its data is in the state, in a field named after it. */
export interface PhaseRules<S, M extends Move, E extends GameEvent> {
  /** The types of the moves that answer this decision. */
  readonly answers: readonly M['type'][];
  /** No seats: the phase is over and the next one starts. */
  toAct(state: Readonly<S>): readonly Seat[];
  /** Appends the id of every legal move. */
  list(state: Readonly<S>, seat: Seat, out: MoveIds): void;
  /** The rule that forbids a move of one of the types in `answers`, by a seat that is to act. */
  whyNot(state: Readonly<S>, seat: Seat, move: M): string | undefined;
  play(state: S, seat: Seat, move: M, effects: Effects<E>): void;
}

/** A phase that playouts do not list: it counts its moves, finds one by its index and plays it by its id. */
export interface CountedPhaseRules<S, M extends Move, E extends GameEvent> extends Omit<
  PhaseRules<S, M, E>,
  'play'
> {
  count(state: Readonly<S>, seat: Seat): number;
  at(state: Readonly<S>, seat: Seat, index: number): number;
  play(state: S, seat: Seat, id: number, effects: Effects<E>): void;
}

/** The rules that forbid acting out of turn and acting out of order, by their ids in the game's catalogue. */
export interface OutOfTurnRules {
  readonly turn: string;
  readonly step: string;
}

export interface PhaseMachine<S, M extends Move, E extends GameEvent> {
  toAct(state: Readonly<S>): readonly Seat[];
  moves(state: Readonly<S>, seat: Seat, out: MoveSink<M>): void;
  readonly ids: IdRules<S, M>;
  whyNot(state: Readonly<S>, seat: Seat, move: M): string | undefined;
  apply(state: S, seat: Seat, move: M, effects: Effects<E>): readonly Seat[];
  /** Skips every phase in which no one takes part and returns the seats to act; `setup` calls it once. */
  skipIdlePhases(state: S, effects: Effects<E>): readonly Seat[];
}

/** After so many lookups it is known which phases are busy, so the order in which a game lists them costs nothing. */
const COUNTED_LOOKUPS = 2000;

/**
 * Joins the phases of a game. `next` is the order of play: when no seat owes a decision in a phase,
 * its line runs the automatic steps and sets `state.phase` to what follows.
 */
export function fromPhases<P extends string, S extends HasPhase<P>, M extends Move, E extends GameEvent>(
  phases: { readonly [K in P]: PhaseRules<S, never, E> | PhaseRules<S, M, E> },
  next: { readonly [K in P]: (state: S, effects: Effects<E>) => void },
  order: OutOfTurnRules,
  moveOf: (id: number) => M,
): PhaseMachine<S, M, E> {
  // Object.keys forgets the literal names; the record has exactly the phases of P.
  const names = Object.keys(phases) as P[];
  // A phase is only ever handed the moves it listed or named in `answers`, so the wider type is safe.
  const rules = names.map(name => phases[name] as PhaseRules<S, M, E>);
  const after = names.map(name => next[name]);

  const lookups = names.map(() => 0);
  let toCount = COUNTED_LOOKUPS;
  const sortByUse = (): void => {
    const busiest = lookups.map((_, index) => index).sort((one, other) => lookups[other] - lookups[one]);
    reorder(names, busiest);
    reorder(rules, busiest);
    reorder(after, busiest);
  };

  /** Comparing interned names is several times quicker than a lookup by a varying key, the busiest ones first. */
  const indexOf = (phase: P): number => {
    let index = 0;
    while (names[index] !== phase) index++;
    if (toCount === 0) return index;
    lookups[index]++;
    if (--toCount > 0) return index;
    sortByUse();
    return names.indexOf(phase);
  };

  const skipIdlePhases = (state: S, effects: Effects<E>): readonly Seat[] => {
    while (state.phase !== null) {
      const index = indexOf(state.phase);
      const end = after[index];
      const seats = rules[index].toAct(state);
      if (seats.length > 0) return seats;
      end(state, effects);
    }
    return NO_SEATS;
  };

  const ids: IdRules<S, M> = {
    list(state, seat, out) {
      if (state.phase !== null) rules[indexOf(state.phase)].list(state, seat, out);
    },
    move: moveOf,
  };

  return {
    skipIdlePhases,
    ids,
    moves: movesById(ids),
    toAct: state => (state.phase === null ? NO_SEATS : rules[indexOf(state.phase)].toAct(state)),
    whyNot(state, seat, move) {
      if (state.phase === null) return order.step;
      const phase = rules[indexOf(state.phase)];
      if (!phase.toAct(state).includes(seat)) return order.turn;
      if (!phase.answers.includes(move.type)) return order.step;
      return phase.whyNot(state, seat, move);
    },
    apply(state, seat, move, effects) {
      if (state.phase === null) throw new Error('the game is over');
      rules[indexOf(state.phase)].play(state, seat, move, effects);
      return skipIdlePhases(state, effects);
    },
  };
}

/** In place, because the engine inlines what it finds in a constant array. */
function reorder(items: unknown[], order: readonly number[]): void {
  items.splice(0, items.length, ...order.map(index => items[index]));
}
