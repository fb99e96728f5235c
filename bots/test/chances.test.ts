import { describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { fastRandom } from '../../kernel/random.ts';
import { fitChances } from '../learn/fit-chances.ts';
import { chancesInHindsight } from '../learn/hindsight.ts';
import { sampleLength, seatLength, type SampleShape } from '../learn/samples.ts';
import { playForSamples, type Samples } from '../learn/self-play.ts';

describe('chances in hindsight', () => {
  test('are the result where nothing was searched', () => {
    const forced = { seat: 0, chance: undefined };
    expect(chancesInHindsight([forced, forced], [0, 1])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  test('take a twentieth from each search, the nearest ones first', () => {
    const [first, second] = chancesInHindsight(
      [
        { seat: 1, chance: 0.2 },
        { seat: 0, chance: 0.6 },
      ],
      [1, 0],
    );
    expect(second[0]).toBeCloseTo(0.05 * 0.6 + 0.95, 10);
    expect(first[1]).toBeCloseTo(0.05 * 0.2 + 0.95 * second[1], 10);
    expect(first[0] + first[1]).toBeCloseTo(1, 10);
  });

  test('leave the others what the seat does not win', () => {
    const [[one, two, three]] = chancesInHindsight([{ seat: 0, chance: 0.5 }], [1, 0, 0]);
    expect(one).toBeCloseTo(0.975, 10);
    expect(two).toBeCloseTo(0.0125, 10);
    expect(three).toBeCloseTo(0.0125, 10);
  });
});

/** Positions whose chances come from a lead in the first fact: it counts twice early and once late. */
function madeUp(shape: SampleShape, positions: number): Float32Array {
  const random = fastRandom(3);
  const samples = new Float32Array(positions * sampleLength(shape));
  for (let index = 0; index < positions; index++) {
    const start = index * sampleLength(shape);
    const left = random.below(101) / 100;
    samples[start] = left;
    const parts = Array.from({ length: shape.players }, (_, seat) => {
      const at = start + 1 + seat * seatLength(shape);
      samples[at] = random.below(12);
      samples[at + 1] = random.below(12);
      return Math.exp((samples[at] * (1 + left)) / (4 + 5.5 * left));
    });
    const sum = parts.reduce((total, part) => total + part, 0);
    parts.forEach((part, seat) => {
      samples[start + (seat + 1) * seatLength(shape) - 2] = part / sum;
    });
  }
  return samples;
}

describe.each([2, 3, 4])('weights that foretell the chances of %i players', players => {
  test('are those at the start and at the end of the game', () => {
    const shape: SampleShape = { players, features: 2 };
    const { early, late, spread } = fitChances([madeUp(shape, 3000)], shape);
    expect(spread).toEqual([9.5, 4]);
    expect(early[0]).toBeGreaterThan(1.8);
    expect(early[0]).toBeLessThan(2.1);
    expect(late[0]).toBeGreaterThan(0.9);
    expect(late[0]).toBeLessThan(1.1);
    expect(Math.abs(early[1])).toBeLessThan(0.05);
    expect(Math.abs(late[1])).toBeLessThan(0.05);
  });
});

test('self-play keeps the chances of every seat, at even distances', async () => {
  const module = await loadGame('ceylon');
  const { heuristics } = module;
  if (heuristics?.features === undefined) throw new Error('no facts');
  const out: Samples = { positions: [], decisions: [] };
  playForSamples(module, { players: 3, target: 'chances', knowledge: [heuristics], seed: 2 }, out);
  const shape: SampleShape = { players: 3, features: heuristics.features.names.length };
  const chances = Array.from({ length: out.positions.length / sampleLength(shape) }, (_, index) =>
    [1, 2, 3].map(seat => out.positions[index * sampleLength(shape) + seat * seatLength(shape) - 2]),
  );
  const sums = chances.map(seats => seats.reduce((sum, chance) => sum + chance, 0));
  expect(chances.length).toBeGreaterThan(30);
  for (const sum of sums) expect(sum).toBeCloseTo(1, 10);
  for (const chance of chances.flat()) expect(chance).toBeGreaterThanOrEqual(0);
  expect(new Set(chances.map(String)).size).toBeGreaterThan(chances.length / 2);
});
