import { ESTATES } from '../data/estates.ts';
import type { EstateSpace } from './events.ts';
import type { State } from './state.ts';

/** Names a space of the estate row: its estate, and its place there counted from 1. */
export function estateSpace(state: Readonly<State>, space: number): EstateSpace {
  let first = 0;
  for (const estate of state.estates) {
    const { face, rubble } = ESTATES[estate];
    if (space < first + rubble.length) return { estate: face, space: space - first + 1 };
    first += rubble.length;
  }
  throw new RangeError(`there is no estate space ${space}`);
}

/** Points of every space in the estate row. */
export function estatePoints(state: Readonly<State>): number[] {
  const points: number[] = [];
  for (const estate of state.estates) for (const worth of ESTATES[estate].points) points.push(worth);
  return points;
}
