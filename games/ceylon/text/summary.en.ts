import type { SummaryText } from '../../../kernel/summary.ts';

export const summary: SummaryText = {
  goal: 'Plant tea in the hills of Ceylon, fill the chests and deliver them to the companies. The most points win.',
  steps: [
    {
      title: 'Play a card',
      says: 'A card has two ends. You take the action facing you, and everyone else takes the other one.',
    },
    {
      title: 'Plant and harvest',
      says: 'Plant where your pawn stands, for 5 rupees. When you harvest, each plantation around your pawn gives a chest: the higher the land, the finer the tea.',
    },
    {
      title: 'Deliver to the train',
      says: 'Trade three chests for a contract in a wagon. You take either its rupees or its points.',
    },
    {
      title: 'Hire and advance',
      says: "Hire the councillor of your pawn's district, or advance in technology for a token that buys an extra action.",
    },
    {
      title: 'Or do something else',
      says: "Instead of the card's action, anyone may move their pawn or take rupees. Then the player who played the card draws another.",
    },
  ],
  scoring: [
    'Points during the game: contracts paid in points, tea that others harvest from you, steps in technology, and an early plantation in every district.',
    '10, 6, 3 and 1 points by rank for rupees, for technology and for each district whose councillor you hired.',
    'Contracts for different companies: up to 15 points for five of them.',
    '−2 points for each plantation marker you have left.',
  ],
  end: 'When someone plants their last marker or draws the last card, the current round is the last.',
};
