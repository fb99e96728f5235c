import type { GameModule } from '../games/module.ts';
import type { Config } from '../kernel/game.ts';
import { fastRandom, type Random } from '../kernel/random.ts';
import type { ReviewBudget } from './budget.ts';
import { estimateOf, type Estimate } from './estimate.ts';
import type { Moment } from './moments.ts';
import { createStandingJudge } from './standing.ts';

/** What a review says about one draw: tiles, cards, cubes, or who begins. */
export interface DrawReview {
  /** Moves before the draw, the one that led to it included; 0 for the set-up. */
  readonly ply: number;
  /** Each seat's chance before the draw: the mean over draws that were as likely. */
  readonly expected: readonly number[];
  /** Its chance after the draw, less the one before. */
  readonly luck: readonly Estimate[];
}

export interface DrawReviewer {
  /** The draws that follow a move; `after` is the position they led to. */
  reviewDraw(moment: Moment, after: object, budget: ReviewBudget): DrawReview;
  reviewSetup(start: object, budget: ReviewBudget): DrawReview;
}

/** A stride that keeps redraws of neighbouring moves apart. */
const STRIDE = 1009;

/** The table's own judgement: it knows what lies face down, because the draw decided that as well. */
export function createDrawReviewer(module: GameModule, config: Config): DrawReviewer {
  const { game } = module;
  const chancesIn = createStandingJudge(module, config.players);

  const review = (
    ply: number,
    actual: object,
    redraw: (random: Random) => object,
    { redraws, outcome }: ReviewBudget,
  ): DrawReview => {
    const seed = ply * STRIDE;
    const chances = chancesIn(actual, seed, outcome);
    const others = Array.from({ length: redraws }, (_, index) =>
      chancesIn(redraw(fastRandom(seed + index + 1)), seed, outcome),
    );
    const luck = chances.map((chance, seat) =>
      estimateOf(Float64Array.from(others, other => chance - other[seat])),
    );
    return { ply, expected: chances.map((chance, seat) => chance - luck[seat].mean), luck };
  };

  return {
    reviewDraw({ ply, seat, move, state }, after, budget) {
      const redraw = (random: Random): object => {
        const again = game.copy(state);
        game.apply(again, seat, move, { random });
        return again;
      };
      return review(ply + 1, after, redraw, budget);
    },
    reviewSetup: (start, budget) => review(0, start, random => game.setup(config, { random }), budget),
  };
}
