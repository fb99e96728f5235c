import type { RuleId, Section } from '../data/rules.ts';

export const sections: Readonly<Record<Section, string>> = {
  setup: 'Setup',
  round: 'A round',
  end: 'End of the game',
};

export const rules: Readonly<Record<RuleId, string>> = {
  'setup-twenty-baskets': 'Each player starts with 20 baskets and no coins.',
  'setup-price-tiles':
    'The bag holds price tiles from 2 to 6 coins; everyone may know how many of each are left.',
  'round-draws-a-price': 'At the start of a round, a price is drawn from the bag and set aside afterwards.',
  'choose-in-secret':
    'In seat order, each player chooses how many baskets to sell and keeps the choice secret.',
  'choose-once-a-round': 'You choose when it is your turn, once in a round.',
  'sell-up-to-three': 'You may sell up to 3 baskets in a round, or none.',
  'sell-own-baskets': 'You can only sell baskets that you have.',
  'choices-are-revealed':
    'When everyone has chosen, all choices are revealed together and every basket sold is paid.',
  'crowded-market-halves-price':
    'If more baskets are sold than there are players plus one, the price is halved and rounded down.',
  'game-has-twelve-rounds': 'The game ends after 12 rounds.',
  'baskets-left-count-one': 'Each basket left at the end is worth 1 coin.',
  'most-coins-win': 'The player with the most coins wins; players with equally many share the win.',
};
