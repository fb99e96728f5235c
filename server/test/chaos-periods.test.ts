import { expect, test } from 'vitest';
import { covered, describeGaps } from './chaos/periods.ts';

const gap = (from: number, to: number) => ({ from, to, table: `table of ${from}` });
const fault = (name: string, from: number, to: number) => ({ name, from, to });

test('faults at the same time cover a gap once, and only as far as it reaches', () => {
  const gapOfTen = { from: 10, to: 20 };
  expect(covered(gapOfTen, [])).toBe(0);
  expect(
    covered(gapOfTen, [
      { from: 12, to: 14 },
      { from: 11, to: 13 },
    ]),
  ).toBe(3);
  expect(covered(gapOfTen, [{ from: 0, to: 12 }])).toBe(2);
  expect(
    covered(gapOfTen, [
      { from: 18, to: 30 },
      { from: 0, to: 11 },
    ]),
  ).toBe(3);
  expect(covered(gapOfTen, [{ from: 0, to: 30 }])).toBe(10);
  expect(covered(gapOfTen, [{ from: 20, to: 30 }])).toBe(0);
});

test('the longest gaps come first, with the faults that lay in them', () => {
  const faults = [fault('restart', 1000, 7000), fault('cut', 20_000, 20_500), fault('cut', 90_000, 99_000)];
  const gaps = [gap(19_000, 23_000), gap(500, 8500), gap(40_000, 40_100)];
  expect(describeGaps(gaps, faults, 2)).toEqual([
    { seconds: 8, afterFaults: 2, table: 'table of 500', faults: ['restart 6'] },
    { seconds: 4, afterFaults: 3.5, table: 'table of 19000', faults: ['cut 0.5'] },
  ]);
});
