import { EDGES } from '../data/workers.ts';
import { packWorkers, templeGold } from '../rules/scoring.ts';
import type { Coordinates, View } from '../rules/view.ts';
import { STEP, workersOn } from './layout.ts';

/** A temple with the workers beside it and the gold it would bring each seat if the game ended now. */
export interface TempleStanding extends Coordinates {
  readonly workers: readonly number[];
  readonly gold: readonly number[];
}

const OPPOSITE = { north: 'south', east: 'west', south: 'north', west: 'east' } as const;

export const templesOf = (view: View): readonly TempleStanding[] =>
  view.jungle
    .filter(({ tile }) => tile === 'temple')
    .map(({ x, y }) => {
      const workers = view.seats.map((_, seat) => workersBeside(view, { x, y }, seat));
      const packed = packWorkers(workers);
      return { x, y, workers, gold: workers.map((_, seat) => templeGold(packed, workers.length, seat)) };
    });

function workersBeside({ workers }: View, { x, y }: Coordinates, seat: number): number {
  let sum = 0;
  for (const edge of EDGES) {
    const [dx, dy] = STEP[edge];
    const beside = workers.find(tile => tile.x === x + dx && tile.y === y + dy && tile.seat === seat);
    if (beside !== undefined) sum += workersOn(beside.tile, beside.facing)[EDGES.indexOf(OPPOSITE[edge])];
  }
  return sum;
}
