import type { Seat } from '../../kernel/seat.ts';
import type { Action, Main } from './data/actions.ts';
import { CONTRACTS, WAGONS } from './data/contracts.ts';
import { BONUS_STEPS } from './data/track.ts';
import { DISTRICT_OF, terrain, type Hex } from './rules/map.ts';
import type { Move } from './rules/moves.ts';
import { whyNotAction } from './rules/performable.ts';
import { hasHired, NONE, type State } from './rules/state.ts';
import { capacity, chestCount } from './rules/store.ts';
import { openSlots } from './rules/plantation.ts';
import { companyCount } from './rules/trade.ts';

const [HARVEST, CHEST] = [0.3, 0.12];
const [ENOUGH, PLENTY] = [5, 10];
const UNUSABLE = 0.1;

function harvestable({ owners, omitted, players }: Readonly<State>, seat: Seat): number {
  const player = players[seat];
  const near = terrain(omitted).around[player.pawn];
  let reach = 0;
  for (let index = 0; index < near.length; index++) if (owners[near[index]] !== NONE) reach++;
  return Math.min(reach, Math.max(0, capacity(player) - chestCount(player)));
}

function actionPrior(state: Readonly<State>, seat: Seat, action: Action): number {
  const player = state.players[seat];
  const { rupees, pawn, step } = player;
  switch (action) {
    case 'harvest':
      return HARVEST + CHEST * harvestable(state, seat);
    case 'take':
      return rupees < ENOUGH ? 0.5 : rupees < PLENTY ? 0.3 : 0.1;
    case 'move':
      return state.owners[pawn] === NONE ? 0.2 : rupees < ENOUGH ? 0.3 : 0.5;
    case 'trade':
      return 0.95;
    case 'plant':
      return player.bonus === 0 && player.plantations[DISTRICT_OF[pawn]] === 0 ? 0.85 : 0.7;
    case 'hire':
      return player.plantations[DISTRICT_OF[pawn]] > 0 ? 0.8 : 0.6;
    case 'advance':
      return step === 0 || (BONUS_STEPS as readonly number[]).includes(step + 1) ? 0.75 : 0.55;
  }
}

const FOLLOW: Record<Main, number> = { trade: 0.95, plant: 0.75, hire: 0.7, advance: 0.6, harvest: 0.6 };

function cardPrior(state: Readonly<State>, seat: Seat, active: Main, followers: Main): number {
  const isUsable = whyNotAction(state, seat, active) === undefined;
  const own = isUsable ? actionPrior(state, seat, active) : UNUSABLE;
  let others = 0;
  const count = state.players.length;
  for (let other = 0; other < count; other++) {
    if (other === seat) continue;
    others += whyNotAction(state, other, followers) === undefined ? FOLLOW[followers] : 0.2;
  }
  return 0.25 + 0.6 * own - (0.25 * others) / (count - 1);
}

function plantingPrior({ levels, players }: Readonly<State>, seat: Seat, hex: Hex): number {
  const { plantations, hired } = players[seat];
  const district = DISTRICT_OF[hex];
  let value = 0.3 + 0.1 * levels[hex];
  if (plantations[district] === 0) value += 0.3;
  if (hired & (1 << district)) value += 0.15;
  return value;
}

function destinationPrior(state: Readonly<State>, seat: Seat, hex: Hex): number {
  const { owners, players, omitted } = state;
  const { steps, around } = terrain(omitted);
  let value = owners[hex] === NONE ? plantingPrior(state, seat, hex) : 0.1;
  value += 0.15 - 0.1 * steps[players[seat].pawn][hex];
  if (!hasHired(players[seat], DISTRICT_OF[hex])) value += 0.1;
  const near = around[hex];
  for (let index = 0; index < near.length; index++) if (owners[near[index]] !== NONE) value += 0.06;
  return Math.max(0, Math.min(1, value));
}

/** Open contracts that a chest of this kind brings nearer. */
function wanted(state: Readonly<State>, seat: Seat, kind: number, held: number): boolean {
  const { wagons } = state.train;
  const player = state.players[seat];
  const hasRoom = companyCount(player) < openSlots(player);
  for (let wagon = 0; wagon < WAGONS; wagon++) {
    if (wagons[wagon] === NONE) continue;
    const { company, chests } = CONTRACTS[wagons[wagon]];
    if (!hasRoom && player.contracts[company - 1] === 0) continue;
    if (held < chests[kind]) return true;
  }
  return false;
}

export function prior(state: Readonly<State>, seat: Seat, move: Move): number {
  const player = state.players[seat];
  switch (move.type) {
    case 'act':
      return actionPrior(state, seat, move.action);
    case 'useToken':
      return 0.8 * actionPrior(state, seat, move.action);
    case 'keepToken':
      return 0.55;
    case 'playCard':
      return cardPrior(state, seat, move.active, move.followers);
    case 'stopHarvest':
      return chestCount(player) >= capacity(player) ? 0.75 : 0.2;
    case 'return':
      return (wanted(state, seat, move.tea, player.tea[move.tea] - 1) ? 0.4 : 0.9) - 0.1 * move.tea;
    case 'pick': {
      const kind = state.levels[move.hex];
      const own = state.owners[move.hex] === seat ? 0.15 : 0;
      return (wanted(state, seat, kind, player.tea[kind]) ? 0.55 : 0.3) + own + 0.05 * kind;
    }
    case 'moveTo':
      return destinationPrior(state, seat, move.hex);
    case 'plantAt':
    case 'startAt':
      return plantingPrior(state, seat, move.hex);
    case 'fulfil':
      return player.contracts[CONTRACTS[move.contract].company - 1] === 0 ? 0.8 : 0.5;
    case 'takeReward':
      return move.reward === 'points' ? 0.55 : player.rupees < PLENTY ? 0.6 : 0.4;
    default:
      return 0.5;
  }
}
