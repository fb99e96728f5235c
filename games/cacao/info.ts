import type { GameInfo } from '../info.ts';

export const info: GameInfo = {
  name: 'Cacao',
  tagline: {
    en: 'Grow your village into the jungle, edge by edge, and sell while the price is right.',
    es: 'Extiende tu aldea por la selva, loseta a loseta, y vende cuando el precio acompañe.',
  },
  players: { least: 2, most: 4, usual: 2 },
  minutes: 45,
};
