import type { Seat } from '../../../kernel/seat.ts';
import type { Heuristics } from '../../heuristics.ts';
import { PLANTATION_TILES } from '../data/tiles.ts';
import { BESIDE, NEIGHBOURS, SPACES, WATERED, type Place, type Space } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import { openPlaces } from '../rules/network.ts';
import { DESERT, ICONS, NONE, roundsOf, type State } from '../rules/state.ts';

/** The chance that a tile survives: with water, next to a place where a canal could be built, or elsewhere. */
const [WET, NEAR, FAR] = [1, 0.6, 0.3];
/** The factor for a tile without farmers, which turns to desert a round earlier. */
const UNFARMED = 0.6;
/** The share of the unseen tiles of its crop that a plantation with an empty neighbour will get. */
const GROWTH = 0.3;
/** Bids and bribes above this amount are seldom worth it. */
const HIGH_AMOUNT = 9;

const CROPS: readonly string[] = [...new Set(PLANTATION_TILES.map(({ crop }) => crop))];
const CROP_OF: readonly number[] = PLANTATION_TILES.map(({ crop }) => CROPS.indexOf(crop));

const seen = new Int32Array(SPACES);
const queue = new Int32Array(SPACES);
const farmersOf = new Float64Array(5);
const unseenOf = new Float64Array(CROPS.length);
let pass = 0;

function survivalChance(state: Readonly<State>, space: Space, open: number): number {
  if (state.canals & BESIDE[space]) return WET;
  const chance = open & BESIDE[space] ? NEAR : FAR;
  return state.farmers[space] > 0 ? chance : chance * UNFARMED;
}

const isCrop = (state: Readonly<State>, space: Space): boolean =>
  state.tiles[space] !== NONE && state.owners[space] !== DESERT;

/** Adds the expected points of the plantation around a space: surviving tiles times surviving farmers. */
function addPlantation(state: Readonly<State>, start: Space, open: number, points: Float64Array): void {
  const { tiles, owners, farmers, palms, players } = state;
  const crop = CROP_OF[tiles[start]];
  let [length, size, hasRoom] = [1, 0, false];
  farmersOf.fill(0);
  queue[0] = start;
  seen[start] = pass;
  for (let index = 0; index < length; index++) {
    const space = queue[index];
    const chance = survivalChance(state, space, open);
    size += chance;
    if (farmers[space] > 0) {
      const palm = palms.includes(space) ? 1 : 0;
      farmersOf[owners[space]] += chance * (farmers[space] + palm);
    }
    const sides = NEIGHBOURS[space];
    for (let side = 0; side < sides.length; side++) {
      const beside = sides[side];
      if (tiles[beside] === NONE) hasRoom = true;
      else if (seen[beside] !== pass && owners[beside] !== DESERT && CROP_OF[tiles[beside]] === crop) {
        seen[beside] = pass;
        queue[length++] = beside;
      }
    }
  }
  if (hasRoom) size += GROWTH * unseenOf[crop];
  for (let seat = 0; seat < players; seat++) points[seat] += size * farmersOf[seat];
}

/** Money at face value, plantations at their expected points. */
function evaluate(state: Readonly<State>, points: Float64Array): number {
  const { players, money, piles, village } = state;
  for (let seat = 0; seat < players; seat++) points[seat] = money[seat];
  unseenOf.fill(0);
  if (state.phase !== null) {
    for (let tile = 0; tile < CROP_OF.length; tile++) unseenOf[CROP_OF[tile]] += piles[tile] + village[tile];
  }
  const open = openPlaces(state);
  pass++;
  for (let space = 0; space < SPACES; space++) {
    if (seen[space] !== pass && isCrop(state, space)) addPlantation(state, space, open, points);
  }
  return players;
}

/** How good a space is for the taken tile: water, a palm, neighbours of the same crop. */
function plantingPrior(state: Readonly<State>, space: Space): number {
  const { tiles, canals, palms, taking } = state;
  let value = canals & BESIDE[space] ? 0.4 : openPlaces(state) & BESIDE[space] ? 0.2 : 0;
  if (palms.includes(space)) value += 0.1;
  const crop = CROP_OF[taking.tile];
  const sides = NEIGHBOURS[space];
  for (let side = 0; side < sides.length; side++) {
    const beside = sides[side];
    if (isCrop(state, beside) && CROP_OF[tiles[beside]] === crop) value += 0.25;
  }
  return Math.min(1, value);
}

/** How good a canal is for a seat: it should water the seat's dry tiles and not the others'. */
function wateringPrior(state: Readonly<State>, seat: Seat, place: Place): number {
  const { canals, owners, farmers } = state;
  let value = 0.3;
  const spaces = WATERED[place];
  for (let index = 0; index < spaces.length; index++) {
    const space = spaces[index];
    if (canals & BESIDE[space] || !isCrop(state, space)) continue;
    if (owners[space] === seat) value += 0.15 + 0.15 * farmers[space];
    else if (owners[space] >= 0) value -= 0.1 * farmers[space];
  }
  return Math.max(0, Math.min(1, value));
}

/** The total of all bribes for a place. */
function bribesFor({ players, proposals: { places, bribes } }: Readonly<State>, place: Place): number {
  let total = 0;
  for (let seat = 0; seat < players; seat++) if (places[seat] === place) total += bribes[seat];
  return total;
}

const amountPrior = (amount: number): number => Math.max(0, 0.7 - amount / HIGH_AMOUNT);

function prior(state: Readonly<State>, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'bid':
      return move.amount === 0 ? 0.45 : amountPrior(move.amount);
    case 'bribe':
      return amountPrior(move.amount);
    case 'take':
      return 0.3 * ICONS[move.tile];
    case 'plant':
      return plantingPrior(state, move.space);
    case 'propose':
    case 'lay':
      return wateringPrior(state, seat, move.place);
    case 'accept':
      return Math.min(1, wateringPrior(state, seat, move.place) + 0.1 * bribesFor(state, move.place));
    case 'keep':
      return state.round === roundsOf(state) ? 0.1 : 0.45;
    default:
      return 0.4;
  }
}

export const heuristics: Heuristics<State, Move> = {
  iterationsPerSecond: 50_000,
  winSpread: 12,
  horizon: 7,
  guidedDepth: 5,
  evaluate,
  prior,
  isSealed: ({ phase }) => phase === 'sealedAuction',
  unsealOthers(state, viewer) {
    if (state.phase !== 'sealedAuction') return;
    const { bids } = state.auction;
    for (let seat = 0; seat < state.players; seat++) if (seat !== viewer) bids[seat] = NONE;
  },
};
