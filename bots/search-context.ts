import type { Heuristics } from '../games/heuristics.ts';
import { moveList, type Move, type MoveList } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { BotGame } from './bot.ts';
import { createHabits, type MoveAverages } from './move-averages.ts';
import { createEvaluator, type Evaluator } from './evaluation.ts';

/** How a search divides its attention. */
export interface SearchParameters {
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

export const DEFAULT_PARAMETERS: SearchParameters = {
  exploration: 0.7,
  breadth: 2,
  growth: 0.5,
  trust: 2,
  tournament: 3,
  impression: 1,
};

/** What nothing is known to be worth, as a first impression. */
export const NEUTRAL_PRIOR = 0.5;

/** What the parts of a search share: the game, what is known of it, and room to work in. */
export interface SearchContext<S, M extends Move, V> {
  readonly game: BotGame<S, M, V>;
  readonly knowledge: Heuristics<S, M> | undefined;
  readonly manner: SearchParameters;
  readonly choices: MoveList<M>;
  readonly habits: MoveAverages;
  readonly judge: Evaluator<S>;
  impressionOf(state: Readonly<S>, seat: Seat, move: M): number;
}

export const createStudy = <S, M extends Move, V>(
  game: BotGame<S, M, V>,
  knowledge: Heuristics<S, M> | undefined,
  manner: SearchParameters,
): SearchContext<S, M, V> => ({
  game,
  knowledge,
  manner,
  choices: moveList<M>(),
  habits: createHabits(game.meta.players.most, game.notation.size),
  judge: createEvaluator(game, knowledge),
  impressionOf: (state, seat, move) => knowledge?.prior?.(state, seat, move) ?? NEUTRAL_PRIOR,
});
