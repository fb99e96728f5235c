import type { GameEvent, Move, MoveList, Effects } from '../kernel/game.ts';
import type { BotGame } from './bot.ts';

/** Far more decisions than any game takes; a playout stops here. */
export const MAX_DECISIONS = 5000;

/**
 * Plays a state in place, to its end or for `most` decisions, with uniform choices from the full list of legal moves.
 * `choices` is reused for the lists. Returns the number of decisions.
 */
export function playOut<S, M extends Move, V>(
  game: BotGame<S, M, V>,
  state: S,
  table: Effects<GameEvent>,
  choices: MoveList<M>,
  most = MAX_DECISIONS,
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
