import { isGameId, loadGame } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import { seedFrom } from '../../kernel/seed.ts';
import {
  createSampler,
  type ChanceSample,
  type GameNumber,
  type LuckSample,
} from '../../review/study/samples.ts';
import {
  createLevelSampler,
  createStabilitySampler,
  type LevelSample,
  type StabilitySample,
} from '../../review/study/verdicts.ts';

export type Sample = ChanceSample | LuckSample | LevelSample | StabilitySample;

/** Games to play and to sample, in a form that can be sent to a thread. */
export interface SampleJob {
  readonly part: 'chances' | 'levels' | 'stability';
  readonly game: string;
  readonly players: number;
  /** The number of the first game. */
  readonly from: number;
  readonly games: number;
  readonly seed: string;
}

const SAMPLERS: Readonly<
  Record<SampleJob['part'], (module: GameModule, players: number) => (asked: GameNumber) => Sample[]>
> = {
  chances: createSampler,
  levels: createLevelSampler,
  stability: createStabilitySampler,
};

/** Plays and samples games; runs in a thread. */
export async function sampleGames({ part, game, players, from, games, seed }: SampleJob): Promise<Sample[]> {
  if (!isGameId(game)) throw new Error(`there is no game ${game}`);
  const sample = SAMPLERS[part](await loadGame(game), players);
  return Array.from({ length: games }, (_, index) => {
    const number = from + index;
    const words = `${part} ${seed} ${players} ${number}`;
    return sample({ players, number, seed: Number.parseInt(seedFrom(words).slice(0, 8), 16) });
  }).flat();
}
