import { CHAIWALA_AREA } from '../data/board.ts';
import type { RuleId } from '../data/rules.ts';
import type { Move } from './moves.ts';
import type { Phase, State } from './state.ts';

/** The rule that gives the decision to another seat, for each phase. */
export const TURN_RULES: Readonly<Record<Phase, RuleId>> = {
  maintenance: 'r-maintenance-choice',
  hiring: 'r-hire-order',
  placement: 'place-one-worker-per-turn-from-start-player',
  contracts: 'r-contract-window-order',
  boost: 'actions-spaces-in-numeric-order',
  stock: 'actions-spaces-in-numeric-order',
  works: 'actions-spaces-in-numeric-order',
  rails: 'actions-spaces-in-numeric-order',
  build: 'actions-spaces-in-numeric-order',
  equipment: 'station-bonus-is-immediate',
  redraw: 'actions-spaces-in-numeric-order',
  postOffice: 'actions-spaces-in-numeric-order',
  chaiwala: 'actions-spaces-in-numeric-order',
  scoring: 'r-contract-assignment-optimal',
};

/** The rule that says when moves of each type are made. */
const STEP_RULES: Readonly<Record<Move['type'], RuleId>> = {
  maintain: 'event-five-maintenance-per-card',
  giveBack: 'event-five-maintenance-per-card',
  hire: 'hire-needs-equipment-and-one-chai',
  decline: 'hire-needs-equipment-and-one-chai',
  place: 'place-one-worker-per-turn-from-start-player',
  use: 'contract-window-before-each-area',
  done: 'contract-window-before-each-area',
  act: 'boost-costs-one-chai-before-the-action',
  take: 'area-a-up-to-three-cubes',
  smelt: 'area-c-up-to-three-minor-actions',
  lay: 'area-d-one-steel-per-rail-space',
  build: 'area-e-one-build',
  buy: 'area-e-one-build',
  equip: 'station-bonus-free-equipment',
  returnEquipment: 'r-solo-free-equipment-at-limit',
  redraw: 'area-f-boost-new-row',
  pick: 'area-f-take-one-contract',
  gather: 'area-g-take-leaves-at-harvest-rate',
  brew: 'area-g-turn-leaves-into-chai',
  stop: 'action-must-be-done-if-possible',
  leaveOut: 'r-contract-assignment-optimal',
};

/** The rule that forbids a move of the seat to act because another decision is due. */
export const whyNotNow = ({ phase, worker }: Readonly<State>, { type }: Move): RuleId => {
  if (phase === 'placement' && (type === 'stop' || type === 'done')) return 'place-all-workers';
  if (type === 'act' && worker.area === CHAIWALA_AREA) return 'area-g-has-no-boost';
  if (type === 'act' && worker.boosted) return 'boost-once-per-worker-per-round';
  return STEP_RULES[type];
};

/** The rule that ended the game. */
export const whyNotAfterEnd = ({ ending, seats }: Readonly<State>): RuleId => {
  if (ending === 'route') return 'end-after-round-in-which-route-is-full';
  if (ending === 'rounds') return 'r-round-limit';
  return seats.length === 1
    ? 'solo-ends-at-last-marker-or-full-route'
    : 'end-two-players-last-marker-extra-round';
};
