import type { SummaryText } from '../../../kernel/summary.ts';

export const summary: SummaryText = {
  goal: 'You all farm one dry valley and share a single canal. Grow large plantations, keep them watered and finish with the most points.',
  steps: [
    {
      title: 'Bid for a tile',
      says: 'Everyone bids once or passes; with three or more players, no one may repeat an amount. The highest bidder chooses first, and every bid is paid to the bank.',
    },
    {
      title: 'Plant it',
      says: 'Put your tile on any empty space and place the farmers it shows. If you passed, you place one fewer.',
    },
    {
      title: 'Bribe the overseer',
      says: 'The first player to pass, or else the lowest bidder, is the canal overseer. The others propose sites for the canal and add bribes. The overseer accepts one or pays to build elsewhere.',
    },
    {
      title: 'Survive the drought',
      says: 'A tile beside a canal has water for good. Each dry tile loses a farmer or, if it has none, turns to desert.',
    },
    {
      title: 'Collect 3 escudos',
      says: 'Everyone gets 3 escudos and the next round starts. Once in the game, after the new canal, you may also build a canal of your own.',
    },
  ],
  scoring: [
    'Each plantation: its number of tiles times the number of your farmers in it.',
    'Tiles of one crop joined by their sides form one plantation, no matter who owns them.',
    'A palm counts as one more farmer for the owner of its tile.',
    'Each escudo you have left is one point.',
  ],
  end: 'The game lasts 9 to 11 rounds, depending on the number of players. In the last round every dry tile turns to desert, and there is no income.',
};
