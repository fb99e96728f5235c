import type { RuleId } from '../data/rules.ts';
import type { Phase } from '../rules/state.ts';

/** The rules that each question is about, the most helpful first. */
export const PHASE_RULES: Readonly<Record<Phase, readonly RuleId[]>> = {
  placing: ['place-one-worker-tile', 'place-beside-jungle-tile', 'worker-not-beside-worker'],
  filling: ['fill-when-two-worker-tiles', 'fill-active-chooses'],
  activation: ['activate-order-free', 'activate-edge-completed-first', 'activate-may-decline'],
};
