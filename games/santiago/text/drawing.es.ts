import type { DrawingText } from './drawing.ts';

export const drawing: DrawingText = {
  crops: { banana: 'ban', coconut: 'coc', watermelon: 'san', grape: 'uva', pepper: 'pim' },
  desert: 'desierto',
  legend: '@ manantial, = # canal, ^ palmera, ! sin riego, A2: granjeros de A, -- neutral',
  round: 'Ronda',
  village: 'Pueblo',
  inHand: 'por colocar',
  unseen: 'Sin descubrir (1 / 2 granjeros)',
  boxed: 'Fuera de la partida',
  canals: 'Canales en la reserva',
  bank: 'Banca',
  order: 'Orden',
  escudos: 'escudos',
  farmers: 'granjeros',
  canal: 'canal propio',
  points: 'puntos',
  bid: 'puja',
  passed: 'pasa',
  sealed: 'puja elegida',
  proposes: 'propone',
};
