import type { SummaryText } from '../../../kernel/summary.ts';

export const summary: SummaryText = {
  goal: 'You all farm one dry valley and share a single canal. Grow large plantations, keep them watered and finish with the most points.',
  steps: [
    {
      title: 'Bid for a tile',
      says: 'Everyone bids once, each a different amount, or passes. The highest bid chooses first, and every bid is paid to the bank.',
    },
    {
      title: 'Plant it',
      says: 'Put your tile on any empty space and place the farmers it shows. If you passed, you place one fewer.',
    },
    {
      title: 'Bribe the overseer',
      says: 'The first to pass is the canal overseer. The others propose a place for the canal and add money. The overseer accepts one or pays to build elsewhere.',
    },
    {
      title: 'Survive the drought',
      says: 'A tile beside a canal keeps its water. Each dry tile loses a farmer; without farmers it turns to desert.',
    },
    {
      title: 'Collect 3 escudos',
      says: 'Everyone gets 3 escudos and the next round begins. Once in the game you may also build a canal of your own.',
    },
  ],
  scoring: [
    'Each plantation: its number of tiles times the number of your farmers in it.',
    'Tiles of one crop that touch form one plantation, whoever owns them.',
    'A palm counts as one more farmer for the owner of its tile.',
    'Each escudo you have left is one point.',
  ],
  end: 'The game lasts 9 to 11 rounds, depending on the players. In the last round the drought is harsher and there is no income.',
};
