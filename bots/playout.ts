import type { GameEvent, Move, Effects } from '../kernel/game.ts';
import { idRulesOf, moveIds } from '../kernel/move-ids.ts';
import type { BotGame } from './bot.ts';

/** Far more decisions than any game takes; a playout stops here. */
export const MAX_DECISIONS = 5000;

/** Used again for each list. */
const choices = moveIds();

/**
 * Plays a state in place, to its end or for `most` decisions, with uniform choices from the full list of legal moves.
 * Returns the number of decisions.
 */
export function playOut<S, M extends Move, V>(
  game: BotGame<S, M, V>,
  state: S,
  effects: Effects<GameEvent>,
  most = MAX_DECISIONS,
): number {
  const { random } = effects;
  const rules = idRulesOf(game);
  let seats = game.toAct(state);
  for (let decisions = 0; decisions < most; decisions++) {
    if (seats.length === 0) return decisions;
    choices.count = 0;
    rules.list(state, seats[0], choices);
    const move = rules.move(choices.items[random.below(choices.count)]);
    seats = game.apply(state, seats[0], move, effects);
  }
  return most;
}
