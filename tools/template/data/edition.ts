import type { Provenance } from '../../../kernel/edition.ts';

const TOPICS = ['prices'] as const;
export type Topic = (typeof TOPICS)[number];

export const EDITION: readonly Provenance<Topic>[] = [
  { topic: 'prices', known: 'stated', file: 'data/market.ts' },
];
