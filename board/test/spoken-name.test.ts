import { expect, test } from 'vitest';
import { spokenName } from '../spoken-name.ts';

test('a spoken name has pauses instead of parentheses', () => {
  expect(spokenName('Market (price 2) on (1, 1)')).toBe('Market, price 2, on 1, 1');
  expect(spokenName('Mercado (precio 3)')).toBe('Mercado, precio 3');
  expect(spokenName('Space (−1, 0)')).toBe('Space −1, 0');
  expect(spokenName('Plain name')).toBe('Plain name');
});
