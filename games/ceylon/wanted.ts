import type { Seat } from '../../kernel/seat.ts';
import { CONTRACTS, WAGONS } from './data/contracts.ts';
import { openSlots } from './rules/plantation.ts';
import { NONE, type State } from './rules/state.ts';
import { companyCount } from './rules/trade.ts';

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
