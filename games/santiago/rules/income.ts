import type { Effects } from '../../../kernel/game.ts';
import { INCOME } from '../data/supplies.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** Phase 7. Everyone gets the same amount from the bank. */
export function payIncome(state: State, { emit }: Effects<Event>): void {
  for (let seat = 0; seat < state.players; seat++) state.money[seat] += INCOME;
  state.bank -= state.players * INCOME;
  emit?.({ type: 'incomePaid', amount: INCOME });
}
