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
  { topic: 'pieces', known: 'stated', file: 'supplies.ts' },
  { topic: 'supplies', known: 'stated', file: 'supplies.ts' },
  { topic: 'events', known: 'stated', file: 'supplies.ts' },
  { topic: 'effects', known: 'stated', file: 'equipment.ts' },
  { topic: 'goals', known: 'stated', file: 'goals.ts' },
  { topic: 'chai-covers', known: 'likely', file: 'board.ts' },
  { topic: 'route-length', known: 'likely', file: 'route.ts' },
  { topic: 'route', known: 'reconstructed', file: 'route.ts' },
  { topic: 'stations', known: 'reconstructed', file: 'route.ts' },
  { topic: 'worker-spaces', known: 'reconstructed', file: 'board.ts' },
  { topic: 'rates', known: 'reconstructed', file: 'board.ts' },
  { topic: 'chai-track', known: 'reconstructed', file: 'board.ts' },
  { topic: 'estates', known: 'reconstructed', file: 'estates.ts' },
  { topic: 'equipment-costs', known: 'reconstructed', file: 'equipment.ts' },
  { topic: 'contracts', known: 'reconstructed', file: 'contracts.ts' },
];
