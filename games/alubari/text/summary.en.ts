import type { SummaryText } from '../../../kernel/summary.ts';

export const summary: SummaryText = {
  goal: 'Together you build the railway from Siliguri up to Darjeeling. The player who gains the most points from it wins.',
  steps: [
    {
      title: 'See what the round brings',
      says: 'New contracts, new weather and new cubes. Sun speeds up digging and rails, rain the harvest, and fog slows things down.',
    },
    {
      title: 'Place your workers',
      says: 'In turn, everyone places two workers in the areas A to G. With equipment you may hire a third one for chai.',
    },
    {
      title: 'Dig, smelt, lay rails',
      says: 'The areas are resolved from A to G. Take iron, dig up the tea estates, turn iron into steel and steel into rails. Spaces you clear or complete are yours.',
    },
    {
      title: 'Build along the line',
      says: 'Build stations and buy trains. Rails across rivers open the towns higher up.',
    },
    {
      title: 'Take contracts and tea',
      says: 'A contract helps once and pays at the end if you meet it. Leaves become chai, and 1 chai boosts a worker.',
    },
  ],
  scoring: [
    'Each estate, station and rail space you own scores its points.',
    'Each contract you meet scores; one you miss costs nothing.',
    'Chai scores as its track shows, and each leaf that no contract uses is worth half a point.',
    'With two players or more, each equipment card is worth 9 points.',
  ],
  end: 'The game ends after the round in which the last rail is laid. With one or two players it also ends when someone runs out of markers.',
};
