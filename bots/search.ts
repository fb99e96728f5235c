import type { Heuristics } from '../games/heuristics.ts';
import type { GameEvent, Move, Effects } from '../kernel/game.ts';
import { jsonEqual } from '../kernel/json-equal.ts';
import type { Seat } from '../kernel/seat.ts';
import type { BotKind, BotGame, Decision, Searcher, Situation } from './bot.ts';
import { createDescent } from './descent.ts';
import { bestChoice, bestValue, type RootFigures } from './root-figures.ts';
import { createSearchContext, DEFAULT_PARAMETERS, type SearchParameters } from './search-context.ts';
import { childOf, createTree, NO_NODE, nodeAfter, startTree, type Tree } from './tree.ts';

/** Iterations between two checks of the clock and of whether the best move can still change. */
const CHECK_INTERVAL = 64;
/** A tree has room for this many decisions in a row before a new one starts. */
const DECISIONS_PER_TREE = 3;
/** An iteration adds one node, and one more after a sealed decision. */
const MOST_NEW_NODES = 2;

/**
 * Information-set Monte Carlo tree search. Every iteration samples a world that fits the view and follows one tree for
 * all worlds. Every seat maximises its own value, and draws are not branched on. See docs/search.md.
 */
export const search: BotKind = {
  name: 'search',
  playouts: 4000,
  create: (game, heuristics) => createSearcher(game, heuristics).decide,
  createSearcher: (game, heuristics) => createSearcher(game, heuristics),
};

/** The same without any knowledge of the game: it plays every playout to the end. A yardstick for the heuristics. */
export const plainSearch: BotKind = {
  name: 'plain',
  playouts: 4000,
  create: game => createSearcher(game).decide,
};

/** How many iterations are still to come, by the budget and by the pace so far. */
function iterationsLeft<M extends Move, V>(
  { playouts, timeUsed }: Pick<Decision<M, V>, 'playouts' | 'timeUsed'>,
  done: number,
): number {
  const used = timeUsed?.() ?? 0;
  return used > 0 ? Math.min(playouts - done, done * (1 / used - 1)) : playouts - done;
}

export function createSearcher<S, M extends Move, V>(
  game: BotGame<S, M, V>,
  heuristics?: Heuristics<S, M>,
  parameters: SearchParameters = DEFAULT_PARAMETERS,
): Searcher<M, V> {
  const context = createSearchContext(game, heuristics, parameters);
  const descend = createDescent(context);
  let tree: Tree = createTree(1);
  let root = 0;
  let expected: V | undefined;
  /** Whether the root stands for the position that was looked at last. */
  let isRooted = false;
  let scratch: S | undefined;
  let outlook: number | undefined;

  const iterate = (base: Readonly<S>, viewer: Seat, table: Effects<GameEvent>): void => {
    const world = game.copy(base, scratch);
    scratch = world;
    game.redeal(world, viewer, table.random);
    heuristics?.unsealOthers?.(world, viewer);
    descend(tree, root, world, table);
  };

  const hasRoomFor = (playouts: number): boolean => tree.count + playouts < tree.moves.length;

  /** The node of the position where the tree knows it: the one expected after the last move, or the one that was reached since. */
  const knownNode = ({ view, playouts, since }: Situation<V>): number => {
    if (!hasRoomFor(playouts)) return NO_NODE;
    if (expected !== undefined && jsonEqual(expected, view)) return root;
    return since === undefined || !isRooted ? NO_NODE : nodeAfter(tree, root, since);
  };

  const prepareTree = (situation: Situation<V>): void => {
    const known = knownNode(situation);
    expected = undefined;
    isRooted = true;
    if (known !== NO_NODE) {
      root = known;
      return;
    }
    const room = DECISIONS_PER_TREE * situation.playouts + 1;
    if (tree.moves.length < room) tree = createTree(room);
    root = startTree(tree);
    context.averages.reset();
  };

  const considered = (base: Readonly<S>, seat: Seat): M[] => {
    context.listChoices(base, seat);
    const { items, count } = context.choices;
    return Array.from({ length: count }, (_, index) => context.rules.move(items[index]));
  };

  const figuresOf = (seat: Seat, moves: readonly M[], listed: readonly M[]): RootFigures => {
    const children = moves.map(move => childOf(tree, root, seat, move.id));
    return {
      choices: moves.map(move => listed.indexOf(move)),
      visits: children.map(child => (child === NO_NODE ? 0 : tree.visits[child])),
      sums: children.map(child => (child === NO_NODE ? 0 : tree.sums[child])),
    };
  };

  /** Whether the move with the most visits can no longer be overtaken. */
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

  /** Moves the root to the chosen move and predicts the next view, if the same seat decides next. */
  const keepSubtree = (base: S, seat: Seat, move: M, table: Effects<GameEvent>): void => {
    isRooted = false;
    const child = childOf(tree, root, seat, move.id);
    if (child === NO_NODE) return;
    game.apply(base, seat, move, table);
    if (!game.toAct(base).includes(seat)) return;
    expected = game.view(base, seat);
    root = child;
  };

  const searchFrom = (base: S, decision: Decision<M, V>): RootFigures => {
    const { seat, random, playouts, isOutOfTime } = decision;
    const moves = considered(base, seat);
    // A forced move takes no node, so the tree would know nothing about it.
    if (moves.length === 1) {
      isRooted = false;
      return { choices: [decision.moves.indexOf(moves[0])], visits: [0], sums: [0] };
    }
    prepareTree(decision);
    const table = { random };
    for (let done = 0; done < playouts; done++) {
      const isCheckDue = done % CHECK_INTERVAL === CHECK_INTERVAL - 1;
      if (isCheckDue && (isOutOfTime?.() === true || isSettled(seat, iterationsLeft(decision, done)))) break;
      iterate(base, seat, table);
    }
    return figuresOf(seat, moves, decision.moves);
  };

  return {
    outlook: () => outlook,
    decide(decision) {
      const { seat, view, moves, random } = decision;
      outlook = undefined;
      if (moves.length === 1) return moves[0];
      const base = game.sample(view, random);
      const figures = searchFrom(base, decision);
      outlook = bestValue(figures);
      const move = moves[bestChoice(figures)];
      if (figures.choices.length > 1) keepSubtree(base, seat, move, { random });
      return move;
    },
    look: decision => searchFrom(game.sample(decision.view, decision.random), decision),
    thinkAhead(situation) {
      const { seat, view, random, playouts, isOutOfTime } = situation;
      if (isRooted && situation.since?.length === 0 && !hasRoomFor(playouts)) return false;
      prepareTree(situation);
      const base = game.sample(view, random);
      const table = { random };
      for (let done = 0; hasRoomFor(playouts + MOST_NEW_NODES); done++) {
        if (done % CHECK_INTERVAL === CHECK_INTERVAL - 1 && isOutOfTime?.() === true) return true;
        iterate(base, seat, table);
      }
      return false;
    },
  };
}
