import { describe, expect, test } from 'vitest';
import type { Heuristics } from '../../games/heuristics.ts';
import { loadGame } from '../../games/index.ts';
import { fastRandom } from '../../kernel/random.ts';
import { fitWeights, judge } from '../learn/fit.ts';
import { createRegression } from '../learn/ridge.ts';
import { sampleLength, seatLength, type SampleShape } from '../learn/samples.ts';
import { decisionStarts, headLength, moveLength, type DecisionShape } from '../learn/decisions.ts';
import { fitImpressions, judgeImpressions } from '../learn/fit-impressions.ts';
import { playForSamples, type Samples } from '../learn/self-play.ts';

describe('the regression', () => {
  test('finds the weights that made the targets, among columns that go together', () => {
    const random = fastRandom(1);
    const regression = createRegression(4);
    for (let row = 0; row < 400; row++) {
      const first = random.below(100);
      const second = random.below(100);
      const values = Float64Array.of(first, second, first + second + random.below(20), 0);
      regression.add(values, 2 * values[0] - 3 * values[1] + 0.5 * values[2]);
    }
    const weights = regression.solve(1e-9);
    [2, -3, 0.5].forEach((weight, index) => expect(weights[index]).toBeCloseTo(weight, 4));
    expect(weights[3]).toBe(0);
  });

  test('holds weights back in proportion to its strength', () => {
    const regression = createRegression(1);
    for (const value of [1, 2, 3]) regression.add(Float64Array.of(value), 4 * value);
    expect(regression.solve(1)[0]).toBeCloseTo(2, 10);
    expect(regression.solve(3)[0]).toBeCloseTo(1, 10);
  });
});

/** Made-up games: a lead in the first fact counts twice early and once late, the second fact is noise. */
function madeUp(shape: SampleShape, positions: number, seed: number): Float32Array {
  const random = fastRandom(seed);
  const samples = new Float32Array(positions * sampleLength(shape));
  for (let index = 0; index < positions; index++) {
    const start = index * sampleLength(shape);
    const left = random.below(101) / 100;
    samples[start] = left;
    const points = Array.from({ length: shape.players }, (_, seat) => {
      const at = start + 1 + seat * seatLength(shape);
      samples[at] = random.below(20);
      samples[at + 1] = random.below(20);
      samples[at + 2] = samples[at];
      const noise = random.below(9) - 4;
      return samples[at] * (1 + left) + noise;
    });
    const best = Math.max(...points);
    const share = 1 / points.filter(value => value === best).length;
    points.forEach((value, seat) => {
      const end = start + 1 + (seat + 1) * seatLength(shape);
      samples[end - 2] = value;
      samples[end - 1] = value === best ? share : 0;
    });
  }
  return samples;
}

describe.each([2, 3, 4])('weights for %i players', players => {
  const shape: SampleShape = { players, features: 2 };
  const weights = fitWeights([madeUp(shape, 2000, 1), madeUp(shape, 2000, 2)], shape);

  test('are those at the start and at the end of the game', () => {
    expect(weights.early[0]).toBeCloseTo(2, 1);
    expect(weights.late[0]).toBeCloseTo(1, 1);
    expect(Math.abs(weights.early[1])).toBeLessThan(0.05);
    expect(Math.abs(weights.late[1])).toBeLessThan(0.05);
  });

  test('explain games that were kept back better than the evaluation before', () => {
    const { learned, before } = judge([madeUp(shape, 2000, 3)], shape, weights);
    expect(learned.explained).toBeGreaterThan(0.9);
    expect(learned.explained).toBeGreaterThan(before.explained);
    expect(learned.logLoss).toBeLessThan(before.logLoss);
    expect(learned.positions).toBe(2000);
  });

  test('turn leads into chances with a spread that fits the noise', () => {
    const [start, end] = weights.spread;
    for (const spread of [start, end]) {
      expect(spread).toBeGreaterThan(0.5);
      expect(spread).toBeLessThan(8);
    }
  });
});

/** Plays a game of Cacao for three with what its bots know. */
async function playCacao(seed: number): Promise<Samples & { readonly heuristics: Heuristics }> {
  const module = await loadGame('cacao');
  const { heuristics } = module;
  if (heuristics === undefined) throw new Error('no heuristics');
  const out: Samples = { positions: [], decisions: [] };
  playForSamples(module, { players: 3, target: 'points', knowledge: [heuristics], seed }, out);
  return { ...out, heuristics };
}

test('self-play repeats with its seed', async () => {
  const { positions, decisions } = await playCacao(4);
  expect(await playCacao(4)).toMatchObject({ positions, decisions });
  expect((await playCacao(5)).positions).not.toEqual(positions);
});

test('self-play keeps positions of the whole game, with its true end', async () => {
  const { positions: out, heuristics } = await playCacao(4);
  const shape: SampleShape = { players: 3, features: heuristics.features?.names.length ?? 0 };
  expect(out.length % sampleLength(shape)).toBe(0);
  const positions = out.length / sampleLength(shape);
  const lefts = Array.from({ length: positions }, (_, index) => out[index * sampleLength(shape)]);
  expect(lefts).toEqual(lefts.toSorted((one, other) => other - one));
  expect(lefts[0]).toBeGreaterThan(0.8);
  const shares = [1, 2, 3].map(seat => out[seat * seatLength(shape)]);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  const totals = [1, 2, 3].map(seat => out[seat * seatLength(shape) - 1]);
  expect(shares[totals.indexOf(Math.max(...totals))]).toBeGreaterThan(0);
});

test('self-play studies decisions: every move that was considered, and a share of the visits for each', async () => {
  const { decisions, heuristics } = await playCacao(4);
  const { moveFacts } = heuristics;
  if (moveFacts === undefined) throw new Error('no facts about moves');
  const batch = Float32Array.from(decisions);
  const starts = decisionStarts(batch, moveFacts);
  expect(starts.length).toBeGreaterThan(2);
  for (const start of starts) {
    const moves = batch[start];
    expect(moves).toBeGreaterThan(1);
    const first = start + headLength(moveFacts);
    const rows = Array.from({ length: moves }, (_, move) => first + move * moveLength(moveFacts));
    for (const row of rows) expect(moveFacts.kinds[batch[row]]).toBeDefined();
    expect(rows.reduce((sum, row) => sum + batch[row + 1], 0)).toBeCloseTo(1, 4);
  }
});

/** Made-up decisions: two kinds of moves, one better early and one late, and a fact that counts, next to one that does not. */
const SHAPE: DecisionShape = {
  kinds: ['early', 'late'],
  situation: ['always', 'time-left'],
  facts: ['good', 'noise'],
};

function madeUpDecisions(count: number, seed: number): Float32Array {
  const random = fastRandom(seed);
  const numbers: number[] = [];
  for (let decision = 0; decision < count; decision++) {
    const left = random.below(101) / 100;
    const moves = Array.from({ length: 2 + random.below(4) }, () => {
      const kind = random.below(2);
      const [good, noise] = [random.below(3), random.below(3)];
      const worth = (kind === 0 ? 3 * left : 3 * (1 - left)) + good * (left > 0.5 ? 1 : 0.5);
      return { kind, good, noise, worth: Math.exp(worth) };
    });
    const total = moves.reduce((sum, { worth }) => sum + worth, 0);
    numbers.push(moves.length, 1, left);
    for (const { kind, good, noise, worth } of moves) numbers.push(kind, worth / total, good, noise);
  }
  return Float32Array.from(numbers);
}

describe('first impressions', () => {
  const impressions = fitImpressions([madeUpDecisions(2000, 1)], SHAPE, fastRandom(1));

  test('learn which kind of move goes with which situation', () => {
    const differenceAt = (left: number): number => {
      const worthOf = ([always, time]: readonly number[]): number => always + time * left;
      return worthOf(impressions.kinds.early) - worthOf(impressions.kinds.late);
    };
    expect(differenceAt(1)).toBeCloseTo(3, 0);
    expect(differenceAt(0)).toBeCloseTo(-3, 0);
  });

  test('learn which facts of a move count, and when', () => {
    const [good, noise] = impressions.facts.map((_, fact) => [
      impressions.early[fact],
      impressions.late[fact],
    ]);
    expect(good[0]).toBeGreaterThan(0.8);
    expect(good[1]).toBeLessThan(0.7);
    for (const weight of noise) expect(Math.abs(weight)).toBeLessThan(0.1);
  });

  test('foretell choices that they were not fitted to', () => {
    const quality = judgeImpressions([madeUpDecisions(500, 2)], SHAPE, impressions);
    expect(quality.decisions).toBe(500);
    expect(quality.logLoss).toBeLessThan(quality.evenLoss - 0.1);
    expect(quality.agreement).toBeGreaterThan(0.8);
  });
});
