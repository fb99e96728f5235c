import type { SummaryText } from '../../../kernel/summary.ts';

export const summary: SummaryText = {
  goal: 'Your village gathers cacao in the jungle and sells it. Be the one with the most gold at the end.',
  steps: [
    {
      title: 'Place a worker tile',
      says: 'Put one of your three tiles next to a jungle tile, turned any way you like. It has four workers, spread over its edges.',
    },
    {
      title: 'Fill the jungle',
      says: 'An empty jungle space next to two worker tiles gets a jungle tile at once. You choose which of the two on display.',
    },
    {
      title: 'Let the workers act',
      says: "Every worker who faces a new neighbour acts, yours and the others': they gather fruit, sell it, dig gold, fetch water or worship the sun.",
    },
    {
      title: 'Overbuild later',
      says: 'When the jungle tiles run out, a sun token lets you place a tile on top of one of your own.',
    },
  ],
  scoring: [
    'The gold you earned at markets and mines.',
    "Your water carrier's field on the river, worth from −10 to 16 gold.",
    'Each temple: 6 gold for the most workers facing it, 3 for the second most.',
    '1 gold for each sun token you still hold.',
  ],
  end: 'The game ends when everyone has placed all their worker tiles. Fruit left in storage is worth nothing, but it breaks ties.',
};
