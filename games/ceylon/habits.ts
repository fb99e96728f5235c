import type { Seat } from '../../kernel/seat.ts';
import type { Habit } from '../habits.ts';
import type { Event } from './rules/events.ts';

const isOf = (event: Event, seat: Seat, type: Event['type']): number =>
  event.type === type && 'seat' in event && event.seat === seat ? 1 : 0;

const timesOf = (id: string, name: Habit['name'], type: Event['type']): Habit<Event> => ({
  id,
  name,
  kind: 'sum',
  count: (event, seat) => isOf(event, seat, type),
});

/** What a player does with the actions of a game. */
export const habits: readonly Habit<Event>[] = [
  timesOf('contracts', { en: 'Contracts fulfilled', es: 'Contratos cumplidos' }, 'contractFulfilled'),
  {
    id: 'rewards-in-rupees',
    name: { en: 'Contract rewards taken in rupees', es: 'Recompensas cobradas en rupias' },
    kind: 'share',
    part: (event, seat) =>
      event.type === 'rewardTaken' && event.rupees > 0 ? isOf(event, seat, 'rewardTaken') : 0,
    whole: (event, seat) => isOf(event, seat, 'rewardTaken'),
  },
  timesOf(
    'rupees-taken',
    { en: 'Actions spent on taking rupees', es: 'Acciones para obtener rupias' },
    'rupeesTaken',
  ),
  timesOf('plantations', { en: 'Plantations', es: 'Plantaciones' }, 'planted'),
  timesOf('councillors', { en: 'Councillors hired', es: 'Consejeros contratados' }, 'hired'),
  timesOf('technology', { en: 'Advances in technology', es: 'Avances en tecnología' }, 'advanced'),
  timesOf('chests', { en: 'Chests harvested', es: 'Cajas cosechadas' }, 'harvested'),
  timesOf('moves', { en: 'Moves of the pawn', es: 'Movimientos del peón' }, 'moved'),
];
