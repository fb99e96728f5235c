import type { SeatWeights } from '../../games/learned.ts';
import { createRegression } from './ridge.ts';
import { createSampleReader, sampleLength, type SampleShape } from './samples.ts';

/** How much the weights are held back. */
const STRENGTH = 0.002;

/** The weights that explain the final differences of points best, from the positions of some batches of games. */
export function fitWeights(batches: Iterable<Float32Array>, shape: SampleShape): SeatWeights {
  const { features, players } = shape;
  const reader = createSampleReader(shape);
  const regression = createRegression(2 * features);
  const row = new Float64Array(2 * features);
  const kept: Float32Array[] = [];
  for (const batch of batches) {
    kept.push(batch);
    for (let index = 0; index < batch.length / sampleLength(shape); index++) {
      reader.read(batch, index);
      for (let seat = 0; seat < players; seat++) {
        for (let fact = 0; fact < features; fact++) {
          row[fact] = reader.left * reader.facts[seat][fact];
          row[features + fact] = (1 - reader.left) * reader.facts[seat][fact];
        }
        regression.add(row, reader.points[seat]);
      }
    }
  }
  const weights = regression.solve(STRENGTH);
  const early = [...weights.subarray(0, features)].map(rounded);
  const late = [...weights.subarray(features)].map(rounded);
  return { early, late, spread: fitSpread(kept, shape, { early, late }) };
}

/** Four digits are more than any of the weights is known to. */
const rounded = (weight: number): number => Number(weight.toPrecision(4));

/** What an evaluation expects of a position: points by seat and the time left. */
type Prediction = { readonly left: number; readonly points: Float64Array; readonly shares: Float64Array };

/** Steps of the search for the spread, in parts of it, and the bounds it stays within. */
const STEPS: readonly number[] = [1.5, 1.2, 1.07, 1.02];
const [MIN_SPREAD, MAX_SPREAD] = [0.5, 60];
/** A smaller gain is not worth another step. */
const MIN_GAIN = 1e-5;

const withinBounds = (spread: number): number => Math.min(MAX_SPREAD, Math.max(MIN_SPREAD, spread));

/** The spread from points to chances, at the start and at the end, that makes the real winners most likely. */
function fitSpread(
  batches: readonly Float32Array[],
  shape: SampleShape,
  weights: Pick<SeatWeights, 'early' | 'late'>,
): [number, number] {
  const predictions = batches.flatMap(batch => predict(batch, shape, weights));
  let best: [number, number] = [10, 4];
  let bestLoss = logLoss(predictions, best);
  for (const step of STEPS) {
    for (let isBetter = true; isBetter;) {
      isBetter = false;
      for (const [start, end] of [
        [step, 1],
        [1 / step, 1],
        [1, step],
        [1, 1 / step],
      ]) {
        const spread: [number, number] = [withinBounds(best[0] * start), withinBounds(best[1] * end)];
        const loss = logLoss(predictions, spread);
        if (loss > bestLoss - MIN_GAIN) continue;
        [best, bestLoss, isBetter] = [spread, loss, true];
      }
    }
  }
  return [rounded(best[0]), rounded(best[1])];
}

function predict(
  batch: Float32Array,
  shape: SampleShape,
  { early, late }: Pick<SeatWeights, 'early' | 'late'>,
): Prediction[] {
  const reader = createSampleReader(shape);
  return Array.from({ length: batch.length / sampleLength(shape) }, (_, index) => {
    reader.read(batch, index);
    const { left, facts, shares } = reader;
    const points = Float64Array.from(facts, own =>
      own.reduce((sum, fact, at) => sum + fact * (left * early[at] + (1 - left) * late[at]), 0),
    );
    return { left, points, shares: shares.slice() };
  });
}

/** The mean surprise at the winner, when leads become chances by this spread. */
function logLoss(predictions: readonly Prediction[], [start, end]: readonly [number, number]): number {
  let loss = 0;
  for (const { left, points, shares } of predictions) {
    const spread = left * start + (1 - left) * end;
    let sum = 0;
    for (let seat = 0; seat < points.length; seat++) sum += Math.exp(points[seat] / spread);
    for (let seat = 0; seat < points.length; seat++)
      loss -= shares[seat] * (points[seat] / spread - Math.log(sum));
  }
  return loss / predictions.length;
}

/** How good an evaluation is on games that it was not fitted to. */
export interface FitQuality {
  readonly positions: number;
  /** The share of the variance in the final differences of points that it explains. */
  readonly explained: number;
  /** The mean surprise at the winner. */
  readonly logLoss: number;
}

/** The quality of weights, and that of the evaluation that the games were played with. */
export function judge(
  batches: readonly Float32Array[],
  shape: SampleShape,
  weights: SeatWeights,
): { readonly learned: FitQuality; readonly before: FitQuality } {
  const learned = batches.flatMap(batch => predict(batch, shape, weights));
  const reader = createSampleReader(shape);
  const before: Prediction[] = [];
  const actual: Float64Array[] = [];
  for (const batch of batches) {
    for (let index = 0; index < batch.length / sampleLength(shape); index++) {
      reader.read(batch, index);
      const { left, expected, shares, points } = reader;
      before.push({ left, points: expected.slice(), shares: shares.slice() });
      actual.push(points.slice());
    }
  }
  const flat = bestConstantSpread(before);
  return {
    learned: qualityOf(learned, actual, weights.spread),
    before: qualityOf(before, actual, [flat, flat]),
  };
}

function bestConstantSpread(predictions: readonly Prediction[]): number {
  const spreads = Array.from({ length: 24 }, (_, index) => index + 1);
  const losses = spreads.map(spread => logLoss(predictions, [spread, spread]));
  return spreads[losses.indexOf(Math.min(...losses))];
}

function qualityOf(
  predictions: readonly Prediction[],
  actual: readonly Float64Array[],
  spread: readonly [number, number],
): FitQuality {
  let [missed, total] = [0, 0];
  predictions.forEach(({ points }, index) => {
    actual[index].forEach((value, seat) => {
      missed += (value - points[seat]) ** 2;
      total += value ** 2;
    });
  });
  return {
    positions: predictions.length,
    explained: 1 - missed / total,
    logLoss: logLoss(predictions, spread),
  };
}
