import { playOut } from '../bots/playout.ts';
import type { AnyGame, Config } from '../kernel/game.ts';
import { completeConfig } from '../kernel/match.ts';
import { fastRandom } from '../kernel/random.ts';
import { busyMs, calibrate, median, REFERENCE } from './calibration.ts';

/** One line of the benchmark. */
export interface RandomPlay {
  readonly game: string;
  readonly players: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly bytesPerDecision: number;
  /** Steps per second, see calibration.ts, measured between the slices of play. */
  readonly calibration: number;
  /** What the games per second would be if the machine were as fast as the reference. */
  readonly calibratedGamesPerSecond: number;
}

const CALIBRATION_MS = 40;
const SLICE_MS = 160;
/** Short, so that the collector rarely runs within a slice of the memory measurement. */
const MEMORY_GAMES = 8;
const MEMORY_SLICES = 60;
const SEED = 20_261_115;

/**
 * Random games in one thread: set-up, the full legal list at every decision, a uniform choice, all rules, the
 * result; no events. Calibration and play take turns, each slice is set against the calibrations before and after
 * it, and the figures are medians: so a busy neighbour weighs on both alike.
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
  calibrate(CALIBRATION_MS);
  slice();
  slice();
  const steps = [calibrate(CALIBRATION_MS)];
  const slices: { games: number; decisions: number }[] = [];
  const rounds = Math.max(3, Math.round((seconds * 1000) / (SLICE_MS + CALIBRATION_MS)));
  for (let round = 0; round < rounds; round++) {
    slices.push(slice());
    steps.push(calibrate(CALIBRATION_MS));
  }
  const gamesPerSecond = median(slices.map(({ games }) => games));
  const calibrated = slices.map(({ games }, index) => (2 * games) / (steps[index] + steps[index + 1]));
  return {
    game: game.meta.id,
    players,
    gamesPerSecond: Math.round(gamesPerSecond),
    decisionsPerSecond: Math.round(median(slices.map(({ decisions }) => decisions))),
    bytesPerDecision: Number(bytesPerDecision(game, config).toFixed(1)),
    calibration: Math.round(median(steps)),
    calibratedGamesPerSecond: Math.round(median(calibrated) * REFERENCE),
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
