import type { Effects } from '../../../kernel/game.ts';
import type { PhaseRules } from '../../../kernel/phases.ts';
import { drawPiece } from '../../../kernel/random.ts';
import { NO_SEATS, oneSeat } from '../../../kernel/seat.ts';
import { demandFor, MAX_SALE, PRICE_TILES, ROUNDS } from '../data/market.ts';
import type { RuleId } from '../data/rules.ts';
import type { Event } from './events.ts';
import { SELL, type Move } from './moves.ts';
import { seatsOf, type State } from './state.ts';

/** The one decision: each player in turn chooses in secret how many baskets to sell. */
export const selling: PhaseRules<State, Move, Event> = {
  answers: ['sell'],
  toAct({ choices }) {
    const seat = choices.indexOf(null);
    return seat < 0 ? NO_SEATS : oneSeat(seat);
  },
  list({ baskets }, seat, out) {
    for (let amount = 0; amount <= Math.min(MAX_SALE, baskets[seat]); amount++) out.push(SELL[amount].id);
  },
  whyNot({ baskets }, seat, { amount }): RuleId | undefined {
    if (amount > MAX_SALE) return 'sell-up-to-three';
    return amount > baskets[seat] ? 'sell-own-baskets' : undefined;
  },
  play(state, seat, { amount }, { emit }) {
    state.choices[seat] = amount;
    emit?.({ type: 'chosen', seat, secret: { to: [seat], amount } });
  },
};

/** Draws the price of the next round; everyone chooses again. */
export function startRound(state: State, { random, emit }: Effects<Event>): void {
  state.round++;
  state.price = PRICE_TILES[drawPiece(state.bag, random)].price;
  state.choices.fill(null);
  state.phase = 'selling';
  emit?.({ type: 'priceDrawn', round: state.round, price: state.price });
}

/** Reveals the choices, pays for them, and starts the next round or ends the game. */
export function endRound(state: State, effects: Effects<Event>): void {
  const amounts = state.choices.map(choice => choice ?? 0);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const isCrowded = total > demandFor(state.players);
  const price = isCrowded ? Math.floor(state.price / 2) : state.price;
  for (const seat of seatsOf(state)) {
    state.baskets[seat] -= amounts[seat];
    state.coins[seat] += amounts[seat] * price;
  }
  state.sold += total;
  effects.emit?.({ type: 'sold', amounts, price, isCrowded, reveals: true });
  if (state.round < ROUNDS) startRound(state, effects);
  else state.phase = null;
}
