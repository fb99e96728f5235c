import type { RuleId } from '../data/rules.ts';
import type { Phase } from '../rules/state.ts';

/** What each question is about, in the words of the rules. */
export const GUIDES: Readonly<Record<Phase, readonly RuleId[]>> = {
  placing: ['place-one-worker-tile', 'place-beside-jungle-tile', 'worker-not-beside-worker'],
  filling: ['fill-when-two-worker-tiles', 'fill-active-chooses'],
  activation: ['activate-order-free', 'activate-edge-completed-first', 'activate-may-decline'],
};
