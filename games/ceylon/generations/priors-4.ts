import type { Seat } from '../../../kernel/seat.ts';
import type { Action, Main } from '../data/actions.ts';
import { CONTRACTS } from '../data/contracts.ts';
import { DISTRICT_OF, terrain, type Hex } from '../rules/map.ts';
import type { Move } from '../rules/moves.ts';
import { whyNotAction } from '../rules/performable.ts';
import { hasHired, NONE, type State } from '../rules/state.ts';
import { capacity, chestCount } from '../rules/store.ts';

/** How good each action usually is: contracts first, then planting and hiring. */
const PRIORS: Readonly<Record<Exclude<Action, 'harvest' | 'move' | 'take'>, number>> = {
  trade: 0.95,
  plant: 0.75,
  hire: 0.7,
  advance: 0.6,
};
/** A harvest of nothing, and each chest of it. */
const [HARVEST, CHEST] = [0.3, 0.12];
/** Enough rupees for one action and for two. */
const [ENOUGH, PLENTY] = [5, 10];
/** A card that the player cannot use as intended. */
const UNUSABLE = 0.1;

/** The chests that a seat could harvest and store. */
function harvestable({ owners, omitted, players }: Readonly<State>, seat: Seat): number {
  const player = players[seat];
  const near = terrain(omitted).around[player.pawn];
  let reach = 0;
  for (let index = 0; index < near.length; index++) if (owners[near[index]] !== NONE) reach++;
  return Math.min(reach, Math.max(0, capacity(player) - chestCount(player)));
}

/** How good an action looks: rupees while there are few, a move while the pawn stands where it cannot plant. */
function actionPrior(state: Readonly<State>, seat: Seat, action: Action): number {
  const { rupees, pawn } = state.players[seat];
  switch (action) {
    case 'harvest':
      return HARVEST + CHEST * harvestable(state, seat);
    case 'take':
      return rupees < ENOUGH ? 0.5 : rupees < PLENTY ? 0.3 : 0.1;
    case 'move':
      return state.owners[pawn] === NONE ? 0.2 : rupees < ENOUGH ? 0.3 : 0.5;
    default:
      return PRIORS[action];
  }
}

/** Better if the player can use the card and the others get little from it. */
function cardPrior(state: Readonly<State>, seat: Seat, active: Main, followers: Main): number {
  const isUsable = whyNotAction(state, seat, active) === undefined;
  const own = isUsable ? actionPrior(state, seat, active) : UNUSABLE;
  return 0.2 + 0.6 * own - 0.2 * (followers === 'harvest' ? HARVEST : PRIORS[followers]);
}

/** How good a hexagon is to plant on: high tea, and a district where the seat has nothing yet. */
function plantingPrior({ levels, players }: Readonly<State>, seat: Seat, hex: Hex): number {
  const { plantations, hired } = players[seat];
  const district = DISTRICT_OF[hex];
  let value = 0.3 + 0.1 * levels[hex];
  if (plantations[district] === 0) value += 0.3;
  if (hired & (1 << district)) value += 0.15;
  return value;
}

/** Better with a free hexagon to plant on or plantations around to harvest, worse with the distance. */
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

/** How good a move looks before any search. */
export function prior(state: Readonly<State>, seat: Seat, move: Move): number {
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
      return 0.2;
    case 'return':
      return 0.8 - 0.2 * move.tea;
    case 'pick':
      return (state.owners[move.hex] === seat ? 0.6 : 0.45) + 0.1 * state.levels[move.hex];
    case 'moveTo':
      return destinationPrior(state, seat, move.hex);
    case 'plantAt':
    case 'startAt':
      return plantingPrior(state, seat, move.hex);
    case 'fulfil':
      return state.players[seat].contracts[CONTRACTS[move.contract].company - 1] === 0 ? 0.8 : 0.5;
    case 'takeReward':
      return move.reward === 'points' ? 0.6 : 0.4;
    default:
      return 0.5;
  }
}
