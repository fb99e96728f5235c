import type { GameEvent, Move, MoveList, Effects } from '../kernel/game.ts';
import type { BotGame } from './bot.ts';

/** Far more decisions than any of the games takes: a playout beyond it is given up. */
export const MOST_DECISIONS = 5000;

/**
 * Plays a state to its end or for so many decisions, in place: the full legal list at every decision and a uniform
 * choice from it. `choices` is room for the lists. Returns the number of decisions.
 */
export function playOut<S, M extends Move, V>(
  game: BotGame<S, M, V>,
  state: S,
  table: Effects<GameEvent>,
  choices: MoveList<M>,
  most = MOST_DECISIONS,
): number {
  const { random } = table;
  let seats = game.toAct(state);
  for (let decisions = 0; decisions < most; decisions++) {
    if (seats.length === 0) return decisions;
    choices.count = 0;
    game.moves(state, seats[0], choices);
    seats = game.apply(state, seats[0], choices.items[random.below(choices.count)], table);
  }
  return most;
}
