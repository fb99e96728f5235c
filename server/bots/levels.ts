import { parseBotSpec } from '../../bots/index.ts';
import { LEVELS } from '../../bots/levels.ts';

/** The bots that may sit at a table, weakest first. What a level costs is the bots' business. */
export const BOT_LEVELS: readonly string[] = LEVELS;

/** Plays legal moves without a plan: for tests, and for those who want to see the rules at work. */
const AIMLESS = 'random';

export const isBotLevel = (level: string): boolean =>
  (BOT_LEVELS.includes(level) || level === AIMLESS) && parseBotSpec(level) !== undefined;
