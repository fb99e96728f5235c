import type { Effects, Move as AnyMove } from '../../../kernel/game.ts';
import type { PhaseRules } from '../../../kernel/phases.ts';
import type { Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** One kind of decision. A move is played by its id: looking up its object for each one takes longer than most moves. */
export interface Phase<M extends AnyMove> extends Omit<PhaseRules<State, M, Event>, 'play'> {
  play(state: State, seat: Seat, id: number, effects: Effects<Event>): void;
}

/** A decision whose moves a playout need not list. */
export interface DrawnPhase<M extends AnyMove> extends Phase<M> {
  /** The id of a random move; its number is drawn as for the list. */
  draw(state: Readonly<State>, seat: Seat, random: Random): number;
}
