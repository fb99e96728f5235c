import type { Seat } from '../../../kernel/seat.ts';
import { BONUSES, MARKERS, SLOTS } from '../data/board.ts';
import type { GameEffects } from './events.ts';
import { DISTRICT_OF, type Hex, terrain } from './map.ts';
import { NONE, type Player, type State } from './state.ts';

/** A seat's leftmost marker goes on a hexagon: a new plantation, or a second marker on the seat's own one. */
export const addMarker = (state: State, seat: Seat, hex: Hex): void => {
  const player = state.players[seat];
  player.markers--;
  player.plantations[DISTRICT_OF[hex]]++;
  if (state.owners[hex] === NONE) state.owners[hex] = seat;
  else state.double = hex;
};

/** Open slots by the number of markers that have left the board. */
const OPEN_SLOTS: readonly number[] = Array.from(
  { length: MARKERS + 1 },
  (_, gone) => SLOTS.filter(threshold => threshold <= gone).length,
);

export const openSlots = (player: Readonly<Player>): number => OPEN_SLOTS[MARKERS - player.markers];

/** A seat with a plantation in every district in play takes the top bonus, once. */
export const takeBonusIfEarned = (state: State, seat: Seat, { emit }: GameEffects): void => {
  const player = state.players[seat];
  if (player.bonus > 0) return;
  const { districts } = terrain(state.omitted);
  for (let index = 0; index < districts.length; index++) {
    if (player.plantations[districts[index]] === 0) return;
  }
  player.bonus = BONUSES[state.bonuses++];
  player.points += player.bonus;
  emit?.({ type: 'bonusTaken', seat, points: player.bonus });
};
