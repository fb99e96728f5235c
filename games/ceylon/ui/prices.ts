import type { Seat } from '../../../kernel/seat.ts';
import { ADVANCE_COST, HIRE_COST, PLANT_COST, RUPEES_TAKEN, type Action } from '../data/actions.ts';
import { CONTRACTS, TEAS } from '../data/contracts.ts';
import { HIRE_DISCOUNT, MORE_RUPEES, PLANT_DISCOUNT, type Councillor } from '../data/councillors.ts';
import { DISTRICTS } from '../data/map.ts';
import { cheapStepsCost, stepsCost } from '../rules/destination.ts';
import { type Hex, HEX_NAMES, terrain, WHOLE } from '../rules/map.ts';
import { CONTRACT_NAMES } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

const helps = (view: View, seat: Seat, councillor: Councillor): boolean =>
  view.districts.some(one => one.councillor === councillor && one.hirers.includes(seat));

/** Rupees that an action brings (or costs, below zero) at once; a journey depends on its way. */
export function rupeesOf(view: View, seat: Seat, action: Action): number {
  switch (action) {
    case 'plant':
      return -(PLANT_COST - (helps(view, seat, 'cheap-planting') ? PLANT_DISCOUNT : 0));
    case 'hire':
      return -(HIRE_COST - (helps(view, seat, 'cheap-hiring') ? HIRE_DISCOUNT : 0));
    case 'advance':
      return -ADVANCE_COST;
    case 'take':
      return RUPEES_TAKEN + (helps(view, seat, 'more-rupees') ? MORE_RUPEES : 0);
    case 'harvest':
    case 'trade':
    case 'move':
      return 0;
  }
}

/** What the way of a seat's pawn to a hexagon costs; undefined where no way leads. */
export function moveCost(view: View, seat: Seat, to: Hex): number | undefined {
  const { pawn } = view.seats[seat];
  if (pawn === null) return undefined;
  const omitted = view.omitted === null ? WHOLE : DISTRICTS.indexOf(view.omitted);
  const steps = terrain(omitted).steps[HEX_NAMES.indexOf(pawn)][to];
  if (steps === 0 || steps === Infinity) return undefined;
  if (view.turn?.isBoosted === true) return 0;
  return helps(view, seat, 'cheap-steps') ? cheapStepsCost(steps) : stepsCost(steps);
}

export const contractOf = (name: string): (typeof CONTRACTS)[number] =>
  CONTRACTS[CONTRACT_NAMES.indexOf(name)];

/** Contracts among these that the store and the slots of a seat are ready for. */
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
