import type { Seat } from '../../../kernel/seat.ts';
import { scriptedRandom } from '../../../kernel/random.ts';
import { PRICE_TILES } from '../data/market.ts';
import type { Event } from '../rules/events.ts';
import { template } from '../rules/game.ts';
import { SELL } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/** A match in which the prices are given and the players' choices are typed in. */
export interface Scenario {
  readonly state: State;
  readonly events: Event[];
  /** One round: what each seat sells. */
  sell(...amounts: readonly number[]): void;
  whyNot(seat: Seat, amount: number): string | undefined;
}

export function scenario(prices: readonly number[], players = 2): Scenario {
  const random = scriptedRandom(draws(prices));
  const events: Event[] = [];
  const effects = { random, emit: (event: Event): unknown => events.push(event) };
  const state = template.setup({ players, options: {} }, effects);
  return {
    state,
    events,
    sell: (...amounts) =>
      amounts.forEach((amount, seat) => template.apply(state, seat, SELL[amount], effects)),
    whyNot: (seat, amount) => template.whyNot(state, seat, SELL[amount]),
  };
}

/** The answers of the bag that give these prices. */
function draws(prices: readonly number[]): number[] {
  const bag: number[] = PRICE_TILES.flatMap(({ price, tiles }) => new Array<number>(tiles).fill(price));
  return prices.map(price => {
    const place = bag.indexOf(price);
    bag.splice(place, 1);
    return place;
  });
}
