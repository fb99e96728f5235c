import type { Seat } from '../../kernel/seat.ts';
import type { MoveFacts } from '../heuristics.ts';
import { HIRE_COST, PLANT_COST } from './data/actions.ts';
import { MARKERS } from './data/board.ts';
import { BONUS_STEPS, LAST_STEP } from './data/track.ts';
import { FACT_COUNT, placeOf } from './facts.ts';
import { fillContracts, fillPawn } from './map-facts.ts';
import { moveKind, MOVE_KINDS } from './move-kinds.ts';
import { CARD_FACTS, fillCard } from './card-facts.ts';
import { fillContract, fillPlace, PLACE_FACTS } from './place-facts.ts';
import { DISTRICT_OF } from './rules/map.ts';
import type { Move } from './rules/moves.ts';
import {
  ADVANCE_EXTRA,
  CHEAP_HIRING,
  CHEAP_PLANTING,
  CHEAP_STEPS,
  has,
  hasHired,
  NONE,
  type State,
} from './rules/state.ts';
import { capacity, chestCount } from './rules/store.ts';
import { timeLeft } from './time.ts';

/** What a seat's own facts say about its situation; the same as in the evaluation. */
const SHARED = [
  'slots-free',
  'contract-value',
  'contract-ready',
  'contract-near',
  'reach',
  'plantable',
  'plantable-now',
  'plantable-new',
  'hireable',
  'hireable-now',
] as const;
const SHARED_PLACES = SHARED.map(placeOf);

const SITUATION = [
  'always',
  'time-left',
  'players',
  'rupees',
  'can-pay',
  'can-pay-twice',
  'rich',
  'tokens',
  'chests',
  'room',
  'markers',
  'step',
  'bonus-step-next',
  'bonus-taken',
  'planted-here',
  'hired-here',
  'cheap-steps',
  'cheap-planting',
  'cheap-hiring',
  'advance-extra',
  'final-round',
  ...SHARED,
] as const;
const FIRST_SHARED = SITUATION.length - SHARED.length;

const FACTS = [...CARD_FACTS, ...PLACE_FACTS];
const FIRST_PLACE = CARD_FACTS.length;

const [RICH, MANY_CHESTS] = [20, 5];
const seen = new Float64Array(FACT_COUNT);

const yes = (is: boolean): number => (is ? 1 : 0);

function fillPlayer(state: Readonly<State>, seat: Seat, values: Float64Array): void {
  const player = state.players[seat];
  const { rupees, tokens, markers, step, bonus, pawn, plantations } = player;
  const here = pawn === NONE ? NONE : DISTRICT_OF[pawn];
  const stored = chestCount(player);
  values[3] = Math.min(1, rupees / RICH);
  values[4] = yes(rupees >= PLANT_COST);
  values[5] = yes(rupees >= PLANT_COST + HIRE_COST);
  values[6] = yes(rupees > RICH);
  values[7] = Math.min(1, tokens / 2);
  values[8] = stored / MANY_CHESTS;
  values[9] = (capacity(player) - stored) / MANY_CHESTS;
  values[10] = markers / MARKERS;
  values[11] = step / LAST_STEP;
  values[12] = yes(BONUS_STEPS.some(space => space === step + 1));
  values[13] = yes(bonus > 0);
  values[14] = yes(here !== NONE && plantations[here] > 0);
  values[15] = yes(here !== NONE && hasHired(player, here));
  values[16] = yes(has(player, CHEAP_STEPS));
  values[17] = yes(has(player, CHEAP_PLANTING));
  values[18] = yes(has(player, CHEAP_HIRING));
  values[19] = yes(has(player, ADVANCE_EXTRA));
}

export const moveFacts: MoveFacts<State, Move> = {
  kinds: MOVE_KINDS,
  situation: SITUATION,
  facts: FACTS,
  kindOf: moveKind,

  fillSituation(state, seat, values) {
    values[0] = 1;
    values[1] = timeLeft(state);
    values[2] = 0.5 * (state.players.length - 2);
    fillPlayer(state, seat, values);
    values[20] = yes(state.final);
    seen.fill(0);
    fillPawn(state, state.players[seat], seen, 0);
    fillContracts(state, state.players[seat], seen, 0);
    for (let index = 0; index < SHARED_PLACES.length; index++)
      values[FIRST_SHARED + index] = UNITS[index] * seen[SHARED_PLACES[index]];
  },

  fillFacts(state, seat, move, values) {
    switch (move.type) {
      case 'playCard':
        values.fill(0);
        fillCard(state, seat, move, values);
        return true;
      case 'moveTo':
      case 'plantAt':
      case 'startAt':
      case 'pick':
        values.fill(0);
        fillPlace(state, seat, move.hex, values, FIRST_PLACE);
        return true;
      case 'fulfil':
        values.fill(0);
        fillContract(state, seat, move.contract, values, FIRST_PLACE);
        return true;
      default:
        return false;
    }
  },
};

/** What makes a shared fact lie between 0 and 2. */
const UNITS = SHARED.map(name => (name.startsWith('contract') ? 0.1 : name === 'reach' ? 0.25 : 1));
