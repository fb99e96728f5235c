import { createDescent } from '../bots/descent.ts';
import { createSearchContext, DEFAULT_PARAMETERS } from '../bots/search-context.ts';
import { createTree, NO_NODE, startTree, type Tree } from '../bots/tree.ts';
import type { GameModule } from '../games/module.ts';
import { fastRandom, type Random } from '../kernel/random.ts';

export interface SearchResult {
  /** The values of every seat in the second half of the search: `samples[seat][index]`. */
  readonly samples: readonly Float64Array[];
  /** How often each move was tried first, by its id. */
  readonly visits: ReadonlyMap<number, number>;
}

/** Values a position: `imagine` gives the search a world to start from, with the random numbers of that iteration. */
export type PositionSearch = (search: {
  readonly players: number;
  readonly iterations: number;
  /** Searches with the same seed imagine the same worlds, so their difference is more certain than their values. */
  readonly seed: number;
  imagine(random: Random): object;
}) => SearchResult;

/** The first iterations look around; only the later ones follow the moves that turned out best. */
const SETTLED = 0.5;
/** A stride that keeps the streams of neighbouring iterations apart. */
const STRIDE = 0x9e37_79b1;

export function createPositionSearch({ game, heuristics }: GameModule): PositionSearch {
  const context = createSearchContext(game, heuristics, DEFAULT_PARAMETERS);
  const descend = createDescent(context);
  let tree = createTree(1);
  return ({ players, iterations, seed, imagine }) => {
    if (tree.moves.length <= iterations) tree = createTree(iterations + 1);
    const root = startTree(tree);
    context.averages.reset();
    const first = Math.floor(iterations * SETTLED);
    const samples = Array.from({ length: players }, () => new Float64Array(iterations - first));
    for (let index = 0; index < iterations; index++) {
      const random = fastRandom(seed + Math.imul(index + 1, STRIDE));
      descend(tree, root, imagine(random), { random });
      if (index < first) continue;
      for (let seat = 0; seat < players; seat++)
        samples[seat][index - first] = context.evaluator.values[seat];
    }
    return { samples, visits: visitsAt(tree, root) };
  };
}

function visitsAt({ firstChild, sibling, moves, visits }: Readonly<Tree>, root: number): Map<number, number> {
  const tried = new Map<number, number>();
  for (let child = firstChild[root]; child !== NO_NODE; child = sibling[child])
    tried.set(moves[child], visits[child]);
  return tried;
}
