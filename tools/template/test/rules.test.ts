import { describe, expect, test } from 'vitest';
import { BASKETS, PRICE_TILES, ROUNDS } from '../data/market.ts';
import { template } from '../rules/game.ts';
import { scenario } from './scenario.ts';

const TWELVE_PRICES = [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5];

describe('setup', () => {
  test('[setup-twenty-baskets] everyone starts with twenty baskets and no coins', () => {
    const { state } = scenario([4], 3);
    expect(state.baskets).toEqual([BASKETS, BASKETS, BASKETS]);
    expect(state.coins).toEqual([0, 0, 0]);
  });

  test('[setup-price-tiles] the prices left in the bag are known to everyone', () => {
    const { state } = scenario([4]);
    expect(PRICE_TILES.map(({ price }) => price)).toEqual([2, 3, 4, 5, 6]);
    expect(template.view(state, undefined).bag).toEqual([3, 3, 2, 3, 3]);
  });
});

describe('a round', () => {
  test('[round-draws-a-price] every round draws another price', () => {
    const { state, events, sell } = scenario([6, 2]);
    expect(state.price).toBe(6);
    sell(0, 0);
    expect(state.price).toBe(2);
    expect(events.filter(({ type }) => type === 'priceDrawn')).toHaveLength(2);
  });

  test('[choose-in-secret] only the owner sees a choice before all are revealed', () => {
    const { state, sell } = scenario([4]);
    sell(2);
    expect(template.view(state, 0).choice).toBe(2);
    expect(template.view(state, 1)).toMatchObject({ choice: null, hasChosen: [true, false] });
  });

  test('[choose-once-a-round] a choice is made in turn and cannot be made again', () => {
    const { state, sell, whyNot } = scenario([4]);
    sell(2);
    expect(template.toAct(state)).toEqual([1]);
    expect(whyNot(0, 1)).toBe('choose-once-a-round');
    expect(whyNot(1, 1)).toBeUndefined();
  });

  test('[sell-up-to-three] a fourth basket cannot be sold', () => {
    expect(scenario([4]).whyNot(0, 4)).toBe('sell-up-to-three');
    expect(scenario([4]).whyNot(0, 3)).toBeUndefined();
  });

  test('[sell-own-baskets] a basket that was sold cannot be sold again', () => {
    const { sell, whyNot } = scenario(TWELVE_PRICES);
    for (const amount of [3, 3, 3, 3, 3, 3, 1]) sell(amount, 0);
    expect(whyNot(0, 1)).toBeUndefined();
    expect(whyNot(0, 2)).toBe('sell-own-baskets');
  });

  test('[choices-are-revealed] every basket sold is paid when all have chosen', () => {
    const { state, sell } = scenario([5, 2]);
    sell(2, 1);
    expect(state.coins).toEqual([10, 5]);
    expect(state.baskets).toEqual([18, 19]);
  });

  test('[crowded-market-halves-price] one basket too many halves the price, rounded down', () => {
    const { state, sell } = scenario([5, 2]);
    sell(2, 2);
    expect(state.coins).toEqual([4, 4]);
  });

  test('[ex-crowded-market] three players sell five baskets at a price of 3: each basket brings 1 coin', () => {
    const { state, sell } = scenario([3, 2], 3);
    sell(2, 2, 1);
    expect(state.coins).toEqual([2, 2, 1]);
  });
});

describe('the end', () => {
  test('[game-has-twelve-rounds] the game ends after the twelfth round', () => {
    const { state, sell, whyNot } = scenario(TWELVE_PRICES);
    for (let round = 1; round <= ROUNDS; round++) {
      expect(state.phase).toBe('selling');
      sell(0, 0);
    }
    expect(state.phase).toBeNull();
    expect(whyNot(0, 1)).toBe('game-has-twelve-rounds');
  });

  test('[baskets-left-count-one] [most-coins-win] baskets that are left count, and equal totals share the win', () => {
    const { state, sell } = scenario(TWELVE_PRICES, 3);
    sell(1, 0, 0);
    for (let round = 2; round <= ROUNDS; round++) sell(0, 0, 0);
    expect(template.result(state)).toMatchObject({ totals: [21, 20, 20], ranks: [1, 2, 2] });
  });
});
