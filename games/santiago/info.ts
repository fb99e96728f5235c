import type { GameInfo } from '../info.ts';

export const info: GameInfo = {
  name: 'Santiago',
  tagline: {
    en: 'Bid for fields, bribe the overseer, and hope the canal comes your way.',
    es: 'Puja por los campos, soborna al supervisor y confía en que el canal pase por tus tierras.',
  },
  players: { least: 2, most: 5, usual: 4 },
  minutes: 60,
};
