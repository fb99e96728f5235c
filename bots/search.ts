import type { Knowledge } from '../games/knowledge.ts';
import { moveList, type GameEvent, type Move, type Table } from '../kernel/game.ts';
import { same } from '../kernel/same.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Bot, BotKind, Playable, Turn } from './bot.ts';
import { createHabits } from './habits.ts';
import { addNode, childOf, createTree, isFull, NO_NODE, startTree, visit, type Tree } from './tree.ts';
import { judgeOf } from './value.ts';

/** How a search divides its attention. */
export interface Manner {
  /** Weight of what is uncertain against what is good. */
  readonly exploration: number;
  /** A node with n visits has at most `breadth * n ** growth` children. */
  readonly breadth: number;
  readonly growth: number;
  /** Visits' worth of trust in the first impression of a move. */
  readonly trust: number;
  /** A playout takes the best of so many random choices. */
  readonly tournament: number;
  /** Weight of the first impression in playouts. */
  readonly impression: number;
  readonly horizon?: number;
}

export const MANNER: Manner = {
  exploration: 0.7,
  breadth: 2,
  growth: 0.5,
  trust: 2,
  tournament: 3,
  impression: 1,
};

const MOST_DECISIONS = 5000;
const DEEPEST = 1024;
/** Between two looks at the clock and at whether the leader can still be caught. */
const STRETCH = 64;

export const search: BotKind = {
  name: 'search',
  playouts: 4000,
  sit: (game, knowledge) => searchFor(game, knowledge),
};

export function searchFor<S, M extends Move, V>(
  game: Playable<S, M, V>,
  knowledge?: Knowledge<S, M>,
  manner: Manner = MANNER,
): Bot<M, V> {
  const { size } = game.notation;
  const choices = moveList<M>();
  const habits = createHabits(game.meta.players.most, size);
  const judge = judgeOf(game, knowledge);
  const { values } = judge;
  const horizon = manner.horizon ?? knowledge?.horizon ?? MOST_DECISIONS;
  /** For each move: when it was last offered, with the sign turned once a child for it was found, and its place. */
  const offered = new Int32Array(size);
  const places = new Int32Array(size);
  const path = new Int32Array(DEEPEST);
  let stamp = 0;
  let depth = 0;
  let tree: Tree = createTree(2);
  let root = 0;
  let expected: V | undefined;
  let base: S | undefined;
  let scratch: S | undefined;
  let table: Table<GameEvent>;

  const first = (state: S, seat: Seat, move: M): number => knowledge?.prior?.(state, seat, move) ?? 0.5;

  /** The untried choice that looks best at first sight; ties and near ties are broken by chance. */
  const widen = (node: number, state: S, seat: Seat): number => {
    let best = -1;
    let bestScore = -Infinity;
    for (let index = 0; index < choices.count; index++) {
      const move = choices.items[index];
      if (offered[move.id] !== stamp) continue;
      const score = first(state, seat, move) + habits.of(seat, move.id) + table.random.below(1024) / 10240;
      if (score > bestScore) {
        best = index;
        bestScore = score;
      }
    }
    const move = choices.items[best];
    places[move.id] = best;
    return addNode(tree, node, seat, move.id, first(state, seat, move));
  };

  /** The child to follow from a node: the best by value and uncertainty, or a new one while there is room for more. */
  const select = (node: number, state: S, seat: Seat): number => {
    stamp++;
    const { count, items } = choices;
    for (let index = 0; index < count; index++) {
      const { id } = items[index];
      offered[id] = stamp;
      places[id] = index;
    }
    const { firstChild, sibling, moves, seats, visits, sums, squares, priors } = tree;
    const log = Math.log(visits[node] + 1);
    let tried = 0;
    let best = NO_NODE;
    let bestScore = -Infinity;
    for (let child = firstChild[node]; child !== NO_NODE; child = sibling[child]) {
      if (seats[child] !== seat || offered[moves[child]] !== stamp) continue;
      offered[moves[child]] = -stamp;
      tried++;
      const count = visits[child];
      const mean = sums[child] / count;
      const spread = squares[child] / count - mean * mean + Math.sqrt((2 * log) / count);
      const score =
        mean +
        manner.exploration * Math.sqrt((log / count) * Math.min(0.25, spread)) +
        (manner.trust * (priors[child] - 0.5)) / count;
      if (score > bestScore) {
        best = child;
        bestScore = score;
      }
    }
    const room = manner.breadth * visits[node] ** manner.growth;
    if (tried < count && (tried === 0 || tried < room) && !isFull(tree)) return widen(node, state, seat);
    return best;
  };

  const playOn = (state: S): void => {
    const { random } = table;
    for (let decisions = 0; decisions < horizon; decisions++) {
      const seats = game.toAct(state);
      if (seats.length === 0) return judge.end(state);
      const seat = seats[0];
      choices.count = 0;
      game.moves(state, seat, choices);
      const { count, items } = choices;
      let move = items[random.below(count)];
      if (count > 1) {
        let score = habits.of(seat, move.id) + manner.impression * first(state, seat, move);
        for (let other = 1; other < manner.tournament; other++) {
          const rival = items[random.below(count)];
          const rivalScore = habits.of(seat, rival.id) + manner.impression * first(state, seat, rival);
          if (rivalScore > score) {
            move = rival;
            score = rivalScore;
          }
        }
        habits.note(seat, move.id);
      }
      game.apply(state, seat, move, table);
    }
    if (game.toAct(state).length === 0) judge.end(state);
    else judge.expect(state);
  };

  /** Down the tree to a move that was never tried, and from there by a playout. */
  const descend = (state: S): void => {
    let node = root;
    let sealedAt = NO_NODE;
    let sealed = 0;
    for (;;) {
      const seats = game.toAct(state);
      if (seats.length === 0) return judge.end(state);
      const seat = seats[0];
      choices.count = 0;
      game.moves(state, seat, choices);
      if (choices.count === 1) {
        game.apply(state, seat, choices.items[0], table);
        if (sealed > 0) sealed--;
        continue;
      }
      if (sealed === 0 && seats.length > 1 && knowledge?.isSealed?.(state) === true) {
        sealedAt = node;
        sealed = seats.length;
      }
      if (depth > DEEPEST - 4) return playOn(state);
      // Whoever decides without knowing of the others is judged at the node where all began to decide.
      const source = sealed > 0 ? sealedAt : node;
      let next = select(source, state, seat);
      if (next === NO_NODE) return playOn(state);
      const move = choices.items[places[tree.moves[next]]];
      path[depth++] = next;
      habits.note(seat, move.id);
      const isNew = tree.visits[next] === 0;
      if (source !== node) {
        const own = childOf(tree, node, seat, move.id);
        if (own === NO_NODE && isFull(tree)) next = NO_NODE;
        else next = own === NO_NODE ? addNode(tree, node, seat, move.id, 0.5) : own;
        if (next !== NO_NODE) path[depth++] = next;
      }
      game.apply(state, seat, move, table);
      if (sealed > 0) sealed--;
      if (isNew || next === NO_NODE) return playOn(state);
      node = next;
    }
  };

  const iterate = (viewer: Seat): void => {
    const state = game.copy(base!, scratch);
    scratch = state;
    game.redeal(state, viewer, table.random);
    knowledge?.reopen?.(state, viewer);
    depth = 0;
    descend(state);
    tree.visits[root]++;
    for (let index = 0; index < depth; index++) {
      const node = path[index];
      visit(tree, node, values[tree.seats[node]]);
    }
    habits.learn(values);
  };

  /** Goes on from the tree of the seat's last decision if the table is just as that move was bound to leave it. */
  const prepare = ({ view, playouts, random }: Turn<M, V>): void => {
    table = { random };
    base = game.sample(view, random);
    const isKept =
      expected !== undefined && tree.count + playouts < tree.moves.length && same(expected, view);
    if (isKept) return;
    const room = 3 * playouts + 2;
    if (tree.moves.length < room) tree = createTree(room);
    root = startTree(tree);
    habits.forget();
  };

  const isSettled = (seat: Seat, left: number): boolean => {
    let [best, second] = [0, 0];
    for (let child = tree.firstChild[root]; child !== NO_NODE; child = tree.sibling[child]) {
      if (tree.seats[child] !== seat) continue;
      const count = tree.visits[child];
      if (count > best) [best, second] = [count, best];
      else if (count > second) second = count;
    }
    return best - second > left;
  };

  const decide = ({ seat, moves }: Turn<M, V>): M => {
    let best = moves[0];
    let bestVisits = -1;
    for (const move of moves) {
      const child = childOf(tree, root, seat, move.id);
      const visits = child === NO_NODE ? 0 : tree.visits[child];
      if (visits > bestVisits) {
        best = move;
        bestVisits = visits;
      }
    }
    return best;
  };

  const remember = (seat: Seat, move: M): void => {
    expected = undefined;
    const child = childOf(tree, root, seat, move.id);
    if (child === NO_NODE || base === undefined) return;
    game.apply(base, seat, move, table);
    if (!game.toAct(base).includes(seat)) return;
    expected = game.view(base, seat);
    root = child;
  };

  return turn => {
    const { seat, moves, playouts, isOver } = turn;
    if (moves.length === 1) return moves[0];
    prepare(turn);
    for (let done = 0; done < playouts; done++) {
      if (done % STRETCH === 0 && done > 0 && (isOver?.() === true || isSettled(seat, playouts - done)))
        break;
      iterate(seat);
    }
    const move = decide(turn);
    remember(seat, move);
    return move;
  };
}
