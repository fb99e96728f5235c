import { expect, test } from 'vitest';
import { sentenceProblems, type Claims } from '../../../games/test/sentences.ts';
import { BASKETS, LEFTOVER_VALUE, MAX_SALE, PRICE_TILES, ROUNDS } from '../data/market.ts';
import { module } from '../index.ts';

const CLAIMS: Claims = {
  'setup-twenty-baskets': { figures: [BASKETS] },
  'setup-price-tiles': { figures: [PRICE_TILES[0].price, PRICE_TILES[PRICE_TILES.length - 1].price] },
  'sell-up-to-three': { figures: [MAX_SALE] },
  'game-has-twelve-rounds': { figures: [ROUNDS] },
  'baskets-left-count-one': { figures: [LEFTOVER_VALUE] },
};

test('the rules state the figures of the data', () => {
  expect(sentenceProblems(module, CLAIMS)).toEqual([]);
});
