import { CHAI_POINTS } from './data/board.ts';
import { BY_YIELD, countPieces, free, isFilled, takePieces, worthOf, type Needs } from './pieces.ts';
import { goalsOf } from './rules/scoring.ts';
import { has, sizeOf } from './rules/sets.ts';
import type { Holdings, State } from './rules/state.ts';

/** The worth of goods in points while they can still be used for building. */
const GOODS = { iron: 0.5, stone: 0.9, steel: 2.2, rubble: 0.35, leaves: 0.5 } as const;
/** A contract that its owner's pieces fill only in part, and one whose effect is still to come. */
const [PARTLY, UNUSED] = [0.35, 1.2];
/** The worth of a goal met, and of a marker that can still be placed, so that the game is not ended early. */
const [GOAL, MARKER] = [4, 4];
/** Equipment scores nothing, but is still of use. */
const USEFUL = 3;

const SOLO = 0;

const part = (have: number, need: number): number => (have >= need ? 1 : have / need);

/** The share of a contract's needs that the player has. */
const shareOf = (needs: Needs, leaves: number): number =>
  part(free.rails[SOLO], needs.rails) *
  part(free.stations[SOLO], needs.stations) *
  part(free.rubbleStations[SOLO], needs.rubbleStations) *
  part(free.estates[SOLO], needs.estates) *
  part(leaves, needs.leaves);

function contractPoints(own: Readonly<Holdings>): number {
  let sum = UNUSED * sizeOf(own.contracts & ~own.used);
  let { leaves } = own;
  for (const needs of BY_YIELD) {
    if (!has(own.contracts, needs.card)) continue;
    if (isFilled(needs, SOLO, leaves)) {
      sum += worthOf(needs, own);
      leaves -= needs.leaves;
      takePieces(needs, SOLO);
    } else sum += worthOf(needs, own) * (shareOf(needs, leaves) * PARTLY);
  }
  return sum;
}

const goods = ({ iron, stone, steel, rubble, leaves }: Readonly<Holdings>): number =>
  iron * GOODS.iron +
  stone * GOODS.stone +
  steel * GOODS.steel +
  rubble * GOODS.rubble +
  leaves * GOODS.leaves;

/** The present score sheet, partly filled contracts in part, goods by their worth for building, and the goals. */
export function evaluateSolo(state: Readonly<State>, points: Float64Array): number {
  points.fill(0);
  countPieces(state, points);
  const [own] = state.seats;
  points[SOLO] += CHAI_POINTS[own.chai] + sizeOf(own.equipment) * USEFUL + contractPoints(own) + goods(own);
  points[SOLO] +=
    state.phase === null ? GOAL * goalsOf(state).filter(({ isMet }) => isMet).length : own.markers * MARKER;
  return 1;
}
