import type { Seat } from '../../../kernel/seat.ts';
import { BONUSES, MARKER_LOSS } from '../data/board.ts';
import { COMPANY_POINTS, CONTRACTS, WAGONS } from '../data/contracts.ts';
import { BONUS_STEP_POINTS, BONUS_STEPS } from '../data/track.ts';
import { advances, amounts, shareMajority, shares, weights } from '../majorities.ts';
import { DISTRICT_OF, terrain } from '../rules/map.ts';
import { openSlots } from '../rules/plantation.ts';
import { hasHired, NONE, type Player, type State } from '../rules/state.ts';
import { capacity, chestCount } from '../rules/store.ts';
import { companyCount } from '../rules/trade.ts';

/** Rupees by what they can still buy, in points: the first 15, up to 25, and beyond, where they count for the majority only. */
const [RUPEE, SPARE_RUPEE] = [0.5, 0.2];
const [USEFUL_RUPEES, SPARE_RUPEES] = [15, 25];
/** An action to come in this turn, and one with a token. */
const [ACTION, TOKEN] = [1.2, 2.5];
/** A chest in store without regard to contracts. */
const CHEST = 0.25;
/** The part of the best contract that counts with 0, 1, 2 or 3 of its chests in store. */
const FILLED: readonly number[] = [0, 0.15, 0.4, 0.85];
/** The part of a chest that the pawn could harvest, against one in store. */
const IN_REACH = 0.4;
/** A pawn on a hexagon where it can plant, where it can hire, and each plantation that it could harvest from there. */
const [PLANTABLE, HIREABLE, REACH] = [2.2, 0.5, 0.3];
/** A councillor's ability, for the rest of a whole game. */
const ABILITY = 3.5;
/** The share of a district majority that counts before the councillor is hired. */
const UNHIRED = 0.6;
/** The lead that wins a majority three times in four, at the start of a game; at the end any lead wins it. */
const [RUPEES_SCALE, STEPS_SCALE, PLANTATIONS_SCALE] = [12, 2, 1.2];
/** How quickly the majority in rupees loses its meaning with the time left. */
const RUPEES_FADE = 3;
/** Turns of a long game, and turns that a player takes to plant a marker. */
const [LONG_GAME, TURNS_PER_MARKER] = [40, 3];
/** Resources keep their worth until so many turns before the end. */
const TURNS_TO_USE = 12;

/** Turns until the game ends. */
function turnsLeft({ players, cardsLeft, final }: Readonly<State>): number {
  if (final) return 0;
  let turns = cardsLeft;
  for (let seat = 0; seat < players.length; seat++)
    turns = Math.min(turns, 1 + TURNS_PER_MARKER * players[seat].markers);
  return turns;
}

/** How much of the game is left, from 1 at the start to 0. */
const timeLeft = (state: Readonly<State>): number =>
  state.phase === null ? 0 : turnsLeft(state) / LONG_GAME;

const usableShare = (left: number): number => Math.min(1, (LONG_GAME / TURNS_TO_USE) * left);

const purse = (rupees: number): number =>
  RUPEE * Math.min(rupees, USEFUL_RUPEES) +
  SPARE_RUPEE * Math.max(0, Math.min(rupees, SPARE_RUPEES) - USEFUL_RUPEES);

/** Whether a seat has an action to come in this turn. */
function isDue({ phase, turn, players }: Readonly<State>, seat: Seat): boolean {
  if (phase === 'position') return false;
  if (phase === 'card') return true;
  const after = (other: Seat): number => (other - turn.active + players.length) % players.length;
  if (after(seat) !== after(turn.acting)) return after(seat) > after(turn.acting);
  return phase === 'tokenBefore' || phase === 'action' || phase === 'follow' || turn.doing !== null;
}

/** Plantations around the pawn by the kind of tea, and what the place is worth otherwise. */
const reach = [0, 0, 0];

function pawnValue({ owners, levels, omitted }: Readonly<State>, player: Readonly<Player>): number {
  const { pawn, markers } = player;
  reach[0] = reach[1] = reach[2] = 0;
  if (pawn === NONE) return 0;
  const near = terrain(omitted).around[pawn];
  for (let index = 0; index < near.length; index++) {
    if (owners[near[index]] !== NONE) reach[levels[near[index]]]++;
  }
  const room = Math.max(0, capacity(player) - chestCount(player));
  let value = REACH * Math.min(room, reach[0] + reach[1] + reach[2]);
  if (owners[pawn] === NONE && markers > 0) value += PLANTABLE;
  if (!hasHired(player, DISTRICT_OF[pawn])) value += HIREABLE;
  return value;
}

/** The open contract that a seat is nearest to: its better reward and a new company, by the chests in store and in reach. */
function contractValue({ train: { wagons } }: Readonly<State>, player: Readonly<Player>): number {
  const { tea, contracts, rupees: held } = player;
  const known = companyCount(player);
  const hasRoom = known < openSlots(player);
  let best = 0;
  for (let wagon = 0; wagon < WAGONS; wagon++) {
    if (wagons[wagon] === NONE) continue;
    const { company, chests, points, rupees } = CONTRACTS[wagons[wagon]];
    const isNew = contracts[company - 1] === 0;
    if (isNew && !hasRoom) continue;
    const gain =
      Math.max(points, purse(held + rupees) - purse(held)) +
      (isNew ? COMPANY_POINTS[known + 1] - COMPANY_POINTS[known] : 0);
    let [there, near] = [0, 0];
    for (let kind = 0; kind < chests.length; kind++) {
      const stored = Math.min(chests[kind], tea[kind]);
      there += stored;
      near += Math.min(chests[kind] - stored, reach[kind]);
    }
    const part = FILLED[there] + IN_REACH * (FILLED[there + near] - FILLED[there]);
    best = Math.max(best, gain * part);
  }
  return best;
}

/** Expected points of the +5 spaces and of the district bonus. */
function bonusValue(
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

/** What a seat's resources may still bring in the time left. */
function resourceValue(state: Readonly<State>, seat: Seat, left: number): number {
  const player = state.players[seat];
  let points = purse(player.rupees) + TOKEN * player.tokens + CHEST * chestCount(player);
  points += pawnValue(state, player) + contractValue(state, player) + bonusValue(state, player);
  points *= usableShare(left);
  if (isDue(state, seat)) points += ACTION;
  for (let bits = player.hired; bits !== 0; bits &= bits - 1) points += left * ABILITY;
  return points;
}

function addMajority(players: number, scale: number, points: Float64Array): void {
  shareMajority(players, scale);
  for (let seat = 0; seat < players; seat++) points[seat] += shares[seat];
}

/** Rupees come and go: who has most of them means little before the end is near. */
function addRupeesMajority(players: number, left: number, points: Float64Array): void {
  const weight = (1 - left) ** RUPEES_FADE;
  shareMajority(players, RUPEES_SCALE * left);
  for (let seat = 0; seat < players; seat++) points[seat] += weight * shares[seat];
}

function addMajorities(state: Readonly<State>, left: number, points: Float64Array): void {
  const { players, technology, omitted } = state;
  for (let place = 0; place < players.length; place++) advances[technology[place]] = place;
  weights.fill(1);
  for (let seat = 0; seat < players.length; seat++) amounts[seat] = players[seat].rupees;
  addRupeesMajority(players.length, left, points);
  for (let seat = 0; seat < players.length; seat++) amounts[seat] = players[seat].step;
  addMajority(players.length, STEPS_SCALE * left, points);
  const { districts } = terrain(omitted);
  for (let index = 0; index < districts.length; index++) {
    for (let seat = 0; seat < players.length; seat++) {
      amounts[seat] = players[seat].plantations[districts[index]];
      weights[seat] = hasHired(players[seat], districts[index]) ? 1 : UNHIRED * usableShare(left);
    }
    addMajority(players.length, PLANTATIONS_SCALE * left, points);
  }
}

/** The expected score sheet: majorities by how safe they are, resources by what they may still bring. */
export function evaluate(state: Readonly<State>, points: Float64Array): number {
  const { players, phase } = state;
  const left = timeLeft(state);
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    points[seat] = player.points + COMPANY_POINTS[companyCount(player)] - MARKER_LOSS * player.markers;
    if (phase !== null) points[seat] += resourceValue(state, seat, left);
  }
  addMajorities(state, left, points);
  return players.length;
}
