import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../kernel/random.ts';
import { ownChance, sharpen, slopeAt } from '../calibration.ts';
import {
  brierScore,
  calibrationError,
  evenBrierScore,
  fitPower,
  reliabilityBins,
} from '../study/reliability.ts';

/** Games whose winners are drawn by the true chances, and what a search says that is too timid. */
function timidSearch(games: number, power: number) {
  const random = fastRandom(4);
  return Array.from({ length: games }, () => {
    const share = 0.05 + random.below(900) / 1000;
    const truth = [share, 1 - share];
    const won = random.below(1_000_000) < share * 1_000_000;
    return { values: sharpen(truth, 1 / power), shares: won ? [1, 0] : [0, 1] };
  });
}

describe('the calibration of chances', () => {
  test('keeps the order and the sum, and turns back', () => {
    const values = [0.5, 0.3, 0.2];
    const sharp = sharpen(values, 2);
    expect(sharp.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1);
    expect(sharp[0]).toBeGreaterThan(values[0]);
    sharpen(sharp, 0.5).forEach((value, seat) => expect(value).toBeCloseTo(values[seat]));
    expect(ownChance(0.5, 2, 2)).toBeCloseTo(0.5);
    expect(sharpen([0.7], 3)).toEqual([0.7]);
  });

  test('the slope is that of the curve', () => {
    const at = (value: number): number => ownChance(value, 3, 1.7);
    const slope = (at(0.4 + 1e-6) - at(0.4 - 1e-6)) / 2e-6;
    expect(slopeAt(0.4, at(0.4), 1.7)).toBeCloseTo(slope, 4);
  });

  test('finds the power by which a search is too timid, and the plot then lies on the diagonal', () => {
    const samples = timidSearch(4000, 2);
    const power = fitPower(samples);
    expect(power).toBeGreaterThan(1.8);
    expect(power).toBeLessThan(2.2);
    expect(calibrationError(reliabilityBins(samples, power))).toBeLessThan(0.02);
    expect(calibrationError(reliabilityBins(samples, 1))).toBeGreaterThan(0.04);
    expect(brierScore(samples, power)).toBeLessThan(brierScore(samples, 1));
    expect(brierScore(samples, 1)).toBeLessThan(evenBrierScore(samples));
  });
});
