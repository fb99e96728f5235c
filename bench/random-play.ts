import { playOut } from '../bots/playout.ts';
import type { AnyGame, Config } from '../kernel/game.ts';
import { completeConfig } from '../kernel/match.ts';
import { fastRandom } from '../kernel/random.ts';
import { busyMs, coreShare, median } from './timing.ts';

/** One line of the benchmark. */
export interface RandomPlay {
  readonly game: string;
  readonly players: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly bytesPerDecision: number;
  /** How much of the time on the wall the program had a core: it tells how busy the machine was. */
  readonly coreShare: number;
}

const SLICE_MS = 160;
/** Short, so that the collector rarely runs within a slice of the memory measurement. */
const MEMORY_GAMES = 8;
const MEMORY_SLICES = 60;
const SEED = 20_261_115;

/**
 * Random games in one thread: set-up, a uniform choice among all legal moves at every decision, all rules, the result;
 * no events. The figures are medians over slices, in seconds of processor time.
 */
export function randomPlay(game: AnyGame, players: number, seconds: number): RandomPlay {
  const config = completeConfig(game.meta, { players, options: {} });
  const play = playerOf(game, config);
  const slice = (): { games: number; decisions: number } => {
    const start = busyMs();
    let [games, decisions, elapsed] = [0, 0, 0];
    while (elapsed < SLICE_MS) {
      for (let index = 0; index < 20; index++) decisions += play();
      games += 20;
      elapsed = busyMs() - start;
    }
    return { games: (games * 1000) / elapsed, decisions: (decisions * 1000) / elapsed };
  };
  slice();
  slice();
  const share = coreShare();
  const count = Math.max(3, Math.round((seconds * 1000) / SLICE_MS));
  const slices = Array.from({ length: count }, slice);
  return {
    game: game.meta.id,
    players,
    gamesPerSecond: Math.round(median(slices.map(({ games }) => games))),
    decisionsPerSecond: Math.round(median(slices.map(({ decisions }) => decisions))),
    coreShare: share(),
    bytesPerDecision: Number(bytesPerDecision(game, config).toFixed(1)),
  };
}

/** Plays one game and returns the number of decisions. */
export function playerOf(game: AnyGame, config: Config): () => number {
  const table = { random: fastRandom(SEED) };
  let state: object | undefined;
  return () => {
    state = game.setup(config, table, state);
    const decisions = playOut(game, state, table);
    if (game.result(state) === undefined) throw new Error(`a random game of ${game.meta.id} does not end`);
    return decisions;
  };
}

/**
 * How much the used heap grows while a few games are played out, divided by their decisions. The games are set
 * up beforehand, and what asking for the figure costs is taken off. A collection within a slice makes its
 * figure too small or negative: slices are short, and the median passes over those.
 */
function bytesPerDecision(game: AnyGame, config: Config): number {
  const used = (): number => process.memoryUsage().heapUsed;
  const asking = median(Array.from({ length: 21 }, () => -used() + used()));
  const table = { random: fastRandom(SEED) };
  const figures = Array.from({ length: MEMORY_SLICES }, () => {
    const states = Array.from({ length: MEMORY_GAMES }, () => game.setup(config, table));
    let decisions = 0;
    const before = used();
    for (let index = 0; index < MEMORY_GAMES; index++) {
      decisions += playOut(game, states[index], table);
    }
    return (used() - before - asking) / decisions;
  });
  return Math.max(0, median(figures));
}
