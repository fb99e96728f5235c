import type { Heuristics } from '../games/heuristics.ts';
import type { Move } from '../kernel/game.ts';
import type { BotKind } from './bot.ts';
import { flatShort } from './flat.ts';
import { search } from './search.ts';
import type { LevelId } from './level-ids.ts';
import { onePly } from './one-ply.ts';

/** How a level plays: with a number of playouts, or with as many as take some seconds on one core. */
interface Level {
  readonly kind: BotKind;
  readonly playouts?: number;
  /** Its place among a game's `quickLevels`, which say how many playouts it has there. */
  readonly quickLevel?: number;
  readonly seconds?: number;
  /** The seconds after which it answers on a machine that is slower than that. */
  readonly timeLimit?: number;
  /** Thinks until its time is up on a machine that is faster, too. */
  readonly usesAllItsTime?: true;
}

/**
 * Weak levels overlook things as people do: with few iterations a search looks at the handful of moves that catch the
 * eye, and at one or two ways in which the game may go on. What it does look at, it judges like the strong levels. How
 * much another iteration is worth differs from game to game, so every game has its own numbers for the quick levels;
 * those here are for a game that gives none.
 */
const LEVEL: Readonly<Record<LevelId, Level>> = {
  'level-1': { kind: search, playouts: 12, quickLevel: 0 },
  'level-1b': { kind: search, playouts: 40, quickLevel: 1 },
  'level-2': { kind: search, playouts: 120, quickLevel: 2 },
  'level-2b': { kind: search, playouts: 400, quickLevel: 3 },
  'level-3': { kind: search, seconds: 0.1, timeLimit: 0.5 },
  'level-4': { kind: search, seconds: 3, timeLimit: 3, usesAllItsTime: true },
};

/** The levels of generations that are kept for comparison; see `games/generations.ts`. */
const EARLIER_LEVELS: Readonly<Record<number, Readonly<Record<string, Level>>>> = {
  1: {
    'level-1': { kind: onePly },
    'level-2': { kind: flatShort, playouts: 200 },
    'level-3': { kind: search, seconds: 0.1, timeLimit: 0.5 },
    'level-4': { kind: search, seconds: 3, timeLimit: 3 },
  },
  2: LEVEL,
  3: LEVEL,
  4: LEVEL,
  5: LEVEL,
  6: LEVEL,
};

/** Generations are numbered from 1. */
export const KEPT_GENERATIONS = Object.keys(EARLIER_LEVELS).length;

export const isGeneration = (generation: number): boolean => EARLIER_LEVELS[generation] !== undefined;

/** For a search without heuristics. */
const DEFAULT_ITERATIONS_PER_SECOND = 5000;

/** How a level of a generation plays, the present one by default; undefined when that generation has no such level. */
function levelOf(level: LevelId, generation?: number): Level | undefined {
  return generation === undefined ? LEVEL[level] : EARLIER_LEVELS[generation]?.[level];
}

export const botKind = (level: LevelId, generation?: number): BotKind | undefined =>
  levelOf(level, generation)?.kind;

/** A level's playouts in a game. The number is fixed, so that the same seed gives the same game on any machine. */
export function playoutBudget(
  level: LevelId,
  heuristics?: Pick<Heuristics, 'iterationsPerSecond' | 'quickLevels'>,
  generation?: number,
): number {
  const { playouts, quickLevel, seconds = 0 } = levelOf(level, generation) ?? LEVEL[level];
  const ofGame = quickLevel === undefined ? undefined : heuristics?.quickLevels?.[quickLevel];
  return (
    ofGame ??
    playouts ??
    Math.round(seconds * (heuristics?.iterationsPerSecond ?? DEFAULT_ITERATIONS_PER_SECOND))
  );
}

/** A game's heuristics as a level uses them: weak levels may see a position differently. */
export function knowledgeOf<S, M extends Move>(
  level: LevelId | undefined,
  heuristics: Heuristics<S, M> | undefined,
): Heuristics<S, M> | undefined {
  const place = level === undefined ? undefined : LEVEL[level].quickLevel;
  const own = place === undefined ? undefined : heuristics?.quickKnowledge?.[place];
  return own === undefined || heuristics === undefined ? heuristics : { ...heuristics, ...own };
}

/** The seconds after which a level answers, however slow the machine is; undefined for levels that are always fast. */
export const timeLimitSeconds = (level: LevelId): number | undefined => LEVEL[level].timeLimit;

export const usesAllItsTime = (level: LevelId): boolean => LEVEL[level].usesAllItsTime === true;
