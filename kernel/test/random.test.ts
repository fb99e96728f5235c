import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawBit, drawFromByte } from '../bits.ts';
import { drawPiece, fastRandom, scriptedRandom, shuffle, type Random } from '../random.ts';
import { seedHash, randomForStep, isSeed, keyOf, seedFrom } from '../seed.ts';

/** Chi-squared statistic of how often each of `sides` numbers comes up. */
function unevenness(random: Random, sides: number, throws: number): number {
  const counts = new Array<number>(sides).fill(0);
  for (let index = 0; index < throws; index++) counts[random.below(sides)]++;
  const expected = throws / sides;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('chance', () => {
  test('a bit is drawn by its number among those that are set', () => {
    const places = (set: number): number[] =>
      [...new Array(32).keys()].filter(place => ((set >>> place) & 1) === 1);
    fc.assert(
      fc.property(fc.integer(), fc.nat(), (set, choice) => {
        fc.pre(set !== 0);
        const all = places(set);
        const index = choice % all.length;
        expect(drawBit(set, scriptedRandom([index]))).toBe(all[index]);
        const byte = places(set & 0xff);
        if (index < byte.length) expect(drawFromByte(set & 0xff, scriptedRandom([index]))).toBe(byte[index]);
      }),
    );
  });

  test.each([
    ['quick', (): Random => fastRandom(7)],
    ['of a match', (): Random => randomForStep(keyOf(seedFrom('a')), 3)],
  ])('numbers %s stay below the bound and come up equally often', (_, make) => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 1e6 }), bound => make().below(bound) < bound));
    // 99.9 % of fair generators stay below 29.6 with 10 sides (9 degrees of freedom).
    expect(unevenness(make(), 10, 20_000)).toBeLessThan(29.6);
  });

  test('the same seed and step draw the same, another step or seed draws otherwise', () => {
    const firsts = (seed: string, step: number): number[] => {
      const draws = randomForStep(keyOf(seedFrom(seed)), step);
      return Array.from({ length: 40 }, () => draws.below(1000));
    };
    expect(firsts('a', 1)).toEqual(firsts('a', 1));
    expect(firsts('a', 1)).not.toEqual(firsts('a', 2));
    expect(firsts('a', 1)).not.toEqual(firsts('b', 1));
  });

  test('draws know whether they were used', () => {
    const draws = randomForStep(keyOf(seedFrom('a')), 1);
    expect(draws.count()).toBe(0);
    draws.below(6);
    expect(draws.count()).toBe(1);
  });

  test('the stream is ChaCha20 under the derived key: it can be recomputed outside', () => {
    // Recomputed with openssl: key = sha256("cosecha key\n" + seed), nonce = step as little-endian, counter 0.
    const draws = randomForStep(keyOf('0'.repeat(64)), 1);
    expect([draws.below(2 ** 32), draws.below(2 ** 32)]).toEqual(EXPECTED_WORDS);
  });

  test('a bag gives every piece once and then is empty', () => {
    const bag = [3, 0, 2];
    const drawn = Array.from({ length: 5 }, () => drawPiece(bag, fastRandom(1)));
    expect(drawn.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 2, 2]);
    expect(bag).toEqual([0, 0, 0]);
  });

  test('a shuffle keeps every item and reaches every order', () => {
    const random = fastRandom(3);
    const orders = new Set(Array.from({ length: 200 }, () => shuffle([1, 2, 3], random).join('')));
    expect([...orders].toSorted()).toEqual(['123', '132', '213', '231', '312', '321']);
  });

  test('scripted answers come in order, and a wrong one is an error', () => {
    const random = scriptedRandom([1, 5]);
    expect(random.below(2)).toBe(1);
    expect(() => random.below(5)).toThrow('scripted draw 2 is 5');
  });
});

describe('seed', () => {
  test('is 256 bits in hexadecimal', () => {
    expect(isSeed(seedFrom('anything'))).toBe(true);
    expect(isSeed('abc')).toBe(false);
    expect(isSeed(undefined)).toBe(false);
  });

  test('its commitment is the plain SHA-256 of its digits', () => {
    expect(seedHash('0'.repeat(64))).toBe('60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55');
  });
});

const EXPECTED_WORDS = [1397973607, 3452951795];
