import type { RuleId } from '../data/rules.ts';
import type { PhaseName } from '../rules/state.ts';

/** For each phase the rules that its question is about, the most helpful first. */
export const PHASE_RULES: Readonly<Record<PhaseName, readonly RuleId[]>> = {
  position: ['setup-start-hex-level-zero', 'setup-start-district-without-plantation'],
  card: ['card-two-mains', 'card-orientation-free'],
  tokenBefore: ['token-any-action-but-advance', 'token-just-before-or-after'],
  action: ['active-options', 'main-may-be-declined'],
  tokenAfter: ['token-any-action-but-advance', 'token-one-per-turn'],
  follow: ['follower-options', 'main-not-payable-means-alternative'],
  tile: ['start-tile-boosts-an-action', 'start-tile-once', 'ruling-start-tile-makes-performable'],
  plant: ['plant-at-pawn', 'plant-needs-empty-hex'],
  harvest: ['harvest-reach', 'harvest-type-by-level', 'harvest-owner-scores'],
  store: ['store-capacity-five', 'harvest-overflow-then-discard'],
  contract: ['trade-exact-three-chests', 'trade-needs-slot'],
  omission: ['start-tile-trade-one-fewer', 'ruling-trade-omitted-chest'],
  reward: ['trade-reward-either-or'],
  district: ['start-tile-hire-elsewhere', 'ruling-hire-tile', 'hire-ability-lasts'],
  destination: ['move-any-distance', 'move-step-costs'],
};
