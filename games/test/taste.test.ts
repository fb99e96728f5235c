import { describe, expect, test } from 'vitest';
import type { Features } from '../heuristics.ts';
import { withTaste } from '../taste.ts';

interface ToyState {
  readonly match: number;
}

const features: Features<ToyState> = {
  names: ['score', 'tea', 'rails'],
  timeLeft: () => 0.5,
  fill(_, values) {
    values.fill(0);
    values.set([10, 1, 1, 20, 1, 1]);
    return 2;
  },
};

const inMatch = (match: number): ToyState => ({ match });

/** The facts of two seats in a match, as a player with tastes sees them. */
function factsIn(
  match: number,
  strength = 1,
  seen = withTaste(features, strength, state => state.match),
): number[] {
  const values = new Float64Array(15);
  expect(seen.fill(inMatch(match), values)).toBe(2);
  return [...values.subarray(0, 6)];
}

describe('tastes', () => {
  test('stay the same during a match, whatever was looked at in between', () => {
    const seen = withTaste(features, 1, (state: Readonly<ToyState>) => state.match);
    const first = factsIn(7, 1, seen);
    factsIn(8, 1, seen);
    expect(factsIn(7, 1, seen)).toEqual(first);
    expect(factsIn(7)).toEqual(first);
  });

  test('differ between matches and between seats', () => {
    const [, tea, rails, , otherTea] = factsIn(7);
    expect(factsIn(8)[1]).not.toBe(tea);
    expect(otherTea).not.toBe(tea);
    expect(rails).not.toBe(tea);
  });

  test('never change what is scored already, and turn nothing into its opposite', () => {
    for (let match = 0; match < 50; match++) {
      const facts = factsIn(match, 1.5);
      expect([facts[0], facts[3]]).toEqual([10, 20]);
      expect(Math.min(...facts)).toBeGreaterThan(0);
    }
  });

  test('are stronger in weaker players, and none without strength', () => {
    const tea = (strength: number): number =>
      Math.max(...Array.from({ length: 50 }, (_, match) => factsIn(match, strength)[1]));
    expect(tea(0)).toBe(1);
    expect(tea(0.5)).toBeGreaterThan(1.5);
    expect(tea(1)).toBeGreaterThan(tea(0.5));
  });

  test('leave the names and the time as they are', () => {
    const seen = withTaste(features, 1, (state: Readonly<ToyState>) => state.match);
    expect(seen.names).toBe(features.names);
    expect(seen.timeLeft({ match: 7 })).toBe(0.5);
  });
});
