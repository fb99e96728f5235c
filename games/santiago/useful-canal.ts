import type { Seat } from '../../kernel/seat.ts';
import { BESIDE, NEIGHBOURS, WATERED, type Place, type Space } from './rules/board.ts';
import { openPlaces } from './rules/network.ts';
import { DESERT, NONE, roundsOf, type State } from './rules/state.ts';

/** A free space beside a tile, against a dry tile with a farmer. */
const ROOM = 0.5;

/** Farmers on a dry tile for its owner; the others' count against the seat, shared among them. */
function forFarmers({ players, owners, farmers }: Readonly<State>, seat: Seat, space: Space): number {
  if (owners[space] === NONE) return 0;
  return owners[space] === seat ? farmers[space] : -farmers[space] / (players - 1);
}

/** Room for the next tile beside the seat's tiles, less room beside those of the others. */
function forRoom({ players, tiles, owners }: Readonly<State>, seat: Seat, space: Space): number {
  const sides = NEIGHBOURS[space];
  let value = 0;
  for (let side = 0; side < sides.length; side++) {
    const owner = owners[sides[side]];
    if (tiles[sides[side]] === NONE || owner < 0) continue;
    value += owner === seat ? ROOM : -ROOM / (players - 1);
  }
  return value;
}

/** The use of a canal at a place for a seat, against its use for each of the others. */
function useOf(state: Readonly<State>, seat: Seat, place: Place): number {
  const { canals, tiles, owners } = state;
  const isLast = state.round === roundsOf(state);
  const spaces = WATERED[place];
  let use = 0;
  for (let index = 0; index < spaces.length; index++) {
    const space = spaces[index];
    if (canals & BESIDE[space] || owners[space] === DESERT) continue;
    if (tiles[space] !== NONE) use += forFarmers(state, seat, space);
    else if (!isLast) use += forRoom(state, seat, space);
  }
  return use;
}

/** Whether some canal would help a seat more than the others. */
export function helpsOverseer(state: Readonly<State>, seat: Seat): boolean {
  for (let rest = openPlaces(state); rest !== 0; rest &= rest - 1) {
    if (useOf(state, seat, 31 - Math.clz32(rest & -rest)) > 0) return true;
  }
  return false;
}
