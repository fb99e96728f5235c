import { COUNCILLORS } from './data/councillors.ts';
import { MAINS } from './data/actions.ts';

/**
 * The facts about a seat that the learned evaluation weighs, in their order. The score counts rupees by what they may
 * still buy. Leads are the expected points of majorities; `-late` ones count towards the end only. Contracts count by
 * their gain.
 */
export const FACTS = [
  'score',
  'companies',
  'slots-free',
  'slots-open',
  'markers',
  'rupees-lead',
  'rupees-lead-late',
  'steps-lead',
  'districts-lead',
  'leads-late',
  'districts-unhired',
  'hired-unplanted',
  'token-first',
  'token-second',
  'tokens-more',
  'step',
  'step-bonus',
  'chests',
  'chests-green',
  'chests-white',
  'contract-value',
  'contract-ready',
  'contract-near',
  'reach',
  'plantable',
  'plantable-now',
  'plantable-new',
  'hireable',
  'hireable-now',
  'bonus-chance',
  'visited',
  'due',
  'active',
  'ready-and-card',
  'plantable-and-card',
  ...COUNCILLORS,
  ...MAINS.map(main => `card-${main}` as const),
] as const;

type Fact = (typeof FACTS)[number];

export const FACT_COUNT = FACTS.length;

/** The place of a fact among those of a seat. */
export const placeOf = (fact: Fact): number => FACTS.indexOf(fact);
