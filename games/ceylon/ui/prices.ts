import type { Seat } from '../../../kernel/seat.ts';
import { ADVANCE_COST, HIRE_COST, PLANT_COST, RUPEES_TAKEN, type Action } from '../data/actions.ts';
import { CONTRACTS, TEAS } from '../data/contracts.ts';
import { HIRE_DISCOUNT, MORE_RUPEES, PLANT_DISCOUNT, type Councillor } from '../data/councillors.ts';
import { DISTRICTS } from '../data/map.ts';
import { cheapStepsCost, stepsCost } from '../rules/destination.ts';
import { type Hex, HEX_NAMES, terrain, WHOLE } from '../rules/map.ts';
import { CONTRACT_NAMES } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

const isHelpedBy = (view: View, seat: Seat, councillor: Councillor): boolean =>
  view.districts.some(one => one.councillor === councillor && one.hirers.includes(seat));

/** Rupees that an action brings (or costs, below zero) at once; what a move costs depends on its distance. */
export function rupeesOf(view: View, seat: Seat, action: Action): number {
  switch (action) {
    case 'plant':
      return -(PLANT_COST - (isHelpedBy(view, seat, 'cheap-planting') ? PLANT_DISCOUNT : 0));
    case 'hire':
      return -(HIRE_COST - (isHelpedBy(view, seat, 'cheap-hiring') ? HIRE_DISCOUNT : 0));
    case 'advance':
      return -ADVANCE_COST;
    case 'take':
      return RUPEES_TAKEN + (isHelpedBy(view, seat, 'more-rupees') ? MORE_RUPEES : 0);
    case 'harvest':
    case 'trade':
    case 'move':
      return 0;
  }
}

/** What a seat pays to move its pawn to a hexagon; undefined where it cannot go. */
export function moveCost(view: View, seat: Seat, to: Hex): number | undefined {
  const { pawn } = view.seats[seat];
  if (pawn === null) return undefined;
  const omitted = view.omitted === null ? WHOLE : DISTRICTS.indexOf(view.omitted);
  const steps = terrain(omitted).steps[HEX_NAMES.indexOf(pawn)][to];
  if (steps === 0 || steps === Infinity) return undefined;
  if (view.turn?.isBoosted === true) return 0;
  return isHelpedBy(view, seat, 'cheap-steps') ? cheapStepsCost(steps) : stepsCost(steps);
}

/** Whether the seat that is to decide can take an action only with its start tile. */
export const needsTileFor = ({ turn, seats }: View, seat: Seat, action: Action): boolean =>
  turn !== null && turn.isTileNeeded && turn.acting === seat && seats[seat].tile === action;

export const contractOf = (name: string): (typeof CONTRACTS)[number] =>
  CONTRACTS[CONTRACT_NAMES.indexOf(name)];

/** Contracts among these for which a seat has the chests and a slot. */
export function fulfillable(
  { tea, slots, contracts }: View['seats'][number],
  wagons: View['wagons'],
): readonly string[] {
  const filled = contracts.filter(count => count > 0).length;
  return wagons.filter((name): name is string => {
    if (name === null) return false;
    const { company, chests } = contractOf(name);
    const hasRoom = contracts[company - 1] > 0 || filled < slots;
    return hasRoom && TEAS.every((kind, index) => tea[kind] >= chests[index]);
  });
}
