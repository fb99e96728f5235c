import type { GameEvent, Move, Effects } from '../kernel/game.ts';
import { playoutRules } from '../kernel/playout-rules.ts';
import type { BotGame } from './bot.ts';

/** Far more decisions than any game takes; a playout stops here. */
export const MAX_DECISIONS = 5000;

/**
 * Plays a state in place, to its end or for `most` decisions, with uniform choices from all legal moves. Returns the
 * number of decisions.
 */
export const playOut = <S, M extends Move, V>(
  game: BotGame<S, M, V>,
  state: S,
  effects: Effects<GameEvent>,
  most = MAX_DECISIONS,
): number => {
  const { playout } = game;
  if (playout?.playRandomly !== undefined) return playout.playRandomly(state, effects, most);
  const { random } = effects;
  const rules = playoutRules(game);
  let seats = game.toAct(state);
  for (let decisions = 0; decisions < most; decisions++) {
    if (seats.length === 0) return decisions;
    const seat = seats[0];
    const choice = random.below(rules.count(state, seat));
    seats = rules.play(state, seat, rules.at(state, seat, choice), effects);
  }
  return most;
};
