import type { Payment, Sound } from '../../../board/module.ts';
import type { Event } from '../rules/events.ts';

type EventType = Event['type'];

export const TELLING: readonly EventType[] = [
  'canalLaid',
  'tilePlanted',
  'leftoverPlanted',
  'canalProposed',
  'bribeOffered',
  'proposalAccepted',
  'proposalsRejected',
  'bidMade',
  'passed',
];

const SOUNDS: Readonly<Partial<Record<EventType, Sound>>> = {
  canalLaid: 'water',
  bidMade: 'coin',
  bidPaid: 'coin',
  bribeOffered: 'coin',
  bribePaid: 'coin',
  canalPaid: 'coin',
  incomePaid: 'coin',
};

export const soundOf = ({ type }: Event): Sound | undefined => SOUNDS[type];

/** Every escudo that changes hands; the bank is no one's seat. */
export function payments(event: Event, players: number): readonly Payment[] {
  const pay = (from: number | null, to: number | null, amount: number): Payment => ({
    from,
    to,
    amount,
    chip: { kind: 'escudos', of: 1 },
  });
  switch (event.type) {
    case 'bidPaid':
    case 'canalPaid':
      return [pay(event.seat, null, event.amount)];
    case 'bribePaid':
      return [pay(event.from, event.to, event.amount)];
    case 'bribeReturned':
      return [pay(null, event.seat, event.amount)];
    case 'incomePaid':
      return Array.from({ length: players }, (_, seat) => pay(null, seat, event.amount));
    default:
      return [];
  }
}
