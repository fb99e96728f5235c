import type { LevelId } from '../level-ids.ts';

/** A level's name with its difficulty, and how it plays. */
export interface LevelText {
  readonly name: string;
  readonly about: string;
}

export const en: Readonly<Record<LevelId, LevelText>> = {
  'level-1': {
    name: 'Sprout (first games)',
    about: 'Sees a few of its moves and takes one it likes. Good company for your very first game.',
  },
  'level-1b': {
    name: 'Sapling (easy)',
    about: 'Knows what is worth having but overlooks a lot. A gentle opponent.',
  },
  'level-2': {
    name: 'Branch (normal)',
    about: 'Quick and sensible. Rarely gives anything away, but does not plan far.',
  },
  'level-2b': {
    name: 'Blossom (tricky)',
    about: 'Thinks about your reply before it moves. Careless plans will cost you.',
  },
  'level-3': {
    name: 'Fruit (hard)',
    about: "Thinks ahead and keeps an eye on your plans. You'll need good ones.",
  },
  'level-4': {
    name: 'Harvest (expert)',
    about: 'Takes its time, weighs every reply and forgets nothing. Beating it is worth bragging about.',
  },
};
