import type { Knowledge } from '../games/knowledge.ts';
import { moveList, type Move, type MoveList } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Playable } from './bot.ts';
import { createHabits, type Habits } from './habits.ts';
import { judgeOf, type Judge } from './value.ts';

/** How a search divides its attention. */
export interface Manner {
  /** Weight of what is uncertain against what is good. */
  readonly exploration: number;
  /** A node with n visits has at most `breadth * n ** growth` children. */
  readonly breadth: number;
  readonly growth: number;
  /** Visits' worth of trust in the first impression of a move. */
  readonly trust: number;
  /** A playout takes the best of so many random choices. */
  readonly tournament: number;
  /** Weight of the first impression in playouts. */
  readonly impression: number;
}

export const MANNER: Manner = {
  exploration: 0.7,
  breadth: 2,
  growth: 0.5,
  trust: 2,
  tournament: 3,
  impression: 1,
};

/** What nothing is known to be worth, as a first impression. */
export const NEUTRAL = 0.5;

/** What the parts of a search share: the game, what is known of it, and room to work in. */
export interface Study<S, M extends Move, V> {
  readonly game: Playable<S, M, V>;
  readonly knowledge: Knowledge<S, M> | undefined;
  readonly manner: Manner;
  readonly choices: MoveList<M>;
  readonly habits: Habits;
  readonly judge: Judge<S>;
  impressionOf(state: Readonly<S>, seat: Seat, move: M): number;
}

export const createStudy = <S, M extends Move, V>(
  game: Playable<S, M, V>,
  knowledge: Knowledge<S, M> | undefined,
  manner: Manner,
): Study<S, M, V> => ({
  game,
  knowledge,
  manner,
  choices: moveList<M>(),
  habits: createHabits(game.meta.players.most, game.notation.size),
  judge: judgeOf(game, knowledge),
  impressionOf: (state, seat, move) => knowledge?.prior?.(state, seat, move) ?? NEUTRAL,
});
