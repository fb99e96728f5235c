import type { RuleId } from '../data/rules.ts';
import type { Phase } from '../rules/state.ts';

/** For each phase the rules that its question is about, the most helpful first. */
export const PHASE_RULES: Readonly<Record<Phase, readonly RuleId[]>> = {
  maintenance: ['event-five-maintenance-per-card', 'event-five-returned-card-gets-no-chai-cube'],
  hiring: ['hire-needs-equipment-and-one-chai', 'hire-at-most-one-extra-worker'],
  placement: ['place-on-any-empty-numbered-space', 'actions-areas-in-alphabetical-order'],
  contracts: ['contract-window-before-each-area', 'contract-effect-once-per-game'],
  boost: ['boost-costs-one-chai-before-the-action', 'boost-once-per-worker-per-round'],
  stock: ['area-a-up-to-three-cubes', 'area-a-one-chai-cube-per-worker'],
  works: ['area-c-up-to-three-minor-actions', 'area-c-make-steel-three-iron', 'area-c-make-stone-two-rubble'],
  rails: ['area-d-one-steel-per-rail-space', 'area-d-rate-is-compulsory-with-enough-steel'],
  build: ['area-e-one-build', 'station-opened-by-marked-river-spaces'],
  equipment: ['station-bonus-free-equipment', 'equipment-effect-from-once'],
  redraw: ['area-f-boost-new-row'],
  postOffice: ['area-f-take-one-contract'],
  chaiwala: ['area-g-take-leaves-at-harvest-rate', 'area-g-turn-leaves-into-chai'],
  scoring: ['r-contract-assignment-optimal', 'score-each-piece-for-one-contract-only'],
};
