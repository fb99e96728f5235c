import type { Effects, MoveIds } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { EQUIPMENT } from '../data/equipment.ts';
import type { RuleId } from '../data/rules.ts';
import { SOLO_EQUIPMENT_LIMIT } from '../data/supplies.ts';
import { gainChai } from './chai.ts';
import type { Event } from './events.ts';
import {
  EQUIP,
  MOVES,
  RETURN_EQUIPMENT,
  STOP,
  type Equip,
  type ReturnEquipment,
  type Stop,
} from './moves.ts';
import type { Phase } from './phase.ts';
import { firstOf, has, setOf, sizeOf } from './sets.ts';
import { isSolo, NONE, type Holdings, type Return, type State } from './state.ts';
import { seatsToAct } from './turn.ts';

/** Solo, two pieces of equipment are the limit. */
const isAtLimit = (state: Readonly<State>, seat: Seat): boolean =>
  isSolo(state) && sizeOf(state.seats[seat].equipment) >= SOLO_EQUIPMENT_LIMIT;

/** The cards a seat could take, whatever they cost. */
export const availableEquipment = (state: Readonly<State>, seat: Seat): number =>
  isAtLimit(state, seat) ? 0 : state.shed;

/** The cards that cost no more steel, and no more chai, than the given amounts. */
const MOST_PAID = Math.max(...EQUIPMENT.map(({ steel, chai }) => Math.max(steel, chai)));
const within = (good: 'steel' | 'chai'): Int32Array =>
  Int32Array.from({ length: MOST_PAID + 1 }, (_, amount) =>
    setOf(EQUIPMENT.flatMap((cost, card) => (cost[good] <= amount ? [card] : []))),
  );
const WITHIN_STEEL = within('steel');
const WITHIN_CHAI = within('chai');

/** The cards that a seat can pay for, wherever they are. */
export const payableEquipment = ({ steel, chai }: Readonly<Holdings>): number =>
  WITHIN_STEEL[Math.min(steel, MOST_PAID)] & WITHIN_CHAI[Math.min(chai, MOST_PAID)];

/** Solo option: with two cards, one may be returned for another one of the shed. */
export const canMakeRoom = (state: Readonly<State>, seat: Seat): boolean =>
  state.returnsEquipment && isAtLimit(state, seat) && state.shed !== 0;

export const listReturns = (state: Readonly<State>, seat: Seat, out: MoveIds): void => {
  for (let rest = state.seats[seat].equipment; rest !== 0; rest &= rest - 1)
    out.push(RETURN_EQUIPMENT[firstOf(rest)].id);
};

export const returnEquipment = (state: State, seat: Seat, card: number, { emit }: Effects<Event>): void => {
  state.seats[seat].equipment &= ~(1 << card);
  state.shed |= 1 << card;
  emit?.({ type: 'equipmentReturned', seat, equipment: EQUIPMENT[card].id });
};

/** Why a card cannot be returned to make room; undefined when it can. */
export const whyNotReturn = (state: Readonly<State>, seat: Seat, card: number): RuleId | undefined => {
  if (!isSolo(state)) return 'event-five-maintenance-per-card';
  return canMakeRoom(state, seat) && has(state.seats[seat].equipment, card)
    ? undefined
    : 'r-solo-free-equipment-at-limit';
};

/** Why a card cannot be taken; undefined when it can, price apart. */
export const whyNotTake = (state: Readonly<State>, seat: Seat, card: number): RuleId | undefined => {
  if (has(availableEquipment(state, seat), card)) return undefined;
  return isAtLimit(state, seat) ? 'solo-at-most-two-equipment' : 'equipment-purchase-pays-printed-cost';
};

/** Pays steel and chai, takes a card, and the chai cube that may be on it. */
export const takeEquipment = (
  state: State,
  seat: Seat,
  card: number,
  { steel, chai }: { readonly steel: number; readonly chai: number },
  table: Effects<Event>,
): void => {
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
};

/** Whether a seat can take a card, at once or after returning one. */
export const canTakeAny = (state: Readonly<State>, seat: Seat): boolean =>
  availableEquipment(state, seat) !== 0 || canMakeRoom(state, seat);

/** Lets a seat take any card for a price in steel, if there is one for it. */
export const startEquipment = (state: State, seat: Seat, steel: number, after: Return): void => {
  if (!canTakeAny(state, seat)) return;
  state.phase = 'equipment';
  state.actor = seat;
  state.choosing.after = after;
  state.choosing.steel = steel;
};

/** A station bonus or contract 18: any card of the shed, whatever its printed cost; no one has to return a card for it. */
export const equipment: Phase<Equip | ReturnEquipment | Stop> = {
  answers: ['equip', 'returnEquipment', 'stop'],
  toAct: seatsToAct,

  list(state, seat, out) {
    for (let rest = availableEquipment(state, seat); rest !== 0; rest &= rest - 1)
      out.push(EQUIP[firstOf(rest)].id);
    if (!canMakeRoom(state, seat)) return;
    listReturns(state, seat, out);
    out.push(STOP.id);
  },

  whyNot(state, seat, move): RuleId | undefined {
    if (move.type === 'equip') return whyNotTake(state, seat, move.equipment);
    if (move.type === 'returnEquipment') return whyNotReturn(state, seat, move.equipment);
    return canMakeRoom(state, seat) ? undefined : 'action-must-be-done-if-possible';
  },

  play(state, seat, id, table) {
    const move = MOVES[id];
    if (move.type === 'returnEquipment') {
      returnEquipment(state, seat, move.equipment, table);
      return;
    }
    state.actor = NONE;
    if (move.type === 'equip')
      takeEquipment(state, seat, move.equipment, { steel: state.choosing.steel, chai: 0 }, table);
    state.choosing.steel = 0;
  },
};
