/** What each step of the lesson says, in order. */
export const lesson = {
  hills:
    'You bring tea to the hills of Ceylon. The lighter the land, the higher it is and the finer its tea: black, green, white.',
  position:
    'Everyone starts in the lowland, with a plantation and a pawn. Touch the glowing hexagon and confirm.',
  card: 'A card has two ends. The end you touch is yours; everyone else gets the other. Take harvest: your opponent gets advance.',
  harvest:
    'Now act: harvest. Your pawn collects one chest from each plantation on its hexagon and around it.',
  follow:
    'Your opponent has played a card, and you follow. Instead of the main action you can always move or take rupees. Choose to move.',
  destination:
    'The coins show what each move costs; the first step is free. Climb to the green hill beside you.',
  plantCard: 'Your turn again. Play the card that lets you plant.',
  plant:
    'You plant where your pawn stands, for 5 rupees. Your 2nd marker opens a second contract slot; the 4th, 6th and 8th open one each.',
  secondHarvest: "Your opponent's card lets you harvest. Do it: two plantations are within reach now.",
  green:
    "The hill gives green tea. You could also harvest another player's plantation, but its owner would score a point.",
  black: 'And black tea from the lowland. Your store holds five chests.',
  tradeCard:
    'The tick on the train means that you have the chests for a contract. Play the card with trade on your side.',
  trade: 'Trade.',
  contract:
    'Fulfil the contract for company 2. At the end, 1, 2, 3, 4 or 5 different companies are worth 1, 3, 6, 10 or 15 points.',
  reward: 'You get its rupees or its points, never both. Take the points.',
  hire: 'Now you can hire. A councillor helps you until the end, and your plantations in a district count only if you hired its councillor.',
  technology:
    'Each advance gives you a token for an extra action on your turn, and gives the others a rupee each. The player ahead wins all ties.',
  scoring:
    'At the end, majorities in money, technology and each district score 10, 6, 3 and 1. Each marker you have left costs 2 points.',
} as const;

export type LessonText = Readonly<Record<keyof typeof lesson, string>>;
