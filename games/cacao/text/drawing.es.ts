import type { DrawingText } from './drawing.ts';

export const es: DrawingText = {
  jungle: {
    'plantation-1': 'cacao',
    'plantation-2': 'CACAO',
    'market-2': ' $ 2 ',
    'market-3': ' $ 3 ',
    'market-4': ' $ 4 ',
    'mine-1': 'oro 1',
    'mine-2': 'oro 2',
    cenote: 'agua ',
    'sun-site': ' sol ',
    temple: 'templ',
  },
  display: 'Selva explorada',
  pile: 'pila',
  hand: 'Mano',
  gold: 'oro',
  fruits: 'frutos',
  suns: 'soles',
  water: 'agua',
  tiles: 'losetas',
};
