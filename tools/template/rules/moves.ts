import type { Notation } from '../../../kernel/game.ts';
import { BASKETS } from '../data/market.ts';

/** Offer some baskets in this round's market. */
export interface Move {
  readonly id: number;
  readonly type: 'sell';
  readonly amount: number;
}

/** Every sale that a player can think of, made once; the rules allow the first few. */
export const SELL: readonly Move[] = Array.from({ length: BASKETS + 1 }, (_, amount) =>
  Object.freeze({ id: amount, type: 'sell', amount }),
);

export const notation: Notation<Move> = {
  size: SELL.length,
  text: ({ amount }) => `sell ${amount}`,
  parse(text) {
    const [, amount] = /^sell (\d+)$/.exec(text) ?? [];
    return amount === undefined ? undefined : SELL[Number(amount)];
  },
};
