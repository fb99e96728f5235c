import type { SeatWeights } from '../../games/learned.ts';
import { createRegression } from './ridge.ts';
import { createSampleReader, sampleLength, type SampleReader, type SampleShape } from './samples.ts';

/** How much the weights are held back, and how often they are improved. */
const [STRENGTH, PASSES] = [0.02, 7];
/** The spread from points to chances at the start and at the end: it sets the scale of the weights. */
const SPREAD: readonly [number, number] = [9.5, 4];
/** A chance that is lower than this counts like it. */
const LEAST_CHANCE = 1e-4;

/** The weights that foretell the chances of first place best: softmax regression in Newton's steps. */
export function fitChances(batches: readonly Float32Array[], shape: SampleShape): SeatWeights {
  const { features } = shape;
  let weights = new Float64Array(2 * features);
  for (let pass = 0; pass < PASSES; pass++) weights = improved(weights, batches, shape);
  const rounded = (from: number): number[] =>
    Array.from(weights.subarray(from, from + features), weight => Number(weight.toPrecision(4)));
  return { early: rounded(0), late: rounded(features), spread: SPREAD };
}

/** One step, as a regression in which every seat counts by its chance. */
function improved(
  weights: Float64Array,
  batches: readonly Float32Array[],
  shape: SampleShape,
): Float64Array<ArrayBuffer> {
  const { features, players } = shape;
  const regression = createRegression(2 * features);
  const reader = createSampleReader(shape);
  const rows = Array.from({ length: players }, () => new Float64Array(2 * features));
  const scores = new Float64Array(players);
  for (const batch of batches) {
    for (let index = 0; index < batch.length / sampleLength(shape); index++) {
      reader.read(batch, index);
      rows.forEach((row, seat) => {
        fillRow(row, reader, seat);
        scores[seat] = dot(weights, row);
      });
      const chances = softmax(scores);
      centre(rows, chances);
      rows.forEach((row, seat) => {
        const part = Math.sqrt(chances[seat]);
        const target = part * dot(weights, row) + (reader.chances[seat] - chances[seat]) / part;
        for (let at = 0; at < row.length; at++) row[at] *= part;
        regression.add(row, target);
      });
    }
  }
  return Float64Array.from(regression.solve(STRENGTH));
}

/** A seat's facts as they count at the start and at the end of the game, in parts of the spread. */
function fillRow(row: Float64Array, { left, facts }: SampleReader, seat: number): void {
  const spread = SPREAD[1] + left * (SPREAD[0] - SPREAD[1]);
  const { length } = facts[seat];
  for (let fact = 0; fact < length; fact++) {
    row[fact] = (left * facts[seat][fact]) / spread;
    row[length + fact] = ((1 - left) * facts[seat][fact]) / spread;
  }
}

/** Takes the mean of all seats, weighed by their chances, from every row. */
function centre(rows: readonly Float64Array[], chances: readonly number[]): void {
  for (let at = 0; at < rows[0].length; at++) {
    let mean = 0;
    for (let seat = 0; seat < rows.length; seat++) mean += chances[seat] * rows[seat][at];
    for (let seat = 0; seat < rows.length; seat++) rows[seat][at] -= mean;
  }
}

function softmax(scores: Float64Array): number[] {
  const most = Math.max(...scores);
  const parts = Array.from(scores, score => Math.exp(score - most));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map(part => Math.max(LEAST_CHANCE, part / sum));
}

function dot(weights: Float64Array, row: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < row.length; at++) sum += weights[at] * row[at];
  return sum;
}
