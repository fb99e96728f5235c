import type { Seat } from '../../kernel/seat.ts';
import type { Action } from './data/actions.ts';
import { CONTRACTS } from './data/contracts.ts';
import { DISTRICT_OF, terrain, type Hex } from './rules/map.ts';
import type { Move } from './rules/moves.ts';
import { hasHired, NONE, type State } from './rules/state.ts';

/** What is usually worth doing: fulfil contracts, plant, hire; walking and taking coins when nothing better offers. */
const PRIORS: Readonly<Record<Action, number>> = {
  trade: 0.95,
  plant: 0.75,
  hire: 0.7,
  harvest: 0.6,
  advance: 0.6,
  move: 0.35,
  take: 0.3,
};

/** How good a hexagon is to plant on: high tea, and a district where the seat has nothing yet. */
function plantingPrior({ levels, players }: Readonly<State>, seat: Seat, hex: Hex): number {
  const { plantations, hired } = players[seat];
  const district = DISTRICT_OF[hex];
  let look = 0.3 + 0.1 * levels[hex];
  if (plantations[district] === 0) look += 0.3;
  if (hired & (1 << district)) look += 0.15;
  return look;
}

/** A free hexagon to plant on, or plantations around to harvest; near rather than far. */
function destinationPrior(state: Readonly<State>, seat: Seat, hex: Hex): number {
  const { owners, players, omitted } = state;
  const { steps, around } = terrain(omitted);
  let look = owners[hex] === NONE ? plantingPrior(state, seat, hex) : 0.1;
  look += 0.15 - 0.1 * steps[players[seat].pawn][hex];
  if (!hasHired(players[seat], DISTRICT_OF[hex])) look += 0.1;
  const near = around[hex];
  for (let index = 0; index < near.length; index++) if (owners[near[index]] !== NONE) look += 0.06;
  return Math.max(0, Math.min(1, look));
}

/** How a move looks at first sight. */
export function prior(state: Readonly<State>, seat: Seat, move: Move): number {
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
