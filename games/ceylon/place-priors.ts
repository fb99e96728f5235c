import type { Seat } from '../../kernel/seat.ts';
import { CONTRACTS, WAGONS } from './data/contracts.ts';
import { DISTRICT_OF, terrain, type Hex } from './rules/map.ts';
import { openSlots } from './rules/plantation.ts';
import { hasHired, NONE, type State } from './rules/state.ts';
import { capacity, chestCount } from './rules/store.ts';
import { companyCount } from './rules/trade.ts';

/** The chests that a seat could harvest and store. */
export const harvestable = ({ owners, omitted, players }: Readonly<State>, seat: Seat): number => {
  const player = players[seat];
  const near = terrain(omitted).around[player.pawn];
  let reach = 0;
  for (let index = 0; index < near.length; index++) if (owners[near[index]] !== NONE) reach++;
  return Math.min(reach, Math.max(0, capacity(player) - chestCount(player)));
};

/** How good a hexagon is to plant on: high tea, and a district where the seat has nothing yet. */
export const plantingPrior = ({ levels, players }: Readonly<State>, seat: Seat, hex: Hex): number => {
  const { plantations, hired } = players[seat];
  const district = DISTRICT_OF[hex];
  let value = 0.3 + 0.1 * levels[hex];
  if (plantations[district] === 0) value += 0.3;
  if (hired & (1 << district)) value += 0.15;
  return value;
};

/** Better with a free hexagon to plant on or plantations around to harvest, worse with the distance. */
export const destinationPrior = (state: Readonly<State>, seat: Seat, hex: Hex): number => {
  const { owners, players, omitted } = state;
  const { steps, around } = terrain(omitted);
  let value = owners[hex] === NONE ? plantingPrior(state, seat, hex) : 0.1;
  value += 0.15 - 0.1 * steps[players[seat].pawn][hex];
  if (!hasHired(players[seat], DISTRICT_OF[hex])) value += 0.1;
  const near = around[hex];
  for (let index = 0; index < near.length; index++) if (owners[near[index]] !== NONE) value += 0.06;
  return Math.max(0, Math.min(1, value));
};

/** Whether an open contract that the seat has a slot for asks for more chests of a kind than these. */
export const isWanted = (state: Readonly<State>, seat: Seat, kind: number, held: number): boolean => {
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
};
