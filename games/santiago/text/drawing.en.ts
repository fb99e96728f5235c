import type { DrawingText } from './drawing.ts';

export const drawing: DrawingText = {
  crops: { banana: 'ban', coconut: 'coc', watermelon: 'wat', grape: 'gra', pepper: 'pep' },
  desert: ' desert ',
  legend: "@ spring, = # canal, ^ palm, ! dry, A2: A's farmers, -- neutral",
  round: 'Round',
  village: 'Village',
  inHand: 'to plant',
  unseen: 'Unseen (1 / 2 farmers)',
  boxed: 'Not in this game',
  canals: 'Canals in the supply',
  bank: 'Bank',
  order: 'Order',
  escudos: 'escudos',
  farmers: 'farmers',
  canal: 'own canal',
  points: 'points',
  bid: 'bid',
  passed: 'passed',
  sealed: 'bid chosen',
  proposes: 'proposes',
};
