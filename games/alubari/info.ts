import type { GameInfo } from '../info.ts';

export const info: GameInfo = {
  name: 'Alubari',
  tagline: {
    en: 'Lay rails up the mountain and fuel your crew with tea.',
    es: 'Tiende raíles montaña arriba y anima a tu cuadrilla con té.',
  },
  players: { least: 1, most: 5, usual: 3 },
  minutes: 90,
};
