import type { Provenance } from '../../../kernel/edition.ts';

const TOPICS = [
  'worker-tiles',
  'worker-removals',
  'jungle-tiles',
  'two-player-jungle',
  'river',
  'gold-supply',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Nothing in this game had to be reconstructed. */
export const EDITION: readonly Provenance<Topic>[] = [
  { topic: 'worker-tiles', known: 'sure', file: 'data/workers.ts' },
  { topic: 'worker-removals', known: 'sure', file: 'data/workers.ts' },
  { topic: 'jungle-tiles', known: 'sure', file: 'data/jungle.ts' },
  { topic: 'two-player-jungle', known: 'stated', file: 'data/jungle.ts' },
  { topic: 'river', known: 'sure', file: 'data/village.ts' },
  { topic: 'gold-supply', known: 'stated', file: 'data/village.ts' },
];
