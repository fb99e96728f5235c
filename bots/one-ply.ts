import type { Heuristics } from '../games/heuristics.ts';
import type { Move } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import type { Bot, BotKind, BotGame } from './bot.ts';
import { createEvaluator } from './evaluation.ts';

/** How many choices are looked at: the others are overlooked. */
const LOOKED_AT = 16;
/** Differences in value below this are hardly felt. */
const BLUR = 0.03;

/**
 * Plays by a simple sense of the game: looks at some of the choices, imagines each one done, and takes one that leaves the
 * table looking good, the better the likelier. It thinks no further, so it overlooks answers and makes mistakes.
 */
export const onePly: BotKind = { name: 'sense', playouts: 0, create: sit };

function sit<S, M extends Move, V>(game: BotGame<S, M, V>, knowledge?: Heuristics<S, M>): Bot<M, V> {
  const judge = createEvaluator(game, knowledge);
  let scratch: S | undefined;
  return ({ moves, view, seat, random }) => {
    const base = game.sample(view, random);
    const values = moves.map(move => {
      if (random.below(moves.length) >= LOOKED_AT) return -Infinity;
      const state = game.copy(base, scratch);
      scratch = state;
      game.apply(state, seat, move, { random });
      if (game.toAct(state).length === 0) judge.end(state);
      else judge.expect(state);
      return judge.values[seat];
    });
    return moves[likelyBest(values, random)];
  };
}

/** An index, chosen with a probability that grows with its value; any of them when none has a value. */
function likelyBest(values: readonly number[], random: Random): number {
  const best = Math.max(...values);
  if (best === -Infinity) return random.below(values.length);
  const weights = values.map(value => Math.exp((value - best) / BLUR));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let rest = (random.below(1_000_000) / 1_000_000) * sum;
  const index = weights.findIndex(weight => (rest -= weight) < 0);
  return index < 0 ? values.indexOf(best) : index;
}
