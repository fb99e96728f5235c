import type { Heuristics } from '../heuristics.ts';
import { BONUSES, MAJORITY, MARKER_LOSS, MARKERS } from './data/board.ts';
import { COMPANY_POINTS, CONTRACTS, WAGONS } from './data/contracts.ts';
import { BONUS_STEP_POINTS, BONUS_STEPS } from './data/track.ts';
import { prior } from './impression.ts';
import { terrain } from './rules/map.ts';
import type { Move } from './rules/moves.ts';
import { openSlots } from './rules/plantation.ts';
import { hasHired, NONE, type Player, type State } from './rules/state.ts';
import { capacity } from './rules/store.ts';
import { companies } from './rules/trade.ts';

/** What means are worth in points while there is time to use them: a rupee, a token, a chest of each kind. */
const RUPEE = 0.35;
const TOKEN = 2;
const CHEST: readonly number[] = [0.25, 0.4, 0.5];
/** Rupees beyond the next three things to pay for count for the majority only. */
const ENOUGH = 15;
/** A pawn where it can plant, and every plantation that it could harvest from there. */
const [SPOT, REACH] = [1.5, 0.35];
/** An ability that its owner can use for the rest of the game. */
const ABILITY = 3;
/** The part of a contract's points that are promised when all its chests are in store. */
const PROMISED = 0.6;
/** The part of a majority that plantations promise before the councillor of their district is hired. */
const UNHIRED = 0.6;
/** A lead of so many decides a majority for the most part: at the end any lead does, before that it takes more. */
const [RUPEES_LEAD, STEPS_LEAD, PLANTATIONS_LEAD] = [12, 2, 1.2];

/** Who is more advanced in technology wins ties. */
const EDGE = 0.1;
/** Cards that a game lasts when nobody hurries. */
const LONG = 40;

const SEATS = 4;
const amounts = new Float64Array(SEATS);
const weights = new Float64Array(SEATS);
const advances = new Int32Array(SEATS);

/** How much of the game is left, from 1 at the beginning to 0. */
function timeLeft({ players, cardsLeft, final }: Readonly<State>): number {
  if (final) return 0;
  let left = cardsLeft / LONG;
  for (let seat = 0; seat < players.length; seat++) left = Math.min(left, players[seat].markers / MARKERS);
  return left;
}

/** Of what takes some turns, the part that there is time for. */
const inTime = (left: number): number => Math.min(1, 3 * left);

/** From 0 to 1 as a lead grows; a lead is decisive when there is no time left. */
const sureness = (lead: number, scale: number): number => 0.5 + (0.5 * lead) / (Math.abs(lead) + scale);

/** The points between two places. */
function pointsAt(place: number): number {
  const low = Math.floor(place);
  const next = low + 1 < MAJORITY.length ? MAJORITY[low + 1] : 0;
  return MAJORITY[low] + (place - low) * (next - MAJORITY[low]);
}

/** Adds what a majority promises: points by the place that a seat will likely have, nothing for nothing. */
function addMajority(players: number, scale: number, points: Float64Array): void {
  for (let seat = 0; seat < players; seat++) {
    if (amounts[seat] <= 0) continue;
    let place = 0;
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      const edge = advances[other] < advances[seat] ? EDGE : -EDGE;
      place += sureness(amounts[other] * weights[other] - amounts[seat] * weights[seat] + edge, scale);
    }
    points[seat] += weights[seat] * pointsAt(place);
  }
}

/** The open contract that a seat is nearest to: its points and a new company, by the chests that are there. */
function promise({ train: { wagons } }: Readonly<State>, player: Readonly<Player>): number {
  const { tea, contracts } = player;
  const known = companies(player);
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
  return best * PROMISED;
}

/** What the rest of the game may bring besides: points on the track, and a plantation in every district. */
function outlook(
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

/** What the place of a pawn is good for: planting, or a harvest as far as the store has room. */
function stance({ owners, omitted }: Readonly<State>, player: Readonly<Player>): number {
  const { pawn, markers, tea } = player;
  if (pawn === NONE) return 0;
  const near = terrain(omitted).around[pawn];
  let reach = owners[pawn] === NONE ? 0 : 1;
  for (let index = 0; index < near.length; index++) if (owners[near[index]] !== NONE) reach++;
  const room = Math.max(0, capacity(player) - tea[0] - tea[1] - tea[2]);
  const spot = owners[pawn] === NONE && markers > 0 ? SPOT : 0;
  return spot + REACH * Math.min(reach, room);
}

/** What a seat has in hand, by what it may still bring while there is time. */
function means(state: Readonly<State>, player: Readonly<Player>, left: number): number {
  const { rupees, tokens, tea, hired } = player;
  let points = Math.min(rupees, ENOUGH) * RUPEE + tokens * TOKEN + stance(state, player);
  points += promise(state, player) + outlook(state, player);
  for (let kind = 0; kind < CHEST.length; kind++) points += tea[kind] * CHEST[kind];
  points *= inTime(left);
  for (let bits = hired; bits !== 0; bits &= bits - 1) points += left * ABILITY;
  return points;
}

/** The score sheet as it will likely be: majorities by how firm they are, and what is in hand by what it may bring. */
function evaluate(state: Readonly<State>, points: Float64Array): number {
  const { players, technology, phase } = state;
  const left = phase === null ? 0 : timeLeft(state);
  for (let place = 0; place < players.length; place++) advances[technology[place]] = place;
  weights.fill(1);
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    points[seat] = player.points + COMPANY_POINTS[companies(player)];
    points[seat] -= MARKER_LOSS * player.markers;
    if (phase !== null) points[seat] += means(state, player, left);
    amounts[seat] = player.rupees;
  }
  addMajority(players.length, RUPEES_LEAD * left, points);
  for (let seat = 0; seat < players.length; seat++) amounts[seat] = players[seat].step;
  addMajority(players.length, STEPS_LEAD * left, points);
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
    weights[seat] = hasHired(players[seat], district) ? 1 : UNHIRED * inTime(left);
  }
  addMajority(players.length, PLANTATIONS_LEAD * left, points);
}

export const knowledge: Heuristics<State, Move> = {
  iterationsPerSecond: 45_000,
  winSpread: 8,
  horizon: 20,
  guidedDepth: 20,
  evaluate,
  prior,
};
