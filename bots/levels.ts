import type { Heuristics } from '../games/heuristics.ts';
import type { BotKind } from './bot.ts';
import { glance } from './flat.ts';
import { search } from './search.ts';
import { onePly } from './one-ply.ts';

/** The strengths offered to people, weakest first. Their names are in `text/`. */
export const LEVELS = ['level-1', 'level-2', 'level-3', 'level-4'] as const;
export type LevelId = (typeof LEVELS)[number];

/** How a level plays: either so many playouts, or as many as fit into some seconds on one core. */
interface Level {
  readonly kind: BotKind;
  readonly playouts?: number;
  readonly seconds?: number;
  /** The seconds after which it answers with what it has, on a machine that is slower than that. */
  readonly patience?: number;
}

const LEVEL: Readonly<Record<LevelId, Level>> = {
  'level-1': { kind: onePly },
  'level-2': { kind: glance, playouts: 200 },
  'level-3': { kind: search, seconds: 0.1, patience: 0.5 },
  'level-4': { kind: search, seconds: 3, patience: 3 },
};

/** Iterations a second of a search that knows nothing about the game. */
const COMMON_PACE = 5000;

export const botKind = (level: LevelId): BotKind => LEVEL[level].kind;

/** The playouts of a level at a game. They are a fixed number, so that the same seed gives the same game anywhere. */
export function playoutBudget(level: LevelId, knowledge?: Pick<Heuristics, 'iterationsPerSecond'>): number {
  const { playouts, seconds } = LEVEL[level];
  return playouts ?? Math.round((seconds ?? 0) * (knowledge?.iterationsPerSecond ?? COMMON_PACE));
}

/** The seconds after which a level should answer, however slow the machine is; undefined when it is quick anyway. */
export const timeLimitSeconds = (level: LevelId): number | undefined => LEVEL[level].patience;

export const isLevel = (text: string): text is LevelId => LEVELS.some(level => level === text);
