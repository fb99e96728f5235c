import type { GameModule } from '../games/module.ts';
import type { Move } from '../kernel/game.ts';
import { fastRandom, type Random } from '../kernel/random.ts';
import type { Seat } from '../kernel/seat.ts';
import type { ReviewBudget } from './budget.ts';
import { sharpen, sharpnessOf, slopeAt } from './calibration.ts';
import { estimateOf, type Estimate } from './estimate.ts';
import type { PositionSearch } from './position-search.ts';

/** A decision as the seat that made it could know it. Nothing else is used to judge the move. */
export interface KnownDecision {
  readonly seat: Seat;
  readonly view: unknown;
  readonly moves: readonly Move[];
  readonly played: Move;
  readonly players: number;
  readonly seed: number;
}

/** A move that was looked at closely. */
export interface ValuedMove {
  readonly move: Move;
  /** The chance of each seat after it. */
  readonly chances: readonly number[];
  /** The chance of the seat that decides, with its standard error. */
  readonly chance: Estimate;
  /** How much less it is worth than the best move, with the error of that difference. */
  readonly loss: Estimate;
}

/** Gives the search a world that fits the view, in which the others have not yet decided in secret. */
export function createImagination({ game, heuristics }: GameModule, { view, seat }: KnownDecision) {
  const base = game.sample(view, fastRandom(1));
  let scratch: object | undefined;
  return (random: Random): object => {
    const world = game.copy(base, scratch);
    scratch = world;
    game.redeal(world, seat, random);
    heuristics?.unsealOthers?.(world, seat);
    return world;
  };
}

/** The moves a search looks at most, with the one that was played. */
export function screenMoves(
  module: GameModule,
  search: PositionSearch,
  decision: KnownDecision,
  budget: ReviewBudget,
): Move[] {
  const { moves, players, played, seed } = decision;
  const { visits } = search({
    players,
    iterations: budget.screening,
    seed,
    imagine: createImagination(module, decision),
  });
  const most = moves
    .filter(({ id }) => visits.has(id))
    .toSorted((one, other) => (visits.get(other.id) ?? 0) - (visits.get(one.id) ?? 0))
    .slice(0, budget.candidates);
  return most.some(({ id }) => id === played.id) ? most : [...most, played];
}

/** Values moves in the same imagined worlds, the best first. */
export function valueMoves(
  module: GameModule,
  search: PositionSearch,
  decision: KnownDecision,
  moves: readonly Move[],
  iterations: number,
): ValuedMove[] {
  const { seat, players, seed } = decision;
  const power = sharpnessOf(module.game.meta.id, players);
  const searched = moves.map(move => {
    const imagine = createImagination(module, decision);
    const { samples } = search({
      players,
      iterations,
      seed,
      imagine(random) {
        const world = imagine(random);
        module.game.apply(world, seat, move, { random });
        return world;
      },
    });
    const value = estimateOf(samples[seat]);
    const chances = sharpen(
      samples.map(values => estimateOf(values).mean),
      power,
    );
    const slope = slopeAt(value.mean, chances[seat], power);
    return { move, own: samples[seat], chances, slope, error: value.error * slope };
  });
  const ordered = searched.toSorted((one, other) => other.chances[seat] - one.chances[seat]);
  const [best] = ordered;
  return ordered.map(({ move, own, chances, error }) => ({
    move,
    chances,
    chance: { mean: chances[seat], error },
    loss: {
      mean: best.chances[seat] - chances[seat],
      error: best.slope * estimateOf(best.own.map((value, index) => value - own[index])).error,
    },
  }));
}
