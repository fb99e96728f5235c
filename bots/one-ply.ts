import type { Heuristics } from '../games/heuristics.ts';
import type { Move } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import type { Bot, BotKind, BotGame } from './bot.ts';
import { createEvaluator } from './evaluation.ts';

/** About this many moves are looked at; the bot misses the others. */
const MAX_MOVES = 16;
/** Differences in value below this hardly matter. */
const TEMPERATURE = 0.03;

/**
 * Looks one move ahead: tries some of the moves, evaluates each resulting position and picks one, better ones with a
 * higher probability. It does not consider replies, so it makes mistakes.
 */
export const onePly: BotKind = { name: 'sense', playouts: 0, create: createOnePly };

function createOnePly<S, M extends Move, V>(
  game: BotGame<S, M, V>,
  heuristics?: Heuristics<S, M>,
): Bot<M, V> {
  const evaluator = createEvaluator(game, heuristics);
  let scratch: S | undefined;
  return ({ moves, view, seat, random }) => {
    const base = game.sample(view, random);
    const values = moves.map(move => {
      if (random.below(moves.length) >= MAX_MOVES) return -Infinity;
      const state = game.copy(base, scratch);
      scratch = state;
      game.apply(state, seat, move, { random });
      if (game.toAct(state).length === 0) evaluator.evaluateEnd(state);
      else evaluator.evaluate(state);
      return evaluator.values[seat];
    });
    return moves[softmaxPick(values, random)];
  };
}

/** An index, picked with a probability that grows with its value; any index when none has a value. */
function softmaxPick(values: readonly number[], random: Random): number {
  const best = Math.max(...values);
  if (best === -Infinity) return random.below(values.length);
  const weights = values.map(value => Math.exp((value - best) / TEMPERATURE));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let rest = (random.below(1_000_000) / 1_000_000) * sum;
  const index = weights.findIndex(weight => (rest -= weight) < 0);
  return index < 0 ? values.indexOf(best) : index;
}
