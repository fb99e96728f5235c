import { describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { fastRandom } from '../../kernel/random.ts';
import { fitWeights, judge } from '../learn/fit.ts';
import { createRegression } from '../learn/ridge.ts';
import { sampleLength, seatLength, type SampleShape } from '../learn/samples.ts';
import { playForSamples } from '../learn/self-play.ts';

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

test('self-play keeps positions of the whole game, with its true end, and repeats with its seed', async () => {
  const module = await loadGame('cacao');
  const { heuristics } = module;
  const features = heuristics?.features;
  if (heuristics === undefined || features === undefined) throw new Error('no features');
  const play = (seed: number): number[] => {
    const out: number[] = [];
    playForSamples(module, { players: 3, knowledge: [heuristics], seed }, out);
    return out;
  };
  const shape: SampleShape = { players: 3, features: features.names.length };
  const out = play(4);
  expect(out).toEqual(play(4));
  expect(out).not.toEqual(play(5));
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
