import type { Language } from '../../../kernel/text.ts';
import type { Action } from '../data/actions.ts';
import type { Councillor } from '../data/councillors.ts';

const ENGLISH = {
  round: 'Round',
  last: 'last round',
  card: 'Card',
  others: 'others',
  train: 'Train',
  next: 'next: company',
  deck: 'deck',
  bonuses: 'Bonuses',
  technology: 'Technology',
  hand: 'Hand',
  hirers: 'hired by',
  nobody: 'nobody',
  rupees: 'rupees',
  points: 'points',
  tokens: 'tokens',
  markers: 'markers',
  tea: 'tea',
  contracts: 'contracts',
  slots: 'slots',
  room: 'room',
  teapot: 'teapot',
  tile: 'tile',
  spent: 'used',
  legend: '^ level 1, ^^ level 2, 1 plantation of player 1, 1+ doubled, @1 pawn of player 1',
  letters: 'B black, G green, W white tea; r rupees, p points',
  actions: {
    plant: 'plant',
    harvest: 'harvest',
    trade: 'trade',
    hire: 'hire',
    advance: 'advance',
    move: 'move',
    take: 'take rupees',
  },
  councillors: {
    'cheap-steps': 'each step after the first costs 1',
    'more-rupees': 'take 3 rupees',
    'adjacent-planting': 'plant next to the pawn',
    'trade-rupees': '2 rupees for each contract',
    'advance-point': '1 point for each advance',
    'cheap-planting': 'plant for 4',
    'cheap-hiring': 'hire for 2',
    'larger-store': 'store of 6',
  },
} as const;

/** The few words on the drawing for the terminal. */
export type Words = {
  readonly [K in keyof typeof ENGLISH]: K extends 'actions'
    ? Readonly<Record<Action, string>>
    : K extends 'councillors'
      ? Readonly<Record<Councillor, string>>
      : string;
};

export const WORDS: Readonly<Record<Language, Words>> = {
  en: ENGLISH,
  es: {
    round: 'Ronda',
    last: 'última ronda',
    card: 'Carta',
    others: 'los demás',
    train: 'Tren',
    next: 'después: compañía',
    deck: 'mazo',
    bonuses: 'Bonus',
    technology: 'Tecnología',
    hand: 'Mano',
    hirers: 'contratado por',
    nobody: 'nadie',
    rupees: 'rupias',
    points: 'puntos',
    tokens: 'fichas',
    markers: 'marcadores',
    tea: 'té',
    contracts: 'contratos',
    slots: 'huecos',
    room: 'caben',
    teapot: 'tetera',
    tile: 'loseta',
    spent: 'usada',
    legend: '^ nivel 1, ^^ nivel 2, 1 plantación del jugador 1, 1+ doble, @1 peón del jugador 1',
    letters: 'B té negro, G verde, W blanco; r rupias, p puntos',
    actions: {
      plant: 'plantar',
      harvest: 'cosechar',
      trade: 'comerciar',
      hire: 'contratar',
      advance: 'avanzar',
      move: 'mover',
      take: 'obtener rupias',
    },
    councillors: {
      'cheap-steps': 'cada paso tras el primero cuesta 1',
      'more-rupees': 'obtener 3 rupias',
      'adjacent-planting': 'plantar junto al peón',
      'trade-rupees': '2 rupias por contrato',
      'advance-point': '1 punto por avance',
      'cheap-planting': 'plantar por 4',
      'cheap-hiring': 'contratar por 2',
      'larger-store': 'almacén de 6',
    },
  },
};
