import type { GameEvent, Move, Effects } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import { createRollout } from './rollout.ts';
import { createSelection } from './selection.ts';
import { NEUTRAL_PRIOR, type SearchContext } from './search-context.ts';
import { addNode, childOf, isFull, NO_NODE, visit, type Tree } from './tree.ts';

/** Far deeper than any search goes. */
const MAX_DEPTH = 1024;

/** A decision that is not searched: the seat's first one on the way. */
export interface ForcedMove<M extends Move> {
  readonly seat: Seat;
  readonly move: M;
}

/** One iteration from a root: down the tree, a rollout, and the result added to every node on the way. */
export type Descent<S, M extends Move> = (
  tree: Tree,
  root: number,
  state: S,
  table: Effects<GameEvent>,
  forced?: ForcedMove<M>,
) => void;

export function createDescent<S, M extends Move, V>(context: SearchContext<S, M, V>): Descent<S, M> {
  const { game, rules, heuristics, choices, listChoices, averages, evaluator } = context;
  const { values } = evaluator;
  const selection = createSelection(context);
  const rollOut = createRollout(context);
  const path = new Int32Array(MAX_DEPTH);
  let depth = 0;
  /** The node at which simultaneous decisions are made: each is chosen without knowing the others. */
  let sealedAt = NO_NODE;
  let sealedLeft = 0;
  let forcedMove: ForcedMove<M> | undefined;

  const startSealed = (node: number, seats: readonly Seat[], state: S): void => {
    if (sealedLeft > 0) return;
    const isSealed = seats.length > 1 && heuristics?.isSealed?.(state) === true;
    sealedLeft = isSealed ? seats.length : 0;
    sealedAt = isSealed ? node : NO_NODE;
  };

  /** The node of a move that was not selected there: of a forced one, or after a sealed decision of another seat. */
  const follow = (tree: Tree, node: number, seat: Seat, id: number): number => {
    const known = childOf(tree, node, seat, id);
    if (known !== NO_NODE || isFull(tree)) return known;
    return addNode(tree, node, seat, id, NEUTRAL_PRIOR);
  };

  const descend = (tree: Tree, root: number, state: S, table: Effects<GameEvent>): void => {
    let node = root;
    let seats = game.toAct(state);
    while (node !== NO_NODE && depth < MAX_DEPTH - 2) {
      if (seats.length === 0) return evaluator.evaluateEnd(state);
      const seat = seats[0];
      startSealed(node, seats, state);
      listChoices(state, seat);
      const asked = forcedMove?.seat === seat ? forcedMove.move.id : undefined;
      let id = choices.items[0];
      if (choices.count > 1 || asked !== undefined) {
        const from = sealedLeft > 0 ? sealedAt : node;
        const child =
          asked === undefined
            ? selection.select(tree, from, state, seat, table.random)
            : follow(tree, from, seat, asked);
        if (child === NO_NODE) break;
        id = tree.moves[child];
        if (asked !== undefined) forcedMove = undefined;
        path[depth++] = child;
        averages.record(seat, id);
        const isNew = tree.visits[child] === 0;
        node = from === node ? child : follow(tree, node, seat, id);
        if (node !== child && node !== NO_NODE) path[depth++] = node;
        if (isNew) node = NO_NODE;
      }
      if (sealedLeft > 0) sealedLeft--;
      seats = rules.play(state, seat, id, table);
    }
    rollOut(state, table);
  };

  return (tree, root, state, table, forced) => {
    forcedMove = forced;
    depth = 0;
    sealedLeft = 0;
    descend(tree, root, state, table);
    tree.visits[root]++;
    for (let index = 0; index < depth; index++) {
      const node = path[index];
      visit(tree, node, values[tree.seats[node]]);
    }
    averages.update(values);
  };
}
