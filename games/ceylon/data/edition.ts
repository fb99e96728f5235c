import type { Provenance } from '../../../kernel/edition.ts';

const TOPICS = [
  'piece-counts',
  'map',
  'elevation-shapes',
  'cards',
  'contracts',
  'technology-track',
  'contract-slots',
  'councillor-spaces',
  'start-tile-numbers',
  'player-colours',
] as const;
export type Topic = (typeof TOPICS)[number];

export const EDITION: readonly Provenance<Topic>[] = [
  { topic: 'piece-counts', known: 'stated', file: 'data/board.ts' },
  { topic: 'map', known: 'reconstructed', file: 'data/map.ts' },
  { topic: 'elevation-shapes', known: 'reconstructed', file: 'data/map.ts' },
  { topic: 'cards', known: 'reconstructed', file: 'data/cards.ts' },
  { topic: 'contracts', known: 'reconstructed', file: 'data/contracts.ts' },
  { topic: 'technology-track', known: 'reconstructed', file: 'data/track.ts' },
  { topic: 'contract-slots', known: 'reconstructed', file: 'data/board.ts' },
  { topic: 'councillor-spaces', known: 'reconstructed', file: 'data/councillors.ts' },
  { topic: 'start-tile-numbers', known: 'reconstructed', file: 'data/tiles.ts' },
  { topic: 'player-colours', known: 'sure', file: 'data/board.ts' },
];
