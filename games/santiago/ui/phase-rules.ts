import type { RuleId } from '../data/rules.ts';
import type { Phase } from '../rules/state.ts';

/** The rules that help with each decision, the most helpful first. */
export const PHASE_RULES: Readonly<Record<Phase, readonly RuleId[]>> = {
  spring: ['r-setup-by-overseer', 'setup-spring-on-thick-intersection'],
  startingCanal: ['two-player-starting-canal'],
  palms: [
    'setup-palms-do-not-touch-each-other',
    'setup-palms-do-not-touch-spring',
    'score-palm-counts-as-one-farmer',
  ],
  auction: ['bid-once-per-round', 'bid-differs-from-earlier-bids', 'overseer-is-first-passer'],
  sealedAuction: ['two-player-bids-secret-and-simultaneous', 'two-player-lower-bidder-becomes-overseer'],
  take: ['take-exactly-one-tile-each', 'tile-is-placed-at-once'],
  plant: [
    'tile-placement-ignores-neighbours',
    'bidder-places-farmers-per-icon',
    'passer-places-one-farmer-less',
  ],
  leftover: ['leftover-tile-is-neutral', 'leftover-tile-touches-a-non-desert-tile'],
  proposal: ['r-proposal-must-be-legal', 'r-summary-proposal-mandatory'],
  bribe: ['bribe-within-remaining-money', 'unaccepted-bribes-return'],
  decision: [
    'accept-any-proposed-place',
    'accept-collects-every-bribe-for-the-place',
    'reject-costs-top-total-plus-one',
  ],
  canal: ['canal-touches-the-network', 'canal-place-holds-one-canal'],
  extraCanal: ['extra-canal-is-optional', 'extra-canal-once-per-game', 'extra-canal-one-per-round'],
};
