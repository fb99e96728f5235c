import { TIME_LEFT, type ImpressionWeights } from '../../games/impressions.ts';
import type { Random } from '../../kernel/random.ts';
import { shuffle } from '../../kernel/random.ts';
import { decisionStarts, headLength, moveLength, type DecisionShape } from './decisions.ts';

/** How often every decision is looked at, how far a first step goes, and how much weights are held back at each step. */
const [PASSES, FIRST_STEP, STRENGTH] = [12, 0.15, 2e-5];

/** Weights in the making: a row for each kind of move, and one for the facts of moves. */
interface Model {
  readonly kinds: Float64Array;
  readonly early: Float64Array;
  readonly late: Float64Array;
}

interface Sample {
  readonly batch: Float32Array;
  readonly start: number;
}

const samplesOf = (batches: readonly Float32Array[], shape: DecisionShape): Sample[] =>
  batches.flatMap(batch => decisionStarts(batch, shape).map(start => ({ batch, start })));

const timeLeftAt = ({ batch, start }: Sample, { situation }: DecisionShape): number =>
  batch[start + 1 + situation.indexOf(TIME_LEFT)];

/** The chances of the moves of one decision by their first impressions. */
function chancesOf({ batch, start }: Sample, shape: DecisionShape, model: Model): Float64Array {
  const width = shape.situation.length;
  const count = batch[start];
  const left = timeLeftAt({ batch, start }, shape);
  const chances = new Float64Array(count);
  let most = -Infinity;
  for (let move = 0; move < count; move++) {
    const from = start + headLength(shape) + move * moveLength(shape);
    const row = batch[from] * width;
    let sum = 0;
    for (let index = 0; index < width; index++) sum += model.kinds[row + index] * batch[start + 1 + index];
    for (let index = 0; index < shape.facts.length; index++)
      sum += (left * model.early[index] + (1 - left) * model.late[index]) * batch[from + 2 + index];
    chances[move] = sum;
    if (sum > most) most = sum;
  }
  let total = 0;
  for (let move = 0; move < count; move++) total += chances[move] = Math.exp(chances[move] - most);
  for (let move = 0; move < count; move++) chances[move] /= total;
  return chances;
}

/**
 * The weights that make what searches chose most likely (softmax regression). Each weight takes smaller steps the more it
 * has moved (AdaGrad).
 */
export function fitImpressions(
  batches: readonly Float32Array[],
  shape: DecisionShape,
  random: Random,
): ImpressionWeights {
  const width = shape.situation.length;
  const model: Model = {
    kinds: new Float64Array(shape.kinds.length * width),
    early: new Float64Array(shape.facts.length),
    late: new Float64Array(shape.facts.length),
  };
  const moved: Model = {
    kinds: model.kinds.slice(),
    early: model.early.slice(),
    late: model.late.slice(),
  };
  const step = (row: Float64Array, seen: Float64Array, at: number, slope: number): void => {
    const pull = slope + STRENGTH * row[at];
    seen[at] += pull * pull;
    row[at] -= (FIRST_STEP * pull) / Math.sqrt(seen[at] + 1e-8);
  };
  const learnFrom = (sample: Sample): void => {
    const { batch, start } = sample;
    const chances = chancesOf(sample, shape, model);
    const left = timeLeftAt(sample, shape);
    for (let move = 0; move < chances.length; move++) {
      const from = start + headLength(shape) + move * moveLength(shape);
      const error = chances[move] - batch[from + 1];
      const row = batch[from] * width;
      for (let index = 0; index < width; index++) {
        const value = batch[start + 1 + index];
        if (value !== 0) step(model.kinds, moved.kinds, row + index, error * value);
      }
      for (let index = 0; index < shape.facts.length; index++) {
        const value = batch[from + 2 + index];
        if (value === 0) continue;
        step(model.early, moved.early, index, error * value * left);
        step(model.late, moved.late, index, error * value * (1 - left));
      }
    }
  };
  const samples = samplesOf(batches, shape);
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(samples, random);
    for (const sample of samples) learnFrom(sample);
  }
  return {
    situation: shape.situation,
    facts: shape.facts,
    kinds: Object.fromEntries(
      shape.kinds.map((kind, place) => [
        kind,
        rounded(model.kinds.subarray(place * width, (place + 1) * width)),
      ]),
    ),
    early: rounded(model.early),
    late: rounded(model.late),
  };
}

/** Three digits are more than any weight is known to. */
const rounded = (weights: Float64Array): number[] =>
  Array.from(weights, weight => Number(weight.toPrecision(3)));

/** How well first impressions foretell what searches choose, on games that they were not fitted to. */
export interface ImpressionQuality {
  readonly decisions: number;
  /** The mean surprise at a search's choices; that of equal chances for comparison. */
  readonly logLoss: number;
  readonly evenLoss: number;
  /** How often the move that looks best is the one that a search visited most. */
  readonly agreement: number;
}

export function judgeImpressions(
  batches: readonly Float32Array[],
  shape: DecisionShape,
  weights: ImpressionWeights,
): ImpressionQuality {
  const model: Model = {
    kinds: Float64Array.from(shape.kinds.flatMap(kind => weights.kinds[kind])),
    early: Float64Array.from(weights.early),
    late: Float64Array.from(weights.late),
  };
  const samples = samplesOf(batches, shape);
  let [logLoss, evenLoss, agreement] = [0, 0, 0];
  for (const sample of samples) {
    const chances = chancesOf(sample, shape, model);
    const visits = chances.map(
      (_, move) => sample.batch[sample.start + headLength(shape) + move * moveLength(shape) + 1],
    );
    chances.forEach((chance, move) => (logLoss -= visits[move] * Math.log(Math.max(chance, 1e-9))));
    evenLoss += Math.log(chances.length);
    if (chances.indexOf(Math.max(...chances)) === visits.indexOf(Math.max(...visits))) agreement++;
  }
  const { length } = samples;
  return {
    decisions: length,
    logLoss: logLoss / length,
    evenLoss: evenLoss / length,
    agreement: agreement / length,
  };
}
