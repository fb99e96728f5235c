import type { DrawingText } from './drawing.ts';

export const en: DrawingText = {
  jungle: {
    'plantation-1': 'cacao',
    'plantation-2': 'CACAO',
    'market-2': ' $ 2 ',
    'market-3': ' $ 3 ',
    'market-4': ' $ 4 ',
    'mine-1': 'au 1 ',
    'mine-2': 'au 2 ',
    cenote: 'water',
    'sun-site': ' sun ',
    temple: 'templ',
  },
  display: 'Display',
  pile: 'pile',
  hand: 'Hand',
  gold: 'gold',
  fruits: 'fruits',
  suns: 'suns',
  water: 'water',
  tiles: 'tiles',
};
