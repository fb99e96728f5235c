import type { GameInfo } from '../../games/info.ts';

export const info: GameInfo = {
  name: 'Template',
  tagline: {
    en: 'Bring your baskets to market when the others stay at home.',
    es: 'Lleva tus cestas al mercado cuando los demás se quedan en casa.',
  },
  players: { least: 2, most: 4, usual: 3 },
  minutes: 10,
};
