import type { LevelId } from '../levels.ts';

/** A level's name with its difficulty, and how it plays. */
export interface LevelText {
  readonly name: string;
  readonly about: string;
}

export const en: Readonly<Record<LevelId, LevelText>> = {
  'level-1': {
    name: 'Apprentice (easy)',
    about: 'Plays what looks good at first glance and misses a thing or two. A gentle first opponent.',
  },
  'level-2': {
    name: 'Grower (normal)',
    about: 'Quick and sensible. Takes what the season offers and rarely gives anything away.',
  },
  'level-3': {
    name: 'Veteran (hard)',
    about: "Thinks ahead and keeps an eye on your plans. You'll need good ones.",
  },
  'level-4': {
    name: 'Harvest master (expert)',
    about: 'Takes its time, weighs every reply and forgets nothing. Beating it is worth bragging about.',
  },
};
