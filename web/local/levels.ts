import type { LevelId } from '../../bots/level-ids.ts';

export const DEFAULT_LEVEL: LevelId = 'level-2';
/** For a first game. */
export const EASIEST_LEVEL: LevelId = 'level-1';
