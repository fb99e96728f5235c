import type { Heuristics } from '../games/heuristics.ts';
import type { Move, Score } from '../kernel/game.ts';
import { fastRandom, type Random } from '../kernel/random.ts';
import type { Seat } from '../kernel/seat.ts';
import type { BotGame, Decision } from './bot.ts';
import { createComparison, type Comparison } from './comparison.ts';
import { createDescent } from './descent.ts';
import { createForecast } from './forecast.ts';
import { createPrincipalLine, type LineMove } from './principal-line.ts';
import { createSearchContext, DEFAULT_PARAMETERS } from './search-context.ts';
import { childOf, createTree, NO_NODE, startTree } from './tree.ts';

/** The share of the iterations that looks for good moves; the rest compares them. */
const SEARCH_SHARE = 0.4;
/** The share of the comparison that only lets the trees below the moves grow. */
const WARM_UP_SHARE = 0.25;
const DEFAULT_CANDIDATES = 5;
const DEFAULT_FORECASTS = 32;
/** Iterations between two looks at the clock. */
const CHECK_INTERVAL = 64;

/** A decision to analyse. `playouts` is the number of iterations for all its moves together. */
export interface AnalysisRequest<M extends Move, V> extends Decision<M, V> {
  /** How many of the best moves are compared; 5 by default. */
  readonly candidates?: number;
  /** Moves that are compared in any case, such as the one that was played. */
  readonly include?: readonly M[];
  /** Games played to the end for the expected points of each move; 32 by default. */
  readonly forecasts?: number;
}

/** What a search knows of one move. Values are the seat's chance of first place, from 0 to 1. */
export interface AnalysedMove<M extends Move> {
  readonly move: M;
  /** Iterations that led through this move. */
  readonly visits: number;
  readonly value: number;
  /** The standard error of the value. */
  readonly error: number;
  /** How much the best move is worth more, and the standard error of that difference: both met the same worlds. */
  readonly loss: number;
  readonly lossError: number;
  /** Expected final points of every seat by source, from games played to the end. */
  readonly points: readonly Score[];
  /** The expected continuation, from this move on. */
  readonly line: readonly LineMove<M>[];
}

export interface Analysis<M extends Move> {
  readonly seat: Seat;
  readonly iterations: number;
  /** The moves that were compared, the best first. */
  readonly moves: readonly AnalysedMove<M>[];
}

export type Analyser<M extends Move, V> = (request: AnalysisRequest<M, V>) => Analysis<M>;

/**
 * An analyser for one game. Like a bot it knows only a seat's view: first a tree search finds the moves worth comparing,
 * then each of them is searched in the same imagined worlds.
 */
export function createAnalyser<S, M extends Move, V>(
  game: BotGame<S, M, V>,
  heuristics?: Heuristics<S, M>,
): Analyser<M, V> {
  const context = createSearchContext(game, heuristics, DEFAULT_PARAMETERS);
  const descend = createDescent(context);
  const forecast = createForecast(context);
  const lineFrom = createPrincipalLine(context);
  let scratch: S | undefined;

  const worldFor = (base: Readonly<S>, seat: Seat, random: Random): S => {
    const world = game.copy(base, scratch);
    scratch = world;
    game.redeal(world, seat, random);
    heuristics?.unsealOthers?.(world, seat);
    return world;
  };

  return request => {
    const { seat, view, moves, random, playouts, isOutOfTime, forecasts = DEFAULT_FORECASTS } = request;
    const base = game.sample(view, random);
    const tree = createTree(2 * playouts + moves.length + 2);
    const root = startTree(tree);
    context.averages.reset();
    let iterations = 0;
    const isOver = (): boolean => iterations % CHECK_INTERVAL === 0 && isOutOfTime?.() === true;
    const visitsOf = (move: M): number => {
      const child = childOf(tree, root, seat, move.id);
      return child === NO_NODE ? 0 : tree.visits[child];
    };

    const searched = moves.length === 1 ? 0 : SEARCH_SHARE * playouts;
    for (; iterations < searched && !isOver(); iterations++)
      descend(tree, root, worldFor(base, seat, random), { random });
    const compared = movesToCompare(request, visitsOf);
    const rounds = Math.max(1, Math.floor((playouts - iterations) / compared.length));
    const comparison = createComparison(compared.length);
    for (let round = 0; round < rounds; round++) {
      const seed = random.below(0x7fffffff);
      for (const [index, move] of compared.entries()) {
        const common = fastRandom(seed);
        descend(tree, root, worldFor(base, seat, common), { random: common }, { seat, move });
        comparison.note(index, context.evaluator.values[seat]);
        iterations++;
      }
      // Results of the first rounds count only if time is up before the others.
      if (round + 1 === Math.floor(WARM_UP_SHARE * rounds)) comparison.restart();
      else comparison.endRound();
      if (comparison.rounds() > 1 && isOutOfTime?.() === true) break;
    }

    const best = comparison.best();
    const analysed = compared.map((move, index): AnalysedMove<M> => ({
      move,
      visits: visitsOf(move),
      ...figuresOf(comparison, index, best),
      points: forecast({ base, seat, move, games: forecasts }),
      line: lineFrom({ tree, root, world: worldFor(base, seat, random), forced: { seat, move }, random }),
    }));
    return { seat, iterations, moves: analysed.sort((one, other) => other.value - one.value) };
  };
}

/** The moves with the most visits, and those that are asked for. */
function movesToCompare<M extends Move, V>(
  { moves, candidates = DEFAULT_CANDIDATES, include = [] }: AnalysisRequest<M, V>,
  visitsOf: (move: M) => number,
): M[] {
  const best = moves
    .toSorted((one, other) => visitsOf(other) - visitsOf(one))
    .slice(0, Math.max(1, candidates));
  return [...best, ...include.filter(move => !best.includes(move))];
}

const figuresOf = (
  comparison: Comparison,
  index: number,
  best: number,
): Pick<AnalysedMove<Move>, 'value' | 'error' | 'loss' | 'lossError'> => ({
  value: comparison.mean(index),
  error: comparison.error(index),
  loss: comparison.mean(best) - comparison.mean(index),
  lossError: comparison.differenceError(best, index),
});
