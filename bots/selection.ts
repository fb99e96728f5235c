import type { Move } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import type { Seat } from '../kernel/seat.ts';
import { NEUTRAL_PRIOR, type SearchContext } from './search-context.ts';
import { addNode, isFull, NO_NODE, type Tree } from './tree.ts';

/** Part of chance in the order in which moves are tried, so that near ties do not always fall the same way. */
const WHIM = 0.1;
const GRAINS = 1024;

export interface Selection<S, M extends Move> {
  /**
   * The child of a node to follow, among the moves in `choices`: the best by value and uncertainty (UCB-tuned with a fading
   * first impression), or a new one while the node has room for more. NO_NODE when the tree is full.
   */
  select(tree: Tree, node: number, state: S, seat: Seat, random: Random): number;
  /** The move of a child that was selected just now. */
  moveOf(tree: Readonly<Tree>, child: number): M;
}

export function createSelection<S, M extends Move, V>(study: SearchContext<S, M, V>): Selection<S, M> {
  const { choices, habits, manner, game } = study;
  /** For each move: when it was last offered (negative once a child for it was met), and its place in the list. */
  const offered = new Int32Array(game.notation.size);
  const places = new Int32Array(game.notation.size);
  let stamp = 0;

  const markOffers = (): void => {
    stamp++;
    const { count, items } = choices;
    for (let index = 0; index < count; index++) {
      const { id } = items[index];
      offered[id] = stamp;
      places[id] = index;
    }
  };

  const scoreOf = ({ visits, sums, squares, priors }: Tree, child: number, log: number): number => {
    const count = visits[child];
    const mean = sums[child] / count;
    const variance = squares[child] / count - mean * mean + Math.sqrt((2 * log) / count);
    const uncertainty = Math.sqrt((log / count) * Math.min(0.25, variance));
    return mean + manner.exploration * uncertainty + (manner.trust * (priors[child] - NEUTRAL_PRIOR)) / count;
  };

  /** Tries the move that looks best at first sight of those that were not tried yet. */
  const widen = (tree: Tree, node: number, state: S, seat: Seat, random: Random): number => {
    let [best, bestLook, bestPrior] = [choices.items[0], -Infinity, 0];
    for (let index = 0; index < choices.count; index++) {
      const move = choices.items[index];
      if (offered[move.id] !== stamp) continue;
      const prior = study.impressionOf(state, seat, move);
      const look = prior + habits.of(seat, move.id) + (WHIM * random.below(GRAINS)) / GRAINS;
      if (look > bestLook) [best, bestLook, bestPrior] = [move, look, prior];
    }
    return addNode(tree, node, seat, best.id, bestPrior);
  };

  return {
    select(tree, node, state, seat, random) {
      markOffers();
      const { firstChild, sibling, moves, seats, visits } = tree;
      const log = Math.log(visits[node] + 1);
      let tried = 0;
      let best = NO_NODE;
      let bestScore = -Infinity;
      for (let child = firstChild[node]; child !== NO_NODE; child = sibling[child]) {
        if (seats[child] !== seat || offered[moves[child]] !== stamp) continue;
        offered[moves[child]] = -stamp;
        tried++;
        const score = scoreOf(tree, child, log);
        if (score > bestScore) {
          best = child;
          bestScore = score;
        }
      }
      const room = Math.max(1, manner.breadth * visits[node] ** manner.growth);
      const canWiden = tried < choices.count && tried < room && !isFull(tree);
      return canWiden ? widen(tree, node, state, seat, random) : best;
    },
    moveOf: (tree, child) => choices.items[places[tree.moves[child]]],
  };
}
