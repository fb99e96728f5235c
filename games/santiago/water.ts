import { BARREN, cropAt, cropSpaces, FREE } from './fields.ts';
import { BESIDE, PLACES, SPACES, WATERED, type PlaceSet, type Space } from './rules/board.ts';
import { roundsOf, type State } from './rules/state.ts';

/** How strongly a place draws the next canal: at all, for an empty space, for a dry tile and for each farmer on it. */
const [BARE, EMPTY, TILE, FARMER] = [0.4, 0.15, 0.5, 1];
/** The chance that the round's canal is built, and that someone builds their own. */
const [SUPPLY_CANAL, OWN_CANAL] = [0.95, 0.25];
/** The chance that water reaches a space in a round, if no canal can be built beside it now. */
const FAR = 0.06;
/** The chances of a space add up to at most this. */
const MOST = 0.97;

/** What is expected at the end of the game of each space that has a crop. */
export interface Harvest {
  /** The chance that the crop survives. */
  readonly alive: Float64Array;
  /** The farmers left on it, with one more for a palm. */
  readonly labour: Float64Array;
}

export const harvest: Harvest = { alive: new Float64Array(SPACES), labour: new Float64Array(SPACES) };

/** The lowest of a set of places. */
const firstOf = (places: PlaceSet): number => 31 - Math.clz32(places & -places);

/** The share of the wish for a canal that each open place has. */
const pull = new Float64Array(PLACES);

/** Fills `pull` for the open places. */
function sharePull({ canals, farmers }: Readonly<State>, open: PlaceSet): void {
  let total = 0;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const place = firstOf(rest);
    let wish = BARE;
    const spaces = WATERED[place];
    for (let index = 0; index < spaces.length; index++) {
      const space = spaces[index];
      const crop = cropAt[space];
      if (canals & BESIDE[space] || crop === BARREN) continue;
      wish += crop === FREE ? EMPTY : TILE + FARMER * farmers[space];
    }
    pull[place] = wish * wish;
    total += pull[place];
  }
  for (let rest = open; rest !== 0; rest &= rest - 1) pull[firstOf(rest)] /= total;
}

/** The share of the wishes that would water a space. */
function pullOf(space: Space, open: PlaceSet): number {
  let sum = 0;
  for (let rest = BESIDE[space] & open; rest !== 0; rest &= rest - 1) sum += pull[firstOf(rest)];
  return sum;
}

function holds(spaces: readonly Space[], wanted: Space): boolean {
  for (let index = 0; index < spaces.length; index++) if (spaces[index] === wanted) return true;
  return false;
}

/**
 * Fills `harvest` for the first `crops` of `cropSpaces`. A dry tile has a chance of water each round, and loses a farmer
 * or at last its crop without.
 */
export function expectHarvest(state: Readonly<State>, crops: number, open: PlaceSet): void {
  const { canals, farmers, palms, ownCanals, players, phase } = state;
  const { alive, labour } = harvest;
  sharePull(state, open);
  let own = 0;
  for (let seat = 0; seat < players; seat++) own += ownCanals[seat];
  const extra = own > 0 ? OWN_CANAL : 0;
  const soon = phase === 'extraCanal' ? extra : SUPPLY_CANAL + extra;
  const left = roundsOf(state) - state.round;
  for (let index = 0; index < crops; index++) {
    const space = cropSpaces[index];
    const palm = holds(palms, space) ? 1 : 0;
    let workers = farmers[space];
    if (canals & BESIDE[space]) {
      alive[space] = 1;
      labour[space] = workers > 0 ? workers + palm : 0;
      continue;
    }
    let [living, working, dry] = [0, 0, 1];
    const share = pullOf(space, open);
    for (let round = 0; round <= left && workers >= 0; round++, workers--) {
      const chance = round === 0 ? share * soon : share === 0 ? FAR : share * (SUPPLY_CANAL + extra);
      const watered = dry * Math.min(MOST, chance);
      living += watered;
      if (workers > 0) working += watered * (workers + palm);
      dry -= watered;
    }
    alive[space] = living;
    labour[space] = working;
  }
}
