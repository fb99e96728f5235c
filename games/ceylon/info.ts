import type { GameInfo } from '../info.ts';

export const info: GameInfo = {
  name: 'Ceylon',
  tagline: {
    en: 'Plant tea up the terraces and fulfil the contracts the train brings.',
    es: 'Planta té terraza arriba y cumple los contratos que trae el tren.',
  },
  players: { least: 2, most: 4, usual: 3 },
  minutes: 75,
};
