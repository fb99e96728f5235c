import { expect, test } from 'vitest';
import { isCheckout, ratioOf } from '../against.ts';

test('a checkout that is twice as fast in every slice has the ratio 2, without doubt', () => {
  expect(ratioOf([200, 400, 300], [100, 200, 150])).toEqual({ ratio: 2, interval: [2, 2] });
});

test('slices that disagree widen the interval around the same ratio', () => {
  const { ratio, interval } = ratioOf([100, 200], [200, 100]);
  expect(ratio).toBe(1);
  expect(interval[0]).toBeLessThan(0.5);
  expect(interval[1]).toBeGreaterThan(2);
});

test('only a folder with games is a checkout', () => {
  expect(isCheckout('.')).toBe(true);
  expect(isCheckout('docs')).toBe(false);
});
