import { expect, test } from 'vitest';
import { payments, soundOf } from '../echo.ts';

test('a bribe goes from the briber to the overseer', () => {
  expect(payments({ type: 'bribePaid', from: 2, to: 0, amount: 3 }, 3)).toMatchObject([
    { from: 2, to: 0, amount: 3 },
  ]);
});

test('income comes from the bank to every player', () => {
  const paid = payments({ type: 'incomePaid', amount: 3 }, 4);
  expect(paid.map(({ from, to }) => [from, to])).toEqual([
    [null, 0],
    [null, 1],
    [null, 2],
    [null, 3],
  ]);
});

test('a canal sounds like water', () => {
  expect(soundOf({ type: 'canalLaid', seat: 0, place: 1, source: 'supply' })).toBe('water');
});
