import type { Provenance } from '../../../kernel/edition.ts';

const TOPICS = [
  'board',
  'tile-counts',
  'farmer-icons',
  'pieces',
  'money',
  'two-player-set-up',
  'set-up-draws',
] as const;
export type Topic = (typeof TOPICS)[number];

export const EDITION: readonly Provenance<Topic>[] = [
  { topic: 'board', known: 'sure', file: 'data/board.ts' },
  { topic: 'tile-counts', known: 'stated', file: 'data/tiles.ts' },
  { topic: 'farmer-icons', known: 'likely', file: 'data/tiles.ts' },
  { topic: 'pieces', known: 'stated', file: 'data/supplies.ts' },
  { topic: 'money', known: 'stated', file: 'data/supplies.ts' },
  { topic: 'two-player-set-up', known: 'stated', file: 'data/supplies.ts' },
  { topic: 'set-up-draws', known: 'reconstructed', file: 'rules/setup.ts' },
];
