import type { PhaseRules } from '../../../kernel/phases.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { AREAS, CHAIWALA_AREA, DIG_AREA, RAIL_AREA } from '../data/board.ts';
import type { RuleId } from '../data/rules.ts';
import type { Event } from './events.ts';
import { DEEP_DIG, isInForce, LONG_RAILS } from './modifiers.ts';
import { ACT, ACT_BOOSTED, ACT_BOTH, ACT_CARDED, type Act } from './moves.ts';
import { NONE, type State } from './state.ts';
import { seatsToAct } from './turn.ts';

const BOOST_PRICE = 1;

const canBoost = (state: Readonly<State>, seat: Seat): boolean =>
  state.worker.area !== CHAIWALA_AREA && state.seats[seat].chai >= BOOST_PRICE;

/** The contract modifier that one worker of this area may use up; 0 where there is none. */
const cardFor = (area: number): number =>
  area === DIG_AREA ? DEEP_DIG : area === RAIL_AREA ? LONG_RAILS : 0;

/** The contracts that serve one worker; all others are used before the area. */
const CARD_RULES: Readonly<Partial<Record<number, RuleId>>> = {
  [DIG_AREA]: 'contract-06-dig-plus-three-for-one-worker',
  [RAIL_AREA]: 'contract-12-rail-plus-one-for-one-worker',
};

const canSpendCard = (state: Readonly<State>, seat: Seat): boolean =>
  isInForce(state.seats[seat], cardFor(state.worker.area));

/** Asks whether to boost the worker; a seat without chai and without such a contract is not asked. */
export function askForBoost(state: State, seat: Seat): boolean {
  if (!canBoost(state, seat) && !canSpendCard(state, seat)) return false;
  state.phase = 'boost';
  state.actor = seat;
  return true;
}

/** Phase 5, before an action. A worker may get the stronger version for 1 chai, and a contract meant for one worker. */
export const boost: PhaseRules<State, Act, Event> = {
  answers: ['act'],
  toAct: seatsToAct,

  list(state, seat, out) {
    out.push(ACT.id);
    const isBoostable = canBoost(state, seat);
    if (isBoostable) out.push(ACT_BOOSTED.id);
    if (!canSpendCard(state, seat)) return;
    out.push(ACT_CARDED.id);
    if (isBoostable) out.push(ACT_BOTH.id);
  },

  whyNot(state, seat, { isBoosted, isCarded }): RuleId | undefined {
    if (isBoosted && !canBoost(state, seat)) {
      return state.worker.area === CHAIWALA_AREA
        ? 'area-g-has-no-boost'
        : 'boost-costs-one-chai-before-the-action';
    }
    if (!isCarded || canSpendCard(state, seat)) return undefined;
    return CARD_RULES[state.worker.area] ?? 'contract-window-before-each-area';
  },

  play(state, seat, { isBoosted, isCarded }, { emit }) {
    const { worker } = state;
    const own = state.seats[seat];
    state.actor = NONE;
    worker.boosted = isBoosted;
    worker.carded = isCarded;
    if (isBoosted) own.chai -= BOOST_PRICE;
    if (isCarded) own.inForce &= ~cardFor(worker.area);
    if (isBoosted || isCarded) {
      emit?.({ type: 'workerStrengthened', seat, area: AREAS[worker.area], isBoosted, isCarded });
    }
  },
};
