import type { LevelId } from '../levels.ts';

/** What an opponent is called, and what it is like to play against. */
export interface LevelText {
  readonly name: string;
  readonly about: string;
}

export const en: Readonly<Record<LevelId, LevelText>> = {
  'level-1': {
    name: 'The apprentice',
    about:
      'Plays what looks good at first glance and overlooks a thing or two. A kind table for a first game.',
  },
  'level-2': {
    name: 'The farmer',
    about: 'Quick and sensible. Takes what the season offers and seldom gives anything away.',
  },
  'level-3': {
    name: 'The overseer',
    about: 'Thinks ahead and keeps an eye on your plans. You will need some of your own.',
  },
  'level-4': {
    name: 'The master of the harvest',
    about: 'Takes its time, weighs every answer and forgets nothing. Beating it is something to tell.',
  },
};
