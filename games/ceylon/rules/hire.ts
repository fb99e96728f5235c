import type { Seat } from '../../../kernel/seat.ts';
import { HIRE_COST } from '../data/actions.ts';
import { COUNCILLORS, HIRE_DISCOUNT } from '../data/councillors.ts';
import type { RuleId } from '../data/rules.ts';
import type { GameEffects } from './events.ts';
import { DISTRICT_OF, terrain } from './map.ts';
import { HIRE_IN, type HireIn } from './moves.ts';
import type { Phase } from './phase.ts';
import {
  ABILITY_BITS,
  CHEAP_HIRING,
  has,
  hasHired,
  NONE,
  type Player,
  type State,
  whoseDecision,
} from './state.ts';

/** Hire with the start tile: the councillor of a district other than the pawn's. */
export const district: Phase<HireIn> = {
  answers: ['hireIn'],
  toAct: whoseDecision,

  list(state, seat, out) {
    const { districts } = terrain(state.omitted);
    for (let index = 0; index < districts.length; index++) {
      if (whyNotDistrict(state, seat, districts[index]) === undefined) out.push(HIRE_IN[districts[index]].id);
    }
  },

  whyNot: (state, seat, move) => whyNotDistrict(state, seat, move.district),

  play(state, seat, id, effects) {
    hire(state, seat, id - HIRE_IN[0].id, effects);
    state.waiting = NONE;
  },
};

const whyNotDistrict = (state: Readonly<State>, seat: Seat, wanted: number): RuleId | undefined => {
  const player = state.players[seat];
  if (wanted === state.omitted) return 'two-players-three-districts';
  if (wanted === DISTRICT_OF[player.pawn]) return 'start-tile-hire-elsewhere';
  return hasHired(player, wanted) ? 'hire-once-per-councillor' : undefined;
};

/** Hire: pay, and put a disc on the councillor's track. The ability applies from the next action on. */
export const hire = (state: State, seat: Seat, where: number, { emit }: GameEffects): void => {
  const player = state.players[seat];
  const councillor = state.councillors[where];
  if (councillor === null) return;
  const cost = hireCost(player);
  player.rupees -= cost;
  player.hired |= 1 << where;
  player.abilities |= ABILITY_BITS[COUNCILLORS.indexOf(councillor)];
  emit?.({ type: 'hired', seat, district: where, councillor, cost });
};

const hireCost = (player: Readonly<Player>): number =>
  has(player, CHEAP_HIRING) ? HIRE_COST - HIRE_DISCOUNT : HIRE_COST;

export const whyNotHire = (state: Readonly<State>, seat: Seat): RuleId | undefined => {
  const player = state.players[seat];
  return hasHired(player, DISTRICT_OF[player.pawn]) ? 'hire-once-per-councillor' : whyNotPay(player);
};

export const whyNotHireElsewhere = (state: Readonly<State>, seat: Seat): RuleId | undefined => {
  const { districts } = terrain(state.omitted);
  for (let index = 0; index < districts.length; index++) {
    if (whyNotDistrict(state, seat, districts[index]) === undefined) return whyNotPay(state.players[seat]);
  }
  return 'hire-once-per-councillor';
};

const whyNotPay = (player: Readonly<Player>): RuleId | undefined => {
  if (player.rupees >= hireCost(player)) return undefined;
  return has(player, CHEAP_HIRING) ? 'councillor-hire-discount' : 'hire-cost-five';
};

export const startDistrict = (state: State): void => {
  state.phase = 'district';
  state.waiting = state.turn.acting;
};
