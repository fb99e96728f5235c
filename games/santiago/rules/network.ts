import type { Effects } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { RuleId } from '../data/rules.ts';
import { TOUCHING, type Place, type PlaceSet } from './board.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** Where a canal may be built: places without a canal that touch the network, or at first the spring. */
export const openPlaces = (state: Readonly<State>): PlaceSet => state.reachable & ~state.canals;

export function whyNotCanalAt(state: Readonly<State>, place: Place): RuleId | undefined {
  const bit = 1 << place;
  if (state.canals & bit) return 'canal-place-holds-one-canal';
  if (state.reachable & bit) return undefined;
  return state.canals === 0 ? 'canal-first-touches-spring' : 'canal-touches-the-network';
}

/** The first canal touches the spring, so every place at the spring stays reachable. */
function addCanal(state: State, place: Place): void {
  state.canals |= 1 << place;
  state.reachable |= TOUCHING[place];
}

/** The starting canal of a game for two comes from the box. */
export function layStartingCanal(state: State, seat: Seat, place: Place, { emit }: Effects<Event>): void {
  state.boxedCanals--;
  addCanal(state, place);
  emit?.({ type: 'canalLaid', seat, place, source: 'start' });
}

export function laySupplyCanal(state: State, seat: Seat, place: Place, { emit }: Effects<Event>): void {
  state.supply--;
  addCanal(state, place);
  emit?.({ type: 'canalLaid', seat, place, source: 'supply' });
}

export function layOwnCanal(state: State, seat: Seat, place: Place, { emit }: Effects<Event>): void {
  state.ownCanals[seat]--;
  addCanal(state, place);
  emit?.({ type: 'canalLaid', seat, place, source: 'own' });
}
