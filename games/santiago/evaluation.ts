import type { Seat } from '../../kernel/seat.ts';
import { CROPS } from './data/tiles.ts';
import { CROP_OF, cropAt, cropSpaces, FREE, surveyFields, WALKED } from './fields.ts';
import { BESIDE, NEIGHBOURS, SPACES, WATERED, type PlaceSet, type Space } from './rules/board.ts';
import { openPlaces } from './rules/network.ts';
import { ICONS, NONE, roundsOf, type State } from './rules/state.ts';
import { expectHarvest, harvest } from './water.ts';

/** The part of the unseen tiles of a crop that join one of its plantations. */
const GROWTH = 0.5;
/** Room beside a plantation: with water, where a canal could be built, or elsewhere. */
const [WET_ROOM, NEAR_ROOM, FAR_ROOM] = [1, 0.5, 0.15];
/** Room that no plantation of the crop offers, against which they compete. */
const OTHER_ROOM = 4;
/** Plantations grow better than their tiles can tell. */
const PLANTATIONS = 1.25;
/** An own canal in the first round and in the last, and the part of its best use now. */
const [OWN_CANAL, OWN_CANAL_LAST, BEST_USE] = [5, 0.5, 0.3];
/** The part of a plantation that a tile yet to be planted is likely to get. */
const TO_PLANT = 0.8;
/** The points of a crop without a plantation, for each farmer. */
const NEW_FIELD = 1.5;
/** The price of a tile for someone who has not bid yet. */
const USUAL_BID = 2;

const SEATS = 5;

/** The neighbours of each space, four numbers for each; -1 where it has fewer. */
const SIDES = Int32Array.from({ length: SPACES * 4 }, (_, at) => NEIGHBOURS[at >> 2][at & 3] ?? -1);

const roomSeen = new Int32Array(SPACES);
const queue = new Int32Array(SPACES);
/** By plantation. */
const cropOf = new Int32Array(SPACES);
const sizes = new Float64Array(SPACES);
const rooms = new Float64Array(SPACES);
const labourOf = new Float64Array(SPACES * SEATS);
/** The plantation of each space. */
const plantationOf = new Int32Array(SPACES);
/** By crop. */
const unseenOf = new Float64Array(CROPS.length);
const roomOf = new Float64Array(CROPS.length);
const bestOf = new Float64Array(CROPS.length);
let found = 0;
let roomPass = 0;

/** Room for one more tile beside a plantation. */
function roomAt({ canals }: Readonly<State>, space: Space, open: PlaceSet): number {
  if (canals & BESIDE[space]) return WET_ROOM;
  return open & BESIDE[space] ? NEAR_ROOM : FAR_ROOM;
}

/** Walks the plantation around a space and notes what is expected of it. */
function addPlantation(state: Readonly<State>, start: Space, open: PlaceSet): void {
  const { owners, players } = state;
  const plantation = found++;
  const crop = cropAt[start];
  let [length, size, room] = [1, 0, 0];
  for (let seat = 0; seat < players; seat++) labourOf[plantation * SEATS + seat] = 0;
  roomPass++;
  queue[0] = start;
  cropAt[start] = WALKED;
  for (let index = 0; index < length; index++) {
    const space = queue[index];
    plantationOf[space] = plantation;
    size += harvest.alive[space];
    if (owners[space] >= 0) labourOf[plantation * SEATS + owners[space]] += harvest.labour[space];
    for (let side = 4 * space; side < 4 * space + 4; side++) {
      const beside = SIDES[side];
      if (beside < 0) break;
      if (cropAt[beside] === crop) {
        cropAt[beside] = WALKED;
        queue[length++] = beside;
      } else if (cropAt[beside] === FREE && roomSeen[beside] !== roomPass) {
        roomSeen[beside] = roomPass;
        room += roomAt(state, beside, open);
      }
    }
  }
  cropOf[plantation] = crop;
  sizes[plantation] = size;
  // Everyone adds to large plantations rather than to small ones.
  rooms[plantation] = Math.min(3, room) * (1 + size);
  roomOf[crop] += rooms[plantation];
}

/** The points of every plantation, with the tiles that will still join it. */
function addPlantations(state: Readonly<State>, crops: number, open: PlaceSet, points: Float64Array): void {
  const { players, piles, village } = state;
  unseenOf.fill(0);
  roomOf.fill(OTHER_ROOM);
  bestOf.fill(NEW_FIELD);
  if (state.phase !== null) {
    for (let tile = 0; tile < CROP_OF.length; tile++) unseenOf[CROP_OF[tile]] += piles[tile] + village[tile];
  }
  found = 0;
  for (let index = 0; index < crops; index++)
    if (cropAt[cropSpaces[index]] !== WALKED) addPlantation(state, cropSpaces[index], open);
  const weight = state.phase === null ? 1 : PLANTATIONS;
  for (let plantation = 0; plantation < found; plantation++) {
    const crop = cropOf[plantation];
    const share = rooms[plantation] / roomOf[crop];
    const size = sizes[plantation] + GROWTH * unseenOf[crop] * share;
    sizes[plantation] = size;
    if (share > 0 && size > bestOf[crop]) bestOf[crop] = size;
    for (let seat = 0; seat < players; seat++)
      points[seat] += weight * size * labourOf[plantation * SEATS + seat];
  }
}

/** What the seat's own canal could save now. */
function bestUse(state: Readonly<State>, seat: Seat, open: PlaceSet): number {
  const { canals, owners, farmers } = state;
  let best = 0;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const spaces = WATERED[31 - Math.clz32(rest & -rest)];
    let saved = 0;
    for (let index = 0; index < spaces.length; index++) {
      const space = spaces[index];
      if (owners[space] !== seat || canals & BESIDE[space]) continue;
      saved += (farmers[space] - harvest.labour[space]) * sizes[plantationOf[space]];
    }
    if (saved > best) best = saved;
  }
  return best;
}

function addOwnCanals(state: Readonly<State>, open: PlaceSet, points: Float64Array): void {
  const rounds = roundsOf(state);
  const left = (rounds - state.round) / (rounds - 1);
  const worth = OWN_CANAL_LAST + (OWN_CANAL - OWN_CANAL_LAST) * left;
  for (let seat = 0; seat < state.players; seat++) {
    if (state.ownCanals[seat] > 0) points[seat] += worth + BEST_USE * bestUse(state, seat, open);
  }
}

const order: number[] = [0, 0, 0, 0, 0];

/** Fills `order` with the seats as they would take tiles: by bids, then those who have yet to bid, then passers. */
function expectOrder({ players, auction: { bids } }: Readonly<State>): void {
  const rank = (seat: Seat): number => (bids[seat] === NONE ? 0.5 : bids[seat]);
  for (let seat = 0; seat < players; seat++) {
    let place = seat;
    for (; place > 0 && rank(order[place - 1]) < rank(seat); place--) order[place] = order[place - 1];
    order[place] = seat;
  }
}

const offers = new Float64Array(16);

/** Deducts bids that are not yet paid and adds the tiles that are not yet planted. */
function addAuction(state: Readonly<State>, points: Float64Array): void {
  const { phase, players, taking, village, auction } = state;
  const isBidding = phase === 'auction' || phase === 'sealedAuction';
  if (!isBidding && phase !== 'take' && phase !== 'plant') return;
  if (isBidding) expectOrder(state);
  else for (let turn = 0; turn < players; turn++) order[turn] = taking.order[turn];
  const first = isBidding ? 0 : taking.turn;
  let turn = first;
  if (phase === 'plant') credit(state, order[turn++], taking.tile, points);
  offers.fill(0);
  for (; turn < players; turn++) {
    const seat = order[turn];
    const bid = auction.bids[seat];
    const isPaid = !isBidding && (players === 2 || turn === first);
    if (!isPaid) points[seat] -= bid === NONE ? USUAL_BID : bid;
    credit(state, seat, bestOffer(village), points);
  }
}

/** The most valuable tile of the village that no one before has taken. */
function bestOffer(village: readonly number[]): number {
  let [best, bestWorth] = [0, -1];
  for (let tile = 0; tile < CROP_OF.length; tile++) {
    if (village[tile] <= offers[tile]) continue;
    const worth = ICONS[tile] * bestOf[CROP_OF[tile]];
    if (worth > bestWorth) [best, bestWorth] = [tile, worth];
  }
  offers[best]++;
  return best;
}

function credit({ auction }: Readonly<State>, seat: Seat, tile: number, points: Float64Array): void {
  const workers = auction.bids[seat] === 0 ? ICONS[tile] - 1 : ICONS[tile];
  points[seat] += TO_PLANT * workers * (1 + bestOf[CROP_OF[tile]]);
}

/** Money, plantations as they are likely to end, own canals and tiles that are bid for. */
export function evaluate(state: Readonly<State>, points: Float64Array): number {
  const { players, money } = state;
  for (let seat = 0; seat < players; seat++) points[seat] = money[seat];
  const open = openPlaces(state);
  const crops = surveyFields(state);
  expectHarvest(state, crops, open);
  addPlantations(state, crops, open, points);
  if (state.phase === null) return players;
  addOwnCanals(state, open, points);
  addAuction(state, points);
  return players;
}
