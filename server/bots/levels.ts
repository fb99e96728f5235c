import { parseBotSpec } from '../../bots/index.ts';
import { LEVELS } from '../../bots/level-ids.ts';

/** The bots that can take a seat, weakest first. */
export const BOT_LEVELS: readonly string[] = LEVELS;

/** Plays random legal moves: for tests and for trying out the rules. */
const RANDOM = 'random';

export const isBotLevel = (level: string): boolean =>
  (BOT_LEVELS.includes(level) || level === RANDOM) && parseBotSpec(level) !== undefined;
