import type { Provenance } from '../../../kernel/edition.ts';

export const TOPICS = [
  'pieces',
  'supplies',
  'events',
  'effects',
  'goals',
  'chai-covers',
  'route-length',
  'route',
  'stations',
  'worker-spaces',
  'rates',
  'chai-track',
  'estates',
  'equipment-costs',
  'contracts',
] as const;
export type Topic = (typeof TOPICS)[number];

/** What is known about the figures of this edition. */
export const EDITION: readonly Provenance<Topic>[] = [
  { topic: 'pieces', known: 'stated', file: 'data/supplies.ts' },
  { topic: 'supplies', known: 'stated', file: 'data/supplies.ts' },
  { topic: 'events', known: 'stated', file: 'data/supplies.ts' },
  { topic: 'effects', known: 'stated', file: 'data/equipment.ts' },
  { topic: 'goals', known: 'stated', file: 'data/goals.ts' },
  { topic: 'chai-covers', known: 'likely', file: 'data/board.ts' },
  { topic: 'route-length', known: 'likely', file: 'data/route.ts' },
  { topic: 'route', known: 'reconstructed', file: 'data/route.ts' },
  { topic: 'stations', known: 'reconstructed', file: 'data/route.ts' },
  { topic: 'worker-spaces', known: 'reconstructed', file: 'data/board.ts' },
  { topic: 'rates', known: 'reconstructed', file: 'data/board.ts' },
  { topic: 'chai-track', known: 'reconstructed', file: 'data/board.ts' },
  { topic: 'estates', known: 'reconstructed', file: 'data/estates.ts' },
  { topic: 'equipment-costs', known: 'reconstructed', file: 'data/equipment.ts' },
  { topic: 'contracts', known: 'reconstructed', file: 'data/contracts.ts' },
];
