import { playForSamples } from '../../bots/learn/self-play.ts';
import { loadGeneration, ORIGINS } from '../../games/generations.ts';
import type { Heuristics } from '../../games/heuristics.ts';
import { loadGame, type GameId } from '../../games/index.ts';
import { learnedEvaluation, type Weights } from '../../games/learned.ts';
import { seedFrom } from '../../kernel/seed.ts';

/** A batch of games to learn from, in a form that can be sent to a thread. */
export interface SelfPlayJob {
  readonly game: GameId;
  readonly players: number;
  /** The same words give the same games. */
  readonly seed: string;
  readonly games: number;
  /** The weights of the rounds before this one, the last one first; none in the first round. */
  readonly earlier: readonly Weights[];
}

/** Plays a batch; runs in a thread. */
export async function playBatch({ game, players, seed, games, earlier }: SelfPlayJob): Promise<Float32Array> {
  const module = await loadGame(game);
  const { heuristics } = module;
  const origin = await loadGeneration(game, ORIGINS[game]);
  if (heuristics?.features === undefined || origin === undefined)
    throw new Error(`${game} has no features to learn from`);
  const { features } = heuristics;
  const knowledge: Heuristics[] = [
    ...earlier.map(weights => ({ ...origin, ...learnedEvaluation(features, weights) })),
    { ...origin, features },
  ];
  const out: number[] = [];
  for (let index = 0; index < games; index++) {
    const number = Number.parseInt(seedFrom(`learn ${seed} ${index}`).slice(0, 8), 16);
    playForSamples(module, { players, knowledge, seed: number }, out);
  }
  return Float32Array.from(out);
}
