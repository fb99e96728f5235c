import { parseBotSpec } from '../../bots/index.ts';
import { LEVELS } from '../../bots/level-ids.ts';
import { timeLimitSeconds, usesAllItsTime } from '../../bots/levels.ts';
import type { BotJob } from '../../table/ports.ts';

/** The bots that can take a seat, weakest first. */
export const BOT_LEVELS: readonly string[] = LEVELS;

/** Plays random legal moves: for tests and for trying out the rules. */
const RANDOM = 'random';

export const isBotLevel = (level: string): boolean =>
  (BOT_LEVELS.includes(level) || level === RANDOM) && parseBotSpec(level) !== undefined;

/** For bots that are always fast, on a machine that is not. */
const LONGEST_TIME = 5000;

/** Milliseconds after which a bot answers, counted from when it starts to think. */
export function thinkingTime(level: string): number {
  const known = parseBotSpec(level)?.level;
  const seconds = known === undefined ? undefined : timeLimitSeconds(known);
  return seconds === undefined ? LONGEST_TIME : seconds * 1000;
}

/** Whether more threads make this decision better in the same time. */
export function isShared({ level, moves }: BotJob): boolean {
  const known = parseBotSpec(level)?.level;
  return known !== undefined && usesAllItsTime(known) && moves.length > 1;
}

/** Answers at once: for a decision that another bot could not make. */
export const QUICKEST_LEVEL = BOT_LEVELS[0];
