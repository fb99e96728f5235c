import type { Seat } from '../../../kernel/seat.ts';
import { RUPEES_TAKEN } from '../data/actions.ts';
import { MORE_RUPEES } from '../data/councillors.ts';
import { TILE_RUPEES } from '../data/tiles.ts';
import type { GameEffects } from './events.ts';
import { has, MORE_TAKEN, type State } from './state.ts';

/** Take rupees: 2 from the supply, more with the councillor and with the start tile. */
export const take = (state: State, seat: Seat, { emit }: GameEffects): void => {
  const player = state.players[seat];
  let rupees = RUPEES_TAKEN;
  if (has(player, MORE_TAKEN)) rupees += MORE_RUPEES;
  if (state.turn.boosted) rupees += TILE_RUPEES;
  player.rupees += rupees;
  emit?.({ type: 'rupeesTaken', seat, rupees });
};
