import type { LevelId } from '../../bots/levels.ts';

/** The strengths offered in the app, weakest first; named here so that no page has to load the bots for it. */
export const LEVELS = ['level-1', 'level-2', 'level-3', 'level-4'] as const satisfies readonly LevelId[];
export const DEFAULT_LEVEL: LevelId = 'level-2';
/** For a first game. */
export const EASIEST_LEVEL: LevelId = 'level-1';

export const isLevel = (text: string): text is LevelId => LEVELS.some(level => level === text);
