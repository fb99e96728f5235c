import type { Effects } from '../../../kernel/game.ts';
import type { PhaseRules } from '../../../kernel/phases.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { EQUIPMENT } from '../data/equipment.ts';
import type { RuleId } from '../data/rules.ts';
import { SOLO_EQUIPMENT_LIMIT } from '../data/supplies.ts';
import { gainChai } from './chai.ts';
import type { Event } from './events.ts';
import { EQUIP, type Equip } from './moves.ts';
import { firstOf, has, sizeOf } from './sets.ts';
import { isSolo, NONE, type Return, type State } from './state.ts';
import { seatsToAct } from './turn.ts';

/** Solo, two pieces of equipment are the limit. */
const isAtLimit = (state: Readonly<State>, seat: Seat): boolean =>
  isSolo(state) && sizeOf(state.seats[seat].equipment) >= SOLO_EQUIPMENT_LIMIT;

/** The cards a seat could take, whatever they cost. */
export const availableEquipment = (state: Readonly<State>, seat: Seat): number =>
  isAtLimit(state, seat) ? 0 : state.shed;

export const canBuy = (state: Readonly<State>, seat: Seat, card: number): boolean =>
  state.seats[seat].steel >= EQUIPMENT[card].steel && state.seats[seat].chai >= EQUIPMENT[card].chai;

/** Why a card cannot be taken; undefined when it can, price apart. */
export function whyNotTake(state: Readonly<State>, seat: Seat, card: number): RuleId | undefined {
  if (has(availableEquipment(state, seat), card)) return undefined;
  return isAtLimit(state, seat) ? 'solo-at-most-two-equipment' : 'equipment-purchase-pays-printed-cost';
}

/** Pays steel and chai, takes a card, and the chai cube that may lie on it. */
export function takeEquipment(
  state: State,
  seat: Seat,
  card: number,
  { steel, chai }: { readonly steel: number; readonly chai: number },
  table: Effects<Event>,
): void {
  const own = state.seats[seat];
  own.steel -= steel;
  state.steel += steel;
  own.chai -= chai;
  state.shed &= ~(1 << card);
  own.equipment |= 1 << card;
  own.acquired++;
  table.emit?.({ type: 'equipmentTaken', seat, equipment: EQUIPMENT[card].id, paid: { steel, chai } });
  if (!has(state.cubes, card)) return;
  state.cubes &= ~(1 << card);
  gainChai(state, seat, 1, 'equipment', table);
}

/** Lets a seat take any card for a price in steel, if there is one for it. */
export function startEquipment(state: State, seat: Seat, steel: number, after: Return): void {
  if (availableEquipment(state, seat) === 0) return;
  state.phase = 'equipment';
  state.actor = seat;
  state.choosing.after = after;
  state.choosing.steel = steel;
}

/** A station bonus or contract 18: any card of the shed, whatever its printed cost. */
export const equipment: PhaseRules<State, Equip, Event> = {
  answers: ['equip'],
  toAct: seatsToAct,

  moves(state, seat, out) {
    for (let rest = availableEquipment(state, seat); rest !== 0; rest &= rest - 1)
      out.push(EQUIP[firstOf(rest)]);
  },

  whyNot: (state, seat, move): RuleId | undefined => whyNotTake(state, seat, move.equipment),

  play(state, seat, move, table) {
    state.actor = NONE;
    takeEquipment(state, seat, move.equipment, { steel: state.choosing.steel, chai: 0 }, table);
    state.choosing.steel = 0;
  },
};
