import type { Heuristics } from '../../heuristics.ts';
import { BONUSES, MAJORITY, MARKER_LOSS, MARKERS } from '../data/board.ts';
import { COMPANY_POINTS, CONTRACTS, WAGONS } from '../data/contracts.ts';
import { BONUS_STEP_POINTS, BONUS_STEPS } from '../data/track.ts';
import { prior } from './priors-1.ts';
import { terrain } from '../rules/map.ts';
import type { Move } from '../rules/moves.ts';
import { openSlots } from '../rules/plantation.ts';
import { hasHired, NONE, type Player, type State } from '../rules/state.ts';
import { capacity } from '../rules/store.ts';
import { companyCount } from '../rules/trade.ts';

/** What resources are worth in points while there is time to use them: a rupee, a token, a chest of each kind. */
const RUPEE_VALUE = 0.35;
const TOKEN_VALUE = 2;
const CHEST_VALUES: readonly number[] = [0.25, 0.4, 0.5];
/** Enough to pay for three actions; more rupees count for the majority only. */
const USEFUL_RUPEES = 15;
/** A pawn on a hexagon where it can plant, and each plantation that it could harvest from there. */
const [PLANTABLE_VALUE, REACH_VALUE] = [1.5, 0.35];
/** A councillor's ability, for the rest of a whole game. */
const ABILITY_VALUE = 3;
/** The share of a contract's points that counts when all its chests are in store. */
const CONTRACT_SHARE = 0.6;
/** The share of a district majority that counts before the councillor is hired. */
const UNHIRED_SHARE = 0.6;
/** The lead that wins a majority three times in four, at the start of a game; at the end any lead wins it. */
const [RUPEES_SCALE, STEPS_SCALE, PLANTATIONS_SCALE] = [12, 2, 1.2];

/** The more advanced seat in technology wins ties: that is worth as much as this lead. */
const TIE_EDGE = 0.1;
/** Cards in the deck at the start of a long game. */
const FULL_GAME_CARDS = 40;

const MAX_SEATS = 4;
const amounts = new Float64Array(MAX_SEATS);
const weights = new Float64Array(MAX_SEATS);
const advances = new Int32Array(MAX_SEATS);

/** How much of the game is left, from 1 at the start to 0. */
function timeLeft({ players, cardsLeft, final }: Readonly<State>): number {
  if (final) return 0;
  let left = cardsLeft / FULL_GAME_CARDS;
  for (let seat = 0; seat < players.length; seat++) left = Math.min(left, players[seat].markers / MARKERS);
  return left;
}

/** The share of a resource that can still be used, as most uses take some turns. */
const usableShare = (left: number): number => Math.min(1, 3 * left);

/** The probability of staying ahead, from 0 to 1 as the lead grows. */
const chanceAhead = (lead: number, scale: number): number => 0.5 + (0.5 * lead) / (Math.abs(lead) + scale);

/** Points of a place that may lie between two places. */
function pointsAt(place: number): number {
  const low = Math.floor(place);
  const next = low + 1 < MAJORITY.length ? MAJORITY[low + 1] : 0;
  return MAJORITY[low] + (place - low) * (next - MAJORITY[low]);
}

/** Adds the expected points of a majority by the place that a seat will likely take; none without an amount. */
function addMajority(players: number, scale: number, points: Float64Array): void {
  for (let seat = 0; seat < players; seat++) {
    if (amounts[seat] <= 0) continue;
    let place = 0;
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      const edge = advances[other] < advances[seat] ? TIE_EDGE : -TIE_EDGE;
      place += chanceAhead(amounts[other] * weights[other] - amounts[seat] * weights[seat] + edge, scale);
    }
    points[seat] += weights[seat] * pointsAt(place);
  }
}

/** The contract on the train that a seat is nearest to: its points and a new company, by the chests in store. */
function contractProspect({ train: { wagons } }: Readonly<State>, player: Readonly<Player>): number {
  const { tea, contracts } = player;
  const known = companyCount(player);
  const hasRoom = known < openSlots(player);
  let best = 0;
  for (let wagon = 0; wagon < WAGONS; wagon++) {
    if (wagons[wagon] === NONE) continue;
    const { company, chests, points } = CONTRACTS[wagons[wagon]];
    const isNew = contracts[company - 1] === 0;
    if (isNew && !hasRoom) continue;
    let there = 0;
    for (let kind = 0; kind < chests.length; kind++) there += Math.min(chests[kind], tea[kind]);
    const gain = points + (isNew ? COMPANY_POINTS[known + 1] - COMPANY_POINTS[known] : 0);
    best = Math.max(best, (gain * there * there) / 9);
  }
  return best * CONTRACT_SHARE;
}

/** Expected points of the +5 spaces and of the district bonus. */
function bonusProspect(
  { omitted, bonuses }: Readonly<State>,
  { step, bonus, plantations }: Readonly<Player>,
): number {
  let points = 0;
  for (let index = 0; index < BONUS_STEPS.length; index++) {
    const away = BONUS_STEPS[index] - step;
    if (away > 0) points += BONUS_STEP_POINTS / (1 + away);
  }
  if (bonus > 0) return points;
  const { districts } = terrain(omitted);
  let planted = 0;
  for (let index = 0; index < districts.length; index++) if (plantations[districts[index]] > 0) planted++;
  return points + BONUSES[bonuses] * (planted / (districts.length + 1)) ** 2;
}

/** The value of a pawn's hexagon: for planting, and for harvesting as far as the store has room. */
function pawnValue({ owners, omitted }: Readonly<State>, player: Readonly<Player>): number {
  const { pawn, markers, tea } = player;
  if (pawn === NONE) return 0;
  const near = terrain(omitted).around[pawn];
  let reach = owners[pawn] === NONE ? 0 : 1;
  for (let index = 0; index < near.length; index++) if (owners[near[index]] !== NONE) reach++;
  const room = Math.max(0, capacity(player) - tea[0] - tea[1] - tea[2]);
  const spot = owners[pawn] === NONE && markers > 0 ? PLANTABLE_VALUE : 0;
  return spot + REACH_VALUE * Math.min(reach, room);
}

/** What a seat's resources may still bring in the time left. */
function resourceValue(state: Readonly<State>, player: Readonly<Player>, left: number): number {
  const { rupees, tokens, tea, hired } = player;
  let points =
    Math.min(rupees, USEFUL_RUPEES) * RUPEE_VALUE + tokens * TOKEN_VALUE + pawnValue(state, player);
  points += contractProspect(state, player) + bonusProspect(state, player);
  for (let kind = 0; kind < CHEST_VALUES.length; kind++) points += tea[kind] * CHEST_VALUES[kind];
  points *= usableShare(left);
  for (let bits = hired; bits !== 0; bits &= bits - 1) points += left * ABILITY_VALUE;
  return points;
}

/** The expected score sheet: majorities by how safe they are, resources by what they may still bring. */
function evaluate(state: Readonly<State>, points: Float64Array): number {
  const { players, technology, phase } = state;
  const left = phase === null ? 0 : timeLeft(state);
  for (let place = 0; place < players.length; place++) advances[technology[place]] = place;
  weights.fill(1);
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    points[seat] = player.points + COMPANY_POINTS[companyCount(player)];
    points[seat] -= MARKER_LOSS * player.markers;
    if (phase !== null) points[seat] += resourceValue(state, player, left);
    amounts[seat] = player.rupees;
  }
  addMajority(players.length, RUPEES_SCALE * left, points);
  for (let seat = 0; seat < players.length; seat++) amounts[seat] = players[seat].step;
  addMajority(players.length, STEPS_SCALE * left, points);
  const { districts } = terrain(state.omitted);
  for (let index = 0; index < districts.length; index++) addDistrict(state, districts[index], left, points);
  return players.length;
}

function addDistrict(
  { players }: Readonly<State>,
  district: number,
  left: number,
  points: Float64Array,
): void {
  for (let seat = 0; seat < players.length; seat++) {
    amounts[seat] = players[seat].plantations[district];
    weights[seat] = hasHired(players[seat], district) ? 1 : UNHIRED_SHARE * usableShare(left);
  }
  addMajority(players.length, PLANTATIONS_SCALE * left, points);
}

export const heuristics: Heuristics<State, Move> = {
  iterationsPerSecond: 45_000,
  winSpread: 8,
  horizon: 20,
  guidedDepth: 20,
  evaluate,
  prior,
};
