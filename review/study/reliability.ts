import { sharpen } from '../calibration.ts';
import type { ChanceSample } from './samples.ts';

type Prediction = Pick<ChanceSample, 'values' | 'shares'>;

/** Predictions of about the same size, and how often they came true. */
export interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly predicted: number;
  readonly won: number;
  /** The standard error of `won`. */
  readonly error: number;
}

const BINS = 10;
const SEARCH_STEPS = 40;
const [LEAST_POWER, MOST_POWER] = [0.2, 5];
/** A seat without any chance would make one surprise infinitely bad. */
const LEAST_CHANCE = 0.002;

/** The mean squared distance between chance and result over all seats: 0 is perfect, lower is better. */
export function brierScore(samples: readonly Prediction[], power: number): number {
  let [sum, count] = [0, 0];
  for (const { values, shares } of samples)
    for (const [seat, chance] of sharpen(values, power).entries()) {
      sum += (chance - shares[seat]) ** 2;
      count++;
    }
  return count === 0 ? Number.NaN : sum / count;
}

/** The Brier score of giving every seat the same chance. */
export const evenBrierScore = (samples: readonly Prediction[]): number =>
  brierScore(
    samples.map(({ values, shares }) => ({ values: values.map(() => 1 / values.length), shares })),
    1,
  );

function logLoss(samples: readonly Prediction[], power: number): number {
  let sum = 0;
  for (const { values, shares } of samples)
    for (const [seat, chance] of sharpen(values, power).entries())
      if (shares[seat] > 0) sum -= shares[seat] * Math.log(Math.max(LEAST_CHANCE, chance));
  return sum / samples.length;
}

/** The power under which the results are the least surprising. */
export function fitPower(samples: readonly Prediction[]): number {
  let [low, high] = [LEAST_POWER, MOST_POWER];
  for (let step = 0; step < SEARCH_STEPS; step++) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3];
    if (logLoss(samples, left) < logLoss(samples, right)) high = right;
    else low = left;
  }
  return Number(((low + high) / 2).toFixed(2));
}

/** What a reliability plot shows: bins that hold at least one prediction. */
export function reliabilityBins(samples: readonly Prediction[], power: number): ReliabilityBin[] {
  const bins = Array.from({ length: BINS }, () => ({ count: 0, predicted: 0, won: 0 }));
  for (const { values, shares } of samples)
    for (const [seat, chance] of sharpen(values, power).entries()) {
      const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
      bin.count++;
      bin.predicted += chance;
      bin.won += shares[seat];
    }
  return bins.flatMap(({ count, predicted, won }, index) => {
    if (count === 0) return [];
    const share = won / count;
    const error = Math.sqrt((share * (1 - share)) / count);
    const [from, to] = [index / BINS, (index + 1) / BINS];
    return [{ from, to, count, predicted: predicted / count, won: share, error }];
  });
}

/** The mean distance between what bins predict and what came true, each bin counting by its size. */
export function calibrationError(bins: readonly ReliabilityBin[]): number {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  return bins.reduce(
    (sum, { count, predicted, won }) => sum + (count / total) * Math.abs(predicted - won),
    0,
  );
}
