import type { Seat } from '../../kernel/seat.ts';
import type { Heuristics } from '../heuristics.ts';
import { evaluate } from './evaluation.ts';
import { CROP_OF } from './fields.ts';
import { firstChoices, isNarrowed, narrow } from './narrowing.ts';
import { BESIDE, NEIGHBOURS, WATERED, type Place, type Space } from './rules/board.ts';
import type { Move } from './rules/moves.ts';
import { openPlaces } from './rules/network.ts';
import { hidesDecisions } from './rules/secrets.ts';
import { DESERT, ICONS, NONE, roundsOf, type State } from './rules/state.ts';

/** Bids and bribes above this amount are seldom worth it. */
const HIGH_AMOUNT = 9;
/** A lead that wins about three games in four, at the start and at the end. */
const [SPREAD_AT_START, SPREAD_AT_END] = [12, 5];

const isCrop = (state: Readonly<State>, space: Space): boolean =>
  state.tiles[space] !== NONE && state.owners[space] !== DESERT;

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
  iterationsPerSecond: 46_000,
  quickLevels: [22, 60, 115, 300],
  levelRatings: [1000, 1220, 1430, 1610, 1760, 1900],
  winSpread: SPREAD_AT_END,
  winSpreadAt: state =>
    SPREAD_AT_END +
    ((SPREAD_AT_START - SPREAD_AT_END) * (roundsOf(state) - state.round + 1)) / roundsOf(state),
  horizon: 7,
  guidedDepth: 5,
  evaluate,
  prior,
  narrow,
  isNarrowed,
  firstChoices,
  isSealed: hidesDecisions,
  unsealOthers(state, viewer) {
    if (state.phase !== 'sealedAuction') return;
    const { bids } = state.auction;
    for (let seat = 0; seat < state.players; seat++) if (seat !== viewer) bids[seat] = NONE;
  },
};
