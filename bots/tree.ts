import type { Seat } from '../kernel/seat.ts';
import type { SeenMove } from './bot.ts';

/**
 * The nodes of a search, one typed array per property, so that nothing is allocated while the tree grows. A node stands
 * for the move that led to it: it belongs to the seat that made the move and holds the results for that seat.
 */
export interface Tree {
  readonly moves: Int32Array;
  readonly seats: Int8Array;
  readonly firstChild: Int32Array;
  readonly sibling: Int32Array;
  readonly visits: Int32Array;
  readonly sums: Float64Array;
  readonly squares: Float64Array;
  /** The heuristic value of the move before any visit. */
  readonly priors: Float32Array;
  count: number;
}

export const NO_NODE = -1;

export const createTree = (capacity: number): Tree => ({
  moves: new Int32Array(capacity),
  seats: new Int8Array(capacity),
  firstChild: new Int32Array(capacity),
  sibling: new Int32Array(capacity),
  visits: new Int32Array(capacity),
  sums: new Float64Array(capacity),
  squares: new Float64Array(capacity),
  priors: new Float32Array(capacity),
  count: 0,
});

export const isFull = (tree: Readonly<Tree>): boolean => tree.count === tree.moves.length;

/** Empties the tree and returns its root. */
export function startTree(tree: Tree): number {
  tree.count = 0;
  return addNode(tree, NO_NODE, -1, -1, 0);
}

export function addNode(tree: Tree, parent: number, seat: Seat, move: number, prior: number): number {
  const node = tree.count++;
  tree.moves[node] = move;
  tree.seats[node] = seat;
  tree.firstChild[node] = NO_NODE;
  tree.sibling[node] = NO_NODE;
  tree.visits[node] = 0;
  tree.sums[node] = 0;
  tree.squares[node] = 0;
  tree.priors[node] = prior;
  if (parent !== NO_NODE) {
    tree.sibling[node] = tree.firstChild[parent];
    tree.firstChild[parent] = node;
  }
  return node;
}

export function childOf(tree: Readonly<Tree>, parent: number, seat: Seat, move: number): number {
  let child = tree.firstChild[parent];
  while (child !== NO_NODE && (tree.moves[child] !== move || tree.seats[child] !== seat))
    child = tree.sibling[child];
  return child;
}

export function visit(tree: Tree, node: number, value: number): void {
  tree.visits[node]++;
  tree.sums[node] += value;
  tree.squares[node] += value * value;
}

/**
 * The node that moves lead to; NO_NODE where the tree does not know the way, or where something was drawn: what it knows
 * is a mean over all draws. A choice of one has no node.
 */
export function nodeAfter(tree: Readonly<Tree>, from: number, moves: readonly SeenMove[]): number {
  let node = from;
  for (const { seat, id, isForced, drew } of moves) {
    const child = childOf(tree, node, seat, id);
    if (drew || (child === NO_NODE && !isForced)) return NO_NODE;
    if (child !== NO_NODE) node = child;
  }
  return node;
}
