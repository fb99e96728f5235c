import type { Seat } from '../../../kernel/seat.ts';
import { chip } from '../../../kernel/text.ts';
import type { Consequence } from '../../../board/module.ts';
import { PLANTATION_TILES, type Tile } from '../data/tiles.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { signed, consequence } from './consequence.ts';

/** What the answer to a decision leads to: money left, the overseer, farmers to place. */
export function commitments(before: View, events: readonly Event[]): Consequence[] {
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
        // The first player to pass becomes overseer no matter what the others do.
        return [fewerFarmers(event.seat), ...(before.bids.includes(0) ? [] : [becomesOverseer(event.seat)])];
      case 'overseerAppointed':
        return isOverseerNew(before, events) ? [becomesOverseer(event.seat)] : [];
      case 'bribeOffered':
        return [
          ...moneyLeft(before, event.seat, event.amount),
          consequence('note', text => text.offered(event.total)),
        ];
      case 'tileTaken':
        return [farmersToPlace(before, event.seat, event.tile)];
      case 'proposalsRejected':
      case 'canalWanted':
        return [consequence('loss', text => text.priceOfRejecting(before.proposals?.price ?? 1), event.seat)];
      default:
        return [];
    }
  });
}

/** With two players the other bid is still secret, and after a pass the overseer is already known. */
const isOverseerNew = (before: View, events: readonly Event[]): boolean =>
  before.phase === 'auction' && !before.bids.includes(0) && events.every(({ type }) => type !== 'passed');

function moneyLeft({ money }: View, seat: Seat, amount: number): Consequence[] {
  const owned = money[seat];
  return owned === null ? [] : [consequence('note', text => text.moneyLeft(owned - amount), seat)];
}

const fewerFarmers = (seat: Seat): Consequence => consequence('loss', text => text.fewerFarmers, seat);

const becomesOverseer = (seat: Seat): Consequence => consequence('note', text => text.overseer(seat), seat);

/** How many farmers go on the tile; none for a passer's tile with one icon. */
function farmersToPlace({ bids }: View, seat: Seat, tile: Tile): Consequence {
  const count = PLANTATION_TILES[tile].icons - (bids[seat] === 0 ? 1 : 0);
  return consequence('note', text => text.farmersToPlace(count), seat);
}

/** Money that is paid at once. */
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
