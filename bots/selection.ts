import type { Move } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import type { Seat } from '../kernel/seat.ts';
import { NEUTRAL_PRIOR, type SearchContext } from './search-context.ts';
import { addNode, isFull, NO_NODE, type Tree } from './tree.ts';

/** Random noise in the order in which moves are tried, so that near ties vary. */
const NOISE = 0.1;
const NOISE_STEPS = 1024;

export interface ChildSelection<S, M extends Move> {
  /**
   * The child of a node to follow, among the moves in `choices`: the best by value and uncertainty (UCB-tuned with a
   * prior that fades with visits), or a new one while the node may have more. NO_NODE when the tree is full.
   */
  select(tree: Tree, node: number, state: S, seat: Seat, random: Random): number;
  /** The move of the child that was selected last. */
  moveOf(tree: Readonly<Tree>, child: number): M;
}

export function createSelection<S, M extends Move, V>(context: SearchContext<S, M, V>): ChildSelection<S, M> {
  const { choices, averages, parameters, game } = context;
  /** For each move: the stamp of its last list (negative once its child was found), and its index in the list. */
  const stamps = new Int32Array(game.notation.size);
  const indices = new Int32Array(game.notation.size);
  let stamp = 0;

  const markMoves = (): void => {
    stamp++;
    const { count, items } = choices;
    for (let index = 0; index < count; index++) {
      const { id } = items[index];
      stamps[id] = stamp;
      indices[id] = index;
    }
  };

  const scoreOf = ({ visits, sums, squares, priors }: Tree, child: number, log: number): number => {
    const count = visits[child];
    const mean = sums[child] / count;
    const variance = squares[child] / count - mean * mean + Math.sqrt((2 * log) / count);
    const uncertainty = Math.sqrt((log / count) * Math.min(0.25, variance));
    return (
      mean +
      parameters.exploration * uncertainty +
      (parameters.priorVisits * (priors[child] - NEUTRAL_PRIOR)) / count
    );
  };

  /** Adds a child for the best untried move, by prior and average. */
  const widen = (tree: Tree, node: number, state: S, seat: Seat, random: Random): number => {
    let [best, bestScore, bestPrior] = [choices.items[0], -Infinity, 0];
    context.startDecision(state, seat);
    for (let index = 0; index < choices.count; index++) {
      const move = choices.items[index];
      if (stamps[move.id] !== stamp) continue;
      const prior = context.priorOf(state, seat, move);
      const score = prior + averages.mean(seat, move.id) + (NOISE * random.below(NOISE_STEPS)) / NOISE_STEPS;
      if (score > bestScore) [best, bestScore, bestPrior] = [move, score, prior];
    }
    return addNode(tree, node, seat, best.id, bestPrior);
  };

  return {
    select(tree, node, state, seat, random) {
      markMoves();
      const { firstChild, sibling, moves, seats, visits } = tree;
      const log = Math.log(visits[node] + 1);
      let tried = 0;
      let best = NO_NODE;
      let bestScore = -Infinity;
      for (let child = firstChild[node]; child !== NO_NODE; child = sibling[child]) {
        if (seats[child] !== seat || stamps[moves[child]] !== stamp) continue;
        stamps[moves[child]] = -stamp;
        tried++;
        const score = scoreOf(tree, child, log);
        if (score > bestScore) {
          best = child;
          bestScore = score;
        }
      }
      const room = Math.max(1, parameters.breadth * visits[node] ** parameters.growth);
      const canWiden = tried < choices.count && tried < room && !isFull(tree);
      return canWiden ? widen(tree, node, state, seat, random) : best;
    },
    moveOf: (tree, child) => choices.items[indices[tree.moves[child]]],
  };
}
