import type { Seat } from '../../kernel/seat.ts';
import type { Habit } from '../habits.ts';
import type { Event } from './rules/events.ts';

/** The seat's bid, 0 for a pass; undefined for any other event. */
function bidOf(event: Event, seat: Seat): number | undefined {
  if (event.type === 'bidsRevealed') return event.bids[seat];
  if (event.type === 'bidMade' && event.seat === seat) return event.amount;
  return event.type === 'passed' && event.seat === seat ? 0 : undefined;
}

const isOf = (event: Event, seat: Seat, ...types: readonly Event['type'][]): number =>
  types.includes(event.type) && 'seat' in event && event.seat === seat ? 1 : 0;

const bribePaidBy = (event: Event, seat: Seat): number =>
  event.type === 'bribePaid' && event.from === seat ? event.amount : 0;

const layWithSupply = (event: Event, seat: Seat): number =>
  event.type === 'canalLaid' && event.source === 'supply' ? isOf(event, seat, 'canalLaid') : 0;

/** How a player earns points, bids, proposes and watches over the water. */
export const habits: readonly Habit<Event>[] = [
  {
    id: 'plantation-points',
    name: { en: 'Points from plantations', es: 'Puntos de las plantaciones' },
    kind: 'share',
    part: (event, seat) => (event.type === 'plantationScored' ? event.points[seat] : 0),
    whole: (event, seat) => (event.type === 'gameEnded' ? event.totals[seat] : 0),
  },
  {
    id: 'largest-plantation',
    name: { en: 'Tiles of the largest own plantation', es: 'Fichas de la mayor plantación propia' },
    kind: 'most',
    count: (event, seat) =>
      event.type === 'plantationScored' && event.farmers[seat] > 0 ? event.spaces.length : 0,
  },
  {
    id: 'passes',
    name: { en: 'Bids that are passes', es: 'Pujas en las que pasa' },
    kind: 'share',
    part: (event, seat) => (bidOf(event, seat) === 0 ? 1 : 0),
    whole: (event, seat) => (bidOf(event, seat) === undefined ? 0 : 1),
  },
  {
    id: 'bids',
    name: { en: 'Bids by amount', es: 'Pujas según la cantidad' },
    kind: 'amounts',
    amount: bidOf,
  },
  {
    id: 'proposals',
    name: { en: 'Chances used to propose a canal', es: 'Ocasiones en que propone un canal' },
    kind: 'share',
    part: (event, seat) => isOf(event, seat, 'canalProposed'),
    whole: (event, seat) => isOf(event, seat, 'canalProposed', 'proposalForgone'),
  },
  {
    id: 'bribes-paid',
    name: { en: 'Bribes paid', es: 'Sobornos pagados' },
    kind: 'sum',
    count: (event, seat) => (bribePaidBy(event, seat) > 0 ? 1 : 0),
  },
  {
    id: 'bribe-money',
    name: { en: 'Escudos paid in bribes', es: 'Escudos pagados en sobornos' },
    kind: 'sum',
    count: bribePaidBy,
  },
  {
    id: 'accepted',
    name: { en: 'Proposals accepted as overseer', es: 'Propuestas aceptadas como supervisor' },
    kind: 'share',
    part: (event, seat) => isOf(event, seat, 'proposalAccepted'),
    whole: (event, seat) => isOf(event, seat, 'proposalAccepted', 'proposalsRejected'),
  },
  {
    id: 'canals-boxed',
    name: { en: 'Canals boxed as overseer', es: 'Canales devueltos a la caja como supervisor' },
    kind: 'share',
    part: (event, seat) => isOf(event, seat, 'canalBoxed'),
    whole: (event, seat) => isOf(event, seat, 'canalBoxed') + layWithSupply(event, seat),
  },
  {
    id: 'farmers-lost',
    name: { en: 'Farmers lost to drought', es: 'Granjeros perdidos por la sequía' },
    kind: 'sum',
    count: (event, seat) =>
      event.type === 'desertMade' && event.seat === seat ? event.farmers : isOf(event, seat, 'farmerLost'),
  },
];
