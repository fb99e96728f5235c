import { MAX_DECISIONS } from '../bots/playout.ts';
import { createRollout } from '../bots/rollout.ts';
import { createSearchContext, DEFAULT_PARAMETERS } from '../bots/search-context.ts';
import type { GameModule } from '../games/module.ts';
import type { Move } from '../kernel/game.ts';
import { fastRandom } from '../kernel/random.ts';
import { createImagination, type KnownDecision } from './candidates.ts';

/** The points that a seat may expect at the end from each source of the score sheet. */
export type ExpectedPoints = Readonly<Record<string, number>>;

/** Plays games to their end after a move and averages the deciding seat's score sheets. */
export type PointsEstimate = (decision: KnownDecision, move: Move, playouts: number) => ExpectedPoints;

export function createPointsEstimate(module: GameModule): PointsEstimate {
  const { game, heuristics } = module;
  // Without a horizon a rollout goes on to the end of the game, where the score sheet is.
  const wholeGame = heuristics === undefined ? undefined : { ...heuristics, horizon: MAX_DECISIONS };
  const rollOut = createRollout(createSearchContext(game, wholeGame, DEFAULT_PARAMETERS));
  return (decision, move, playouts) => {
    const imagine = createImagination(module, decision);
    const sums: Record<string, number> = {};
    for (let playout = 0; playout < playouts; playout++) {
      const random = fastRandom(decision.seed + playout);
      const world = imagine(random);
      game.apply(world, decision.seat, move, { random });
      rollOut(world, { random });
      for (const { source, points } of game.result(world)?.breakdown ?? [])
        sums[source] = (sums[source] ?? 0) + points[decision.seat] / playouts;
    }
    return sums;
  };
}

/** What one move is expected to bring more, or less, than another. */
export function pointsBeyond(one: ExpectedPoints, other: ExpectedPoints): ExpectedPoints {
  const sources = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...sources].map(source => [source, (one[source] ?? 0) - (other[source] ?? 0)]));
}

export const totalOf = (points: ExpectedPoints): number =>
  Object.values(points).reduce((sum, one) => sum + one, 0);
