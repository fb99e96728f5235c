/** Every rule of the game by its id, in reading order. `text/rules.*.ts` says each of them in words. */
export const RULES = {
  setup: ['setup-twenty-baskets', 'setup-price-tiles'],
  round: [
    'round-draws-a-price',
    'choose-in-secret',
    'choose-once-a-round',
    'sell-up-to-three',
    'sell-own-baskets',
    'choices-are-revealed',
    'crowded-market-halves-price',
  ],
  end: ['game-has-twelve-rounds', 'baskets-left-count-one', 'most-coins-win'],
} as const;

export type Section = keyof typeof RULES;
export type RuleId = (typeof RULES)[Section][number];

/** Worked examples; tests cite them like rules. */
export const EXAMPLES = ['ex-crowded-market'] as const;
