/**
 * The levels that people can choose, weakest first. Their names are in `text/`. Ids are stored with tables and records,
 * so they stay: a new level between two others gets the number of the weaker one and a letter.
 */
export const LEVELS = ['level-1', 'level-1b', 'level-2', 'level-2b', 'level-3', 'level-4'] as const;
export type LevelId = (typeof LEVELS)[number];

export const isLevel = (text: string): text is LevelId => LEVELS.some(level => level === text);
