import type { Move } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import type { Seat } from '../kernel/seat.ts';
import type { ForcedMove } from './descent.ts';
import type { SearchContext } from './search-context.ts';
import { childOf, NO_NODE, type Tree } from './tree.ts';

/** A decision of the expected continuation. */
export interface LineMove<M extends Move> {
  readonly seat: Seat;
  readonly move: M;
}

interface LineRequest<S, M extends Move> {
  readonly tree: Tree;
  readonly root: number;
  /** A world to play the line in; it is changed. */
  readonly world: S;
  readonly forced: ForcedMove<M>;
  readonly random: Random;
}

/** A move with fewer visits is a guess. */
const MIN_VISITS = 12;
const MAX_LENGTH = 12;

/** The moves that the search visits most, one after another, as far as they are legal in one world. */
export function createPrincipalLine<S, M extends Move, V>({
  game,
  rules,
  choices,
  listChoices,
}: SearchContext<S, M, V>): (request: LineRequest<S, M>) => LineMove<M>[] {
  const mostVisited = (tree: Tree, node: number, seat: Seat): { child: number; id: number } | undefined => {
    let found: { child: number; id: number } | undefined;
    let most = MIN_VISITS - 1;
    for (let child = tree.firstChild[node]; child !== NO_NODE; child = tree.sibling[child]) {
      if (tree.seats[child] !== seat || tree.visits[child] <= most) continue;
      for (let index = 0; index < choices.count; index++) {
        if (choices.items[index] !== tree.moves[child]) continue;
        found = { child, id: choices.items[index] };
        most = tree.visits[child];
      }
    }
    return found;
  };

  return ({ tree, root, world, forced, random }) => {
    const line: LineMove<M>[] = [forced];
    let seats = game.apply(world, forced.seat, forced.move, { random });
    let node = childOf(tree, root, forced.seat, forced.move.id);
    while (node !== NO_NODE && seats.length > 0 && line.length < MAX_LENGTH) {
      const [seat] = seats;
      listChoices(world, seat);
      let id = choices.items[0];
      if (choices.count > 1) {
        const next = mostVisited(tree, node, seat);
        if (next === undefined) break;
        ({ child: node, id } = next);
        line.push({ seat, move: rules.move(id) });
      }
      seats = rules.play(world, seat, id, { random });
    }
    return line;
  };
}
