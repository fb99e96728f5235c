import type { Move } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import type { Seat } from '../kernel/seat.ts';
import { NEUTRAL_PRIOR, type SearchContext } from './search-context.ts';
import { addNode, isFull, NO_NODE, type Tree } from './tree.ts';

/** Random noise in the order in which moves are tried, so that near ties vary. */
const NOISE = 0.1;
const NOISE_STEPS = 1024;

const TABULATED = 4096;

export interface ChildSelection<S> {
  /**
   * The child of a node to follow, among the moves in `choices`: the best by value and uncertainty (UCB-tuned with a
   * prior that fades with visits), or a new one while the node may have more. NO_NODE when the tree is full.
   */
  select(tree: Tree, node: number, state: S, seat: Seat, random: Random): number;
}

/** A function of visits that is looked up, as far as most nodes get. */
function tabulate(figure: (visits: number) => number): (visits: number) => number {
  const table = Float64Array.from({ length: TABULATED }, (_, visits) => figure(visits));
  return visits => (visits < TABULATED ? table[visits] : figure(visits));
}

export function createSelection<S, M extends Move, V>(context: SearchContext<S, M, V>): ChildSelection<S> {
  const { choices, averages, parameters, game } = context;
  const { startDecision, priorOf } = context.inTree;
  /** For each move: the stamp of its last list, negative once its child was found. */
  const stamps = new Int32Array(game.notation.size);
  const logOf = tabulate(visits => Math.log(visits + 1));
  const roomOf = tabulate(visits => Math.max(1, parameters.breadth * visits ** parameters.growth));
  let stamp = 0;

  const markMoves = (): void => {
    stamp++;
    const { count, items } = choices;
    for (let index = 0; index < count; index++) stamps[items[index]] = stamp;
  };

  let tried = 0;

  /** The best of the children that are legal now, or NO_NODE; counts them in `tried`. One loop, because it is hot. */
  const bestChild = (tree: Tree, node: number, seat: Seat): number => {
    const { firstChild, sibling, moves, seats, visits, sums, squares, priors } = tree;
    const { exploration, priorVisits } = parameters;
    const log = logOf(visits[node]);
    let best = NO_NODE;
    let bestScore = -Infinity;
    tried = 0;
    for (let child = firstChild[node]; child !== NO_NODE; child = sibling[child]) {
      const id = moves[child];
      if (seats[child] !== seat || stamps[id] !== stamp) continue;
      stamps[id] = -stamp;
      tried++;
      const count = visits[child];
      const mean = sums[child] / count;
      const variance = squares[child] / count - mean * mean + Math.sqrt((2 * log) / count);
      const uncertainty = Math.sqrt((log / count) * Math.min(0.25, variance));
      const score =
        mean + exploration * uncertainty + (priorVisits * (priors[child] - NEUTRAL_PRIOR)) / count;
      if (score > bestScore) {
        best = child;
        bestScore = score;
      }
    }
    return best;
  };

  /** Adds a child for the best untried move, by prior and average. */
  const widen = (tree: Tree, node: number, state: S, seat: Seat, random: Random): number => {
    startDecision(state, seat);
    const { count, items } = choices;
    let best = items[0];
    let bestScore = -Infinity;
    let bestPrior = 0;
    for (let index = 0; index < count; index++) {
      const id = items[index];
      if (stamps[id] !== stamp) continue;
      const prior = priorOf(state, seat, id);
      const score = prior + averages.mean(seat, id) + (NOISE * random.below(NOISE_STEPS)) / NOISE_STEPS;
      if (score <= bestScore) continue;
      best = id;
      bestScore = score;
      bestPrior = prior;
    }
    return addNode(tree, node, seat, best, bestPrior);
  };

  return {
    select(tree, node, state, seat, random) {
      markMoves();
      const best = bestChild(tree, node, seat);
      const canWiden = tried < choices.count && tried < roomOf(tree.visits[node]) && !isFull(tree);
      return canWiden ? widen(tree, node, state, seat, random) : best;
    },
  };
}
