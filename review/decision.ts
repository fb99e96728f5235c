import { onePly } from '../bots/one-ply.ts';
import type { GameModule } from '../games/module.ts';
import type { Move } from '../kernel/game.ts';
import { fastRandom } from '../kernel/random.ts';
import type { Seat } from '../kernel/seat.ts';
import type { ReviewBudget } from './budget.ts';
import { screenMoves, valueMoves, type KnownDecision, type ValuedMove } from './candidates.ts';
import type { Estimate } from './estimate.ts';
import { createPointsEstimate, pointsBeyond, totalOf, type ExpectedPoints } from './expected-points.ts';
import { errorMark, isBrilliant, type Mark } from './marks.ts';
import type { Moment } from './moments.ts';
import { createPositionSearch } from './position-search.ts';

/** A move that could have been played. */
export interface Alternative {
  /** In the game's notation. */
  readonly move: string;
  readonly chance: Estimate;
  readonly loss: Estimate;
  /** The points that its player may expect at the end. */
  readonly expectedPoints?: number;
}

/** What a review says about one decision. */
export interface DecisionReview {
  readonly ply: number;
  readonly seat: Seat;
  readonly played: string;
  /** The best first; the move that was played is among them. */
  readonly alternatives: readonly Alternative[];
  /** The chance of each seat if the best move is played, and after the move that was. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** The share of first place that the move gave away, as far as the errors of the figures allow saying so. */
  readonly error: number;
  readonly mark: Mark | null;
  /** Expected points by source: after the move that was played, less those after the best one. */
  readonly reasons: ExpectedPoints;
}

/** A difference smaller than this many standard errors says nothing. */
const SIGNIFICANT = 1;

export type DecisionReviewer = (moment: Moment, budget: ReviewBudget) => DecisionReview;

export function createDecisionReviewer(module: GameModule, players: number): DecisionReviewer {
  const { game } = module;
  const search = createPositionSearch(module);
  const expectPoints = createPointsEstimate(module);
  const firstThought = createFirstThought(module);

  const markOf = (
    decision: KnownDecision,
    valued: readonly ValuedMove[],
    error: number,
  ): Mark | undefined => {
    const [best, second] = valued;
    if (best.move.id !== decision.played.id || second === undefined) return errorMark(error);
    const lead = second.loss.mean - SIGNIFICANT * second.loss.error;
    return isBrilliant(lead, firstThought(decision).id === decision.played.id) ? 'brilliant' : undefined;
  };

  return (moment, budget) => {
    const decision = knownDecision(module, players, moment);
    const { seat, played } = decision;
    const candidates = screenMoves(module, search, decision, budget);
    const valued = valueMoves(module, search, decision, candidates, budget.candidate);
    const [best] = valued;
    const mine = valued.find(({ move }) => move.id === played.id) ?? best;
    const error = Math.max(0, mine.loss.mean - SIGNIFICANT * mine.loss.error);
    const forecasts = valued.map(({ move }) => expectPoints(decision, move, budget.playouts));
    return {
      ply: moment.ply,
      seat,
      played: game.notation.text(played),
      alternatives: valued.map(({ move, chance, loss }, index) => ({
        move: game.notation.text(move),
        chance,
        loss,
        ...(budget.playouts > 0 && { expectedPoints: totalOf(forecasts[index]) }),
      })),
      before: best.chances,
      after: mine.chances,
      error,
      mark: markOf(decision, valued, error) ?? null,
      reasons: mine === best ? {} : pointsBeyond(forecasts[valued.indexOf(mine)], forecasts[0]),
    };
  };
}

/** The move that a player who looks one move ahead would make. */
export function createFirstThought({ game, heuristics }: GameModule) {
  const bot = onePly.create(game, heuristics);
  return ({ seat, view, moves, seed }: Pick<KnownDecision, 'seat' | 'view' | 'moves' | 'seed'>): Move =>
    bot({ seat, view, moves, random: fastRandom(seed), playouts: 0 });
}

/** What the seat could know: its view and its moves. The seed depends on nothing that is hidden. */
function knownDecision(
  { game }: GameModule,
  players: number,
  { ply, seat, move, moves, state }: Moment,
): KnownDecision {
  return { seat, view: game.view(state, seat), moves, played: move, players, seed: ply + 1 };
}
