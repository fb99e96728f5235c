import type { Seat } from '../../../kernel/seat.ts';
import type { GameEffects } from './events.ts';
import type { State } from './state.ts';

/** The last marker or the last card: the current round becomes the last one. */
export const triggerEnd = (state: State, seat: Seat, by: 'marker' | 'card', { emit }: GameEffects): void => {
  if (state.final) return;
  state.final = true;
  emit?.({ type: 'endTriggered', seat, by });
};
