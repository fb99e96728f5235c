import type { Heuristics } from '../games/heuristics.ts';
import type { GameEvent, Move, Effects } from '../kernel/game.ts';
import { jsonEqual } from '../kernel/json-equal.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Bot, BotKind, BotGame, Decision } from './bot.ts';
import { createDescent } from './descent.ts';
import { createStudy, DEFAULT_PARAMETERS, type SearchParameters } from './search-context.ts';
import { childOf, createTree, NO_NODE, startTree, type Tree } from './tree.ts';

/** Between two looks at the clock and at whether the leader can still be caught. */
const STRETCH = 64;
/** Trees of so many decisions in a row find room before one is begun anew. */
const DECISIONS_IN_A_ROW = 3;

/**
 * Information-set Monte Carlo tree search. Every iteration imagines a world that fits the view and follows one tree for
 * all worlds; every seat goes for its own value; chance is left open. See docs/search.md.
 */
export const search: BotKind = {
  name: 'search',
  playouts: 4000,
  create: (game, knowledge) => searchFor(game, knowledge),
};

function searchFor<S, M extends Move, V>(
  game: BotGame<S, M, V>,
  knowledge?: Heuristics<S, M>,
  manner: SearchParameters = DEFAULT_PARAMETERS,
): Bot<M, V> {
  const study = createStudy(game, knowledge, manner);
  const descend = createDescent(study);
  let tree: Tree = createTree(1);
  let root = 0;
  let expected: V | undefined;
  let scratch: S | undefined;

  const iterate = (base: Readonly<S>, viewer: Seat, table: Effects<GameEvent>): void => {
    const world = game.copy(base, scratch);
    scratch = world;
    game.redeal(world, viewer, table.random);
    knowledge?.unsealOthers?.(world, viewer);
    descend(tree, root, world, table);
  };

  /** Goes on with the tree of the seat's last decision if the table is just as that move was bound to leave it. */
  const prepare = ({ view, playouts }: Decision<M, V>): void => {
    const isKept =
      expected !== undefined && tree.count + playouts < tree.moves.length && jsonEqual(expected, view);
    if (isKept) return;
    const room = DECISIONS_IN_A_ROW * playouts + 1;
    if (tree.moves.length < room) tree = createTree(room);
    root = startTree(tree);
    study.habits.forget();
  };

  const visitsOf = (seat: Seat, move: M): number => {
    const child = childOf(tree, root, seat, move.id);
    return child === NO_NODE ? 0 : tree.visits[child];
  };

  /** Whether the move that leads cannot be caught any more. */
  const isSettled = (seat: Seat, left: number): boolean => {
    let [most, second] = [0, 0];
    for (let child = tree.firstChild[root]; child !== NO_NODE; child = tree.sibling[child]) {
      if (tree.seats[child] !== seat) continue;
      const visits = tree.visits[child];
      if (visits > most) [most, second] = [visits, most];
      else if (visits > second) second = visits;
    }
    return most - second > left;
  };

  /** Moves the root to the chosen move and foretells the view, if the same seat decides next. */
  const remember = (base: S, seat: Seat, move: M, table: Effects<GameEvent>): void => {
    expected = undefined;
    const child = childOf(tree, root, seat, move.id);
    if (child === NO_NODE) return;
    game.apply(base, seat, move, table);
    if (!game.toAct(base).includes(seat)) return;
    expected = game.view(base, seat);
    root = child;
  };

  return turn => {
    const { seat, moves, view, random, playouts, isOutOfTime: isOver } = turn;
    if (moves.length === 1) return moves[0];
    const table = { random };
    const base = game.sample(view, random);
    prepare(turn);
    for (let done = 0; done < playouts; done++) {
      const isPause = done % STRETCH === STRETCH - 1;
      if (isPause && (isOver?.() === true || isSettled(seat, playouts - done))) break;
      iterate(base, seat, table);
    }
    const visits = moves.map(move => visitsOf(seat, move));
    const move = moves[visits.indexOf(Math.max(...visits))];
    remember(base, seat, move, table);
    return move;
  };
}
