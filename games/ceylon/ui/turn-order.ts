import type { Seat } from '../../../kernel/seat.ts';
import type { View } from '../rules/view.ts';

/** The player who laid the card, the others clockwise, then the next player with a card. */
export function turnOrder({ seats, turn, waiting }: View): readonly Seat[] {
  if (turn === null) return waiting === null ? [] : [waiting];
  const after = (seat: Seat): Seat => (seat + 1) % seats.length;
  const order: Seat[] = [turn.acting];
  for (let seat = after(turn.acting); seat !== turn.active; seat = after(seat)) {
    if (seat !== turn.acting) order.push(seat);
  }
  const next = after(turn.active);
  return order.includes(next) ? order : [...order, next];
}
