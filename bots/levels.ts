import type { Heuristics } from '../games/heuristics.ts';
import type { BotKind } from './bot.ts';
import { flatShort } from './flat.ts';
import { search } from './search.ts';
import { onePly } from './one-ply.ts';

/** The levels that people can choose, weakest first. Their names are in `text/`. */
export const LEVELS = ['level-1', 'level-2', 'level-3', 'level-4'] as const;
export type LevelId = (typeof LEVELS)[number];

/** How a level plays: with a number of playouts, or with as many as take some seconds on one core. */
interface Level {
  readonly kind: BotKind;
  readonly playouts?: number;
  readonly seconds?: number;
  /** The seconds after which it answers on a machine that is slower than that. */
  readonly timeLimit?: number;
}

const LEVEL: Readonly<Record<LevelId, Level>> = {
  'level-1': { kind: onePly },
  'level-2': { kind: flatShort, playouts: 200 },
  'level-3': { kind: search, seconds: 0.1, timeLimit: 0.5 },
  'level-4': { kind: search, seconds: 3, timeLimit: 3 },
};

/** For a search without heuristics. */
const DEFAULT_ITERATIONS_PER_SECOND = 5000;

export const botKind = (level: LevelId): BotKind => LEVEL[level].kind;

/** A level's playouts in a game. The number is fixed, so that the same seed gives the same game on any machine. */
export function playoutBudget(level: LevelId, heuristics?: Pick<Heuristics, 'iterationsPerSecond'>): number {
  const { playouts, seconds } = LEVEL[level];
  return (
    playouts ??
    Math.round((seconds ?? 0) * (heuristics?.iterationsPerSecond ?? DEFAULT_ITERATIONS_PER_SECOND))
  );
}

/** The seconds after which a level answers, however slow the machine is; undefined for levels that are always fast. */
export const timeLimitSeconds = (level: LevelId): number | undefined => LEVEL[level].timeLimit;

export const isLevel = (text: string): text is LevelId => LEVELS.some(level => level === text);
