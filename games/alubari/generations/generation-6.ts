import type { Heuristics } from '../../heuristics.ts';
import { learnedPrior, madeByHand } from '../../impressions.ts';
import { moveFacts } from '../move-facts.ts';
import { priorByType } from '../prior-by-type.ts';
import type { Move } from '../rules/moves.ts';
import { isSolo, type State } from '../rules/state.ts';
import { heuristics as earlier } from './generation-5.ts';
import { impressions } from '../impressions.ts';

const { startDecision, prior } = learnedPrior(moveFacts, impressions);

/** The first learned first impressions, in the tree of levels 3 and 4; every place for a worker is considered. */
export const heuristics: Heuristics<State, Move> = {
  ...earlier,
  quickKnowledge: (earlier.quickKnowledge ?? []).map(own => ({ ...madeByHand(priorByType), ...own })),
  startDecision,
  prior: (state, seat, move) => (isSolo(state) ? priorByType(state, seat, move) : prior(state, seat, move)),
  rolloutPrior: priorByType,
};
