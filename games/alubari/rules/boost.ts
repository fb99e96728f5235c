import { pushUpTo } from '../../../kernel/move-ids.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { AREAS, CHAIWALA_AREA, DIG_AREA, RAIL_AREA } from '../data/board.ts';
import type { RuleId } from '../data/rules.ts';
import { DEEP_DIG, isInForce, LONG_RAILS } from './modifiers.ts';
import { ACT, type Act } from './moves.ts';
import type { DrawnPhase } from './phase.ts';
import { NONE, type Holdings, type State } from './state.ts';
import { seatsToAct } from './turn.ts';

const BOOST_PRICE = 1;
/** What boosting adds to the first id, which acts plainly. */
const FIRST_ID = ACT[0].id;
const BOOSTED = 1;
const CARDED = 2;

const canBoost = (own: Readonly<Holdings>, area: number): boolean =>
  own.chai >= BOOST_PRICE && area !== CHAIWALA_AREA;

/** The contract modifier that one worker of each area may use up; 0 where there is none. */
const CARD_FOR = Int32Array.from(AREAS, (_, area) =>
  area === DIG_AREA ? DEEP_DIG : area === RAIL_AREA ? LONG_RAILS : 0,
);

/** The contracts that serve one worker; all others are used before the area. */
const CARD_RULES: Readonly<Partial<Record<number, RuleId>>> = {
  [DIG_AREA]: 'contract-06-dig-plus-three-for-one-worker',
  [RAIL_AREA]: 'contract-12-rail-plus-one-for-one-worker',
};

const canSpendCard = (own: Readonly<Holdings>, area: number): boolean => isInForce(own, CARD_FOR[area]);

/** Asks whether to boost the worker; a seat without chai and without such a contract is not asked. */
export const askForBoost = (state: State, seat: Seat): boolean => {
  const own = state.seats[seat];
  const { area } = state.worker;
  if (!canBoost(own, area) && !canSpendCard(own, area)) return false;
  state.phase = 'boost';
  state.actor = seat;
  return true;
};

/** Phase 5, before an action. A worker may get the stronger version for 1 chai, and a contract meant for one worker. */
export const boost: DrawnPhase<Act> = {
  answers: ['act'],
  toAct: seatsToAct,

  list(state, seat, out) {
    const own = state.seats[seat];
    const { area } = state.worker;
    const isBoostable = canBoost(own, area);
    pushUpTo(isBoostable ? BOOSTED : 0, FIRST_ID, out);
    if (canSpendCard(own, area)) pushUpTo(isBoostable ? BOOSTED : 0, FIRST_ID + CARDED, out);
  },

  draw(state, seat, random) {
    const own = state.seats[seat];
    const { area } = state.worker;
    const isBoostable = canBoost(own, area);
    const choice = random.below((isBoostable ? 2 : 1) << (canSpendCard(own, area) ? 1 : 0));
    return FIRST_ID + (isBoostable ? choice : choice * CARDED);
  },

  whyNot(state, seat, { isBoosted, isCarded }): RuleId | undefined {
    const own = state.seats[seat];
    const { area } = state.worker;
    if (isBoosted && !canBoost(own, area))
      return area === CHAIWALA_AREA ? 'area-g-has-no-boost' : 'boost-costs-one-chai-before-the-action';
    if (!isCarded || canSpendCard(own, area)) return undefined;
    return CARD_RULES[area] ?? 'contract-window-before-each-area';
  },

  play(state, seat, id, { emit }) {
    const isBoosted = ((id - FIRST_ID) & BOOSTED) !== 0;
    const isCarded = ((id - FIRST_ID) & CARDED) !== 0;
    const { worker } = state;
    const own = state.seats[seat];
    state.actor = NONE;
    worker.boosted = isBoosted;
    worker.carded = isCarded;
    if (isBoosted) own.chai -= BOOST_PRICE;
    if (isCarded) own.inForce &= ~CARD_FOR[worker.area];
    if (isBoosted || isCarded) {
      emit?.({ type: 'workerStrengthened', seat, area: AREAS[worker.area], isBoosted, isCarded });
    }
  },
};
