import type { Seat } from '../../../kernel/seat.ts';
import type { View } from '../rules/view.ts';

/** While workers are placed, the seats that have one left; then the owners of the workers in the order of their spaces. */
export function turnOrder({ phase, actor, seats, worker }: View): readonly Seat[] {
  if (actor === null) return [];
  const around = seats.map((_, step) => (actor + step) % seats.length);
  if (phase === 'placement') return around.filter(seat => seat === actor || seats[seat].ready > 0);
  const later = seats
    .flatMap(({ workers }, seat) => workers.map(space => ({ space, seat })))
    .filter(({ space }) => space > worker.space)
    .sort((one, other) => one.space - other.space);
  return [...new Set([actor, ...later.map(({ seat }) => seat)])];
}
