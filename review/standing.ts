import type { GameModule } from '../games/module.ts';
import { createEvaluator } from '../bots/evaluation.ts';
import { sharpen, sharpnessOf } from './calibration.ts';
import { estimateOf } from './estimate.ts';
import { createPositionSearch } from './position-search.ts';

/** Every seat's chance in a position, as the table sees it: with everything that is face down. */
export type StandingJudge = (state: object, seed: number, iterations: number) => number[];

export function createStandingJudge(module: GameModule, players: number): StandingJudge {
  const { game } = module;
  const search = createPositionSearch(module);
  const power = sharpnessOf(game.meta.id, players);
  let scratch: object | undefined;
  return (state, seed, iterations) => {
    if (game.toAct(state).length === 0) return finalShares(module, state);
    const imagine = (): object => (scratch = game.copy(state, scratch));
    const { samples } = search({ players, iterations, seed, imagine });
    return sharpen(
      samples.map(values => estimateOf(values).mean),
      power,
    );
  };
}

/** The share of first place when the game is over. A solo game has no places: there it is what its points are worth. */
export function finalShares({ game, heuristics }: GameModule, state: object): number[] {
  const ranks = game.result(state)?.ranks ?? [];
  if (ranks.length === 1) return endValues(game, heuristics, state);
  const winners = ranks.filter(rank => rank === 1).length;
  return ranks.map(rank => (rank === 1 ? 1 / winners : 0));
}

function endValues(game: GameModule['game'], heuristics: GameModule['heuristics'], state: object): number[] {
  const evaluator = createEvaluator(game, heuristics);
  evaluator.evaluateEnd(state);
  return [evaluator.values[0]];
}
