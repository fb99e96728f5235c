import type { Seat } from '../../../kernel/seat.ts';
import { chip, say } from '../../../kernel/text.ts';
import type { Consequence } from '../../../board/module.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { signed, consequence } from './consequence.ts';

/** What a bid or a bribe leaves in the purse, and who becomes overseer. */
export function bidding(before: View, events: readonly Event[]): Consequence[] {
  return events.flatMap((event): Consequence[] => {
    switch (event.type) {
      case 'bidMade':
        return moneyLeft(before, event.seat, event.amount);
      case 'bidSealed':
        if (event.secret === undefined) return [];
        return event.secret.amount === 0
          ? [fewerFarmers(event.seat)]
          : moneyLeft(before, event.seat, event.secret.amount);
      case 'passed':
        // Whoever passes first becomes overseer, whatever the others do.
        return [fewerFarmers(event.seat), ...(before.bids.includes(0) ? [] : [becomesOverseer(event.seat)])];
      case 'overseerAppointed':
        return isOverseerNew(before, events) ? [becomesOverseer(event.seat)] : [];
      case 'bribeOffered':
        return [...moneyLeft(before, event.seat, event.amount), offered(event.total)];
      default:
        return [];
    }
  });
}

/** In a game for two the other bid is still secret; and with a pass it is known already who becomes overseer. */
const isOverseerNew = (before: View, events: readonly Event[]): boolean =>
  before.phase === 'auction' && !before.bids.includes(0) && events.every(({ type }) => type !== 'passed');

function moneyLeft({ money }: View, seat: Seat, amount: number): Consequence[] {
  const purse = money[seat];
  if (purse === null) return [];
  const left = chip('escudos', purse - amount, String(purse - amount));
  return [consequence('note', language => (language === 'en' ? say`${left} left` : say`te quedan ${left}`), seat)];
}

const offered = (total: number): Consequence => {
  const sum = chip('escudos', total, String(total));
  return consequence('note', language =>
    language === 'en' ? say`${sum} in all for this place` : say`${sum} en total por este sitio`,
  );
};

const fewerFarmers = (seat: Seat): Consequence =>
  consequence(
    'loss',
    language => (language === 'en' ? say`one farmer less on the tile` : say`un granjero menos en la ficha`),
    seat,
  );

const becomesOverseer = (seat: Seat): Consequence =>
  consequence(
    'note',
    language => [chip('overseer', seat, language === 'en' ? 'canal overseer' : 'supervisor del canal')],
    seat,
  );

/** Money that changes hands at once. */
export function payments(events: readonly Event[]): Consequence[] {
  const gains = new Map<Seat, number>();
  const add = (seat: Seat, amount: number): void => void gains.set(seat, (gains.get(seat) ?? 0) + amount);
  for (const event of events) {
    if (event.type === 'bribePaid') {
      add(event.from, -event.amount);
      add(event.to, event.amount);
    }
    if (event.type === 'canalPaid') add(event.seat, -event.amount);
  }
  return [...gains].map(([seat, amount]) =>
    consequence(amount > 0 ? 'gain' : 'loss', () => [chip('escudos', amount, signed(amount))], seat),
  );
}
