import type { Seat } from '../../kernel/seat.ts';
import type { Habit } from '../habits.ts';
import type { Event } from './rules/events.ts';

const isOf = (event: Event, seat: Seat, type: Event['type']): boolean =>
  event.type === type && 'seat' in event && event.seat === seat;

/** What a player's workers earn, and where. */
export const habits: readonly Habit<Event>[] = [
  {
    id: 'water',
    name: { en: 'Steps of the water carrier', es: 'Pasos del aguador' },
    kind: 'sum',
    count: (event, seat) =>
      event.type === 'waterCarried' && event.seat === seat ? event.to - event.from : 0,
  },
  {
    id: 'temples',
    name: { en: 'Gold from temples', es: 'Oro de los templos' },
    kind: 'sum',
    count: (event, seat) => (event.type === 'templeScored' ? event.gold[seat] : 0),
  },
  {
    id: 'suns',
    name: { en: 'Sun tokens gained', es: 'Fichas de Sol obtenidas' },
    kind: 'sum',
    count: (event, seat) => (event.type === 'sunTokensGained' && event.seat === seat ? event.count : 0),
  },
  {
    id: 'overbuilt',
    name: { en: 'Tiles overbuilt', es: 'Losetas puestas sobre otras' },
    kind: 'sum',
    count: (event, seat) => (isOf(event, seat, 'workerTileOverbuilt') ? 1 : 0),
  },
  {
    id: 'fruits-sold',
    name: { en: 'Fruits sold', es: 'Frutos vendidos' },
    kind: 'sum',
    count: (event, seat) => (event.type === 'fruitsSold' && event.seat === seat ? event.count : 0),
  },
  {
    id: 'prices',
    name: { en: 'Sales by price', es: 'Ventas según el precio' },
    kind: 'amounts',
    amount: (event, seat) =>
      event.type === 'fruitsSold' && event.seat === seat && event.count > 0
        ? event.gold / event.count
        : undefined,
  },
];
