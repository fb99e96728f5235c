import type { Seat } from '../../../kernel/seat.ts';
import { ESTATES } from '../data/estates.ts';
import type { EstateSpace } from './events.ts';
import type { State } from './state.ts';

/** Names a space of the estate row: its estate, and its place there counted from 1. */
export const estateSpace = (state: Readonly<State>, space: number): EstateSpace => {
  let first = 0;
  for (const estate of state.estates) {
    const { face, rubble } = ESTATES[estate];
    if (space < first + rubble.length) return { estate: face, space: space - first + 1 };
    first += rubble.length;
  }
  throw new RangeError(`there is no estate space ${space}`);
};

/** Points of a seat's own spaces in the estate row. */
export const estatePoints = ({ estates, owners }: Readonly<State>, seat: Seat): number => {
  let [sum, space] = [0, 0];
  for (let index = 0; index < estates.length; index++) {
    const { points } = ESTATES[estates[index]];
    for (let place = 0; place < points.length; place++) if (owners[space++] === seat) sum += points[place];
  }
  return sum;
};
