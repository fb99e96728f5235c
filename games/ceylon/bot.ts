import type { Seat } from '../../kernel/seat.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Action } from './data/actions.ts';
import { MAJORITY, MARKER_LOSS } from './data/board.ts';
import { COMPANY_POINTS } from './data/contracts.ts';
import { DISTRICTS } from './data/map.ts';
import type { Move } from './rules/moves.ts';
import { hasHired, type Player, type State } from './rules/state.ts';
import { companies } from './rules/trade.ts';

/** What means are worth in points while there is time to use them: a rupee, a token, a step, a chest of each kind. */
const RUPEE = 0.25;
const TOKEN = 1.5;
const STEP = 0.5;
const CHEST: readonly number[] = [1, 1.4, 1.8];
/** The part of a majority that plantations promise before the councillor of their district is hired. */
const UNHIRED = 0.4;

const SEATS = 4;
const amounts = new Float64Array(SEATS);
const advances = new Int32Array(SEATS);

/** Adds the points of a majority: more first, ties to the more advanced in technology, nothing for nothing. */
function addMajority(players: number, weight: number, points: Float64Array): void {
  for (let seat = 0; seat < players; seat++) {
    if (amounts[seat] <= 0) continue;
    let place = 0;
    for (let other = 0; other < players; other++) {
      if (amounts[other] > amounts[seat]) place++;
      else if (amounts[other] === amounts[seat] && advances[other] < advances[seat]) place++;
    }
    points[seat] += weight * MAJORITY[place];
  }
}

function means({ rupees, tokens, step, tea }: Readonly<Player>): number {
  let points = rupees * RUPEE + tokens * TOKEN + step * STEP;
  for (let kind = 0; kind < CHEST.length; kind++) points += tea[kind] * CHEST[kind];
  return points;
}

/** The score sheet as if the game ended now, and what is in hand by what it may still bring. */
function evaluate(state: Readonly<State>, points: Float64Array): number {
  const { players, technology } = state;
  const count = players.length;
  for (let place = 0; place < count; place++) advances[technology[place]] = place;
  for (let seat = 0; seat < count; seat++) {
    const player = players[seat];
    points[seat] = player.points + COMPANY_POINTS[companies(player)] - MARKER_LOSS * player.markers;
    if (state.phase !== null) points[seat] += means(player);
    amounts[seat] = player.rupees;
  }
  addMajority(count, 1, points);
  for (let seat = 0; seat < count; seat++) amounts[seat] = players[seat].step;
  addMajority(count, 1, points);
  for (let district = 0; district < DISTRICTS.length; district++) addDistrict(state, district, points);
  return count;
}

function addDistrict({ players, phase }: Readonly<State>, district: number, points: Float64Array): void {
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    amounts[seat] = hasHired(player, district) ? player.plantations[district] : 0;
  }
  addMajority(players.length, 1, points);
  if (phase === null) return;
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    amounts[seat] = hasHired(player, district) ? 0 : player.plantations[district];
  }
  addMajority(players.length, UNHIRED, points);
}

/** What is usually worth doing: fulfil contracts, plant, hire; walking and taking coins when nothing better offers. */
const PRIORS: Readonly<Record<Action, number>> = {
  trade: 0.9,
  plant: 0.75,
  hire: 0.75,
  harvest: 0.6,
  advance: 0.6,
  move: 0.35,
  take: 0.3,
};

function prior(_state: Readonly<State>, _seat: Seat, move: Move): number {
  switch (move.type) {
    case 'act':
      return PRIORS[move.action];
    case 'useToken':
      return 0.8 * PRIORS[move.action];
    case 'keepToken':
      return 0.55;
    case 'playCard':
      return 0.2 + 0.6 * PRIORS[move.active] - 0.2 * PRIORS[move.followers];
    case 'stopHarvest':
      return 0.2;
    case 'return':
      return 0.8 - 0.2 * move.tea;
    default:
      return 0.5;
  }
}

export const knowledge: Knowledge<State, Move> = { pace: 35_000, spread: 8, horizon: 60, evaluate, prior };
