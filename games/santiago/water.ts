import { BESIDE, PLACES, SPACES, WATERED, type Space } from './rules/board.ts';
import { openPlaces } from './rules/network.ts';
import { DESERT, NONE, roundsOf, type State } from './rules/state.ts';

/** How strongly a place draws the next canal: at all, for an empty space, for a dry tile and for each farmer on it. */
const [BARE, EMPTY, TILE, FARMER] = [0.4, 0.15, 0.5, 1];
/** The chance that the round's canal is built, and that someone builds their own. */
const [SUPPLY_CANAL, OWN_CANAL] = [0.95, 0.25];
/** The chance that water reaches a space in a round, if no canal can be built beside it now. */
const FAR = 0.06;
/** The chances of a space add up to at most this. */
const MOST = 0.97;

/** What is expected of each space with a crop at the end of the game; other spaces are 0. */
export interface Harvest {
  /** The chance that the crop survives. */
  readonly alive: Float64Array;
  /** The farmers left on it, with one more for a palm. */
  readonly labour: Float64Array;
}

export const harvest: Harvest = { alive: new Float64Array(SPACES), labour: new Float64Array(SPACES) };

const pull = new Float64Array(PLACES);

/** Fills `pull` with each open place's share of the wish for a canal; 0 for the others. */
function sharePull(state: Readonly<State>): void {
  const { canals, tiles, owners, farmers } = state;
  const open = openPlaces(state);
  let total = 0;
  for (let place = 0; place < PLACES; place++) {
    pull[place] = 0;
    if (!(open & (1 << place))) continue;
    let wish = BARE;
    const spaces = WATERED[place];
    for (let index = 0; index < spaces.length; index++) {
      const space = spaces[index];
      if (canals & BESIDE[space] || owners[space] === DESERT) continue;
      wish += tiles[space] === NONE ? EMPTY : TILE + FARMER * farmers[space];
    }
    pull[place] = wish * wish;
    total += pull[place];
  }
  for (let place = 0; place < PLACES; place++) pull[place] /= total;
}

/** The share of the wishes that would water a space. */
function pullOf(space: Space): number {
  const places = BESIDE[space];
  let sum = 0;
  for (let rest = places; rest !== 0; rest &= rest - 1) sum += pull[31 - Math.clz32(rest & -rest)];
  return sum;
}

/** Fills `harvest`. A dry tile has a chance of water each round, and loses a farmer or at last its crop without. */
export function expectHarvest(state: Readonly<State>): void {
  const { canals, tiles, owners, farmers, palms, ownCanals, players, phase } = state;
  const { alive, labour } = harvest;
  sharePull(state);
  let own = 0;
  for (let seat = 0; seat < players; seat++) own += ownCanals[seat];
  const extra = own > 0 ? OWN_CANAL : 0;
  const soon = phase === 'extraCanal' ? extra : SUPPLY_CANAL + extra;
  const left = roundsOf(state) - state.round;
  for (let space = 0; space < SPACES; space++) {
    alive[space] = 0;
    labour[space] = 0;
    if (tiles[space] === NONE || owners[space] === DESERT) continue;
    const palm = palms.includes(space) ? 1 : 0;
    let workers = farmers[space];
    if (canals & BESIDE[space]) {
      alive[space] = 1;
      labour[space] = workers > 0 ? workers + palm : 0;
      continue;
    }
    const share = pullOf(space);
    let dry = 1;
    for (let round = 0; round <= left && workers >= 0; round++, workers--) {
      const chance = round === 0 ? share * soon : share === 0 ? FAR : share * (SUPPLY_CANAL + extra);
      const watered = dry * Math.min(MOST, chance);
      alive[space] += watered;
      if (workers > 0) labour[space] += watered * (workers + palm);
      dry -= watered;
    }
  }
}
