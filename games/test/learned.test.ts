import { describe, expect, test } from 'vitest';
import type { Features } from '../heuristics.ts';
import { learnedEvaluation, type Weights } from '../learned.ts';

interface Race {
  readonly players: number;
  readonly left: number;
  readonly steps: readonly number[];
  readonly boots: readonly number[];
}

const FEATURES: Features<Race> = {
  names: ['steps', 'boots'],
  timeLeft: ({ left }) => left,
  fill({ players, steps, boots }, values) {
    for (let seat = 0; seat < players; seat++) values.set([steps[seat], boots[seat]], seat * 2);
    return players;
  },
};

const WEIGHTS: Weights = {
  features: ['steps', 'boots'],
  players: {
    2: { early: [1, 4], late: [1, 0], spread: [10, 2] },
    4: { early: [2, 4], late: [2, 0], spread: [20, 2] },
  },
};

const race = (players: number, left: number): Race => ({
  players,
  left,
  steps: [3, 5, 1, 1],
  boots: [2, 0, 0, 0],
});

describe('a learned evaluation', () => {
  const { evaluate, winSpreadAt } = learnedEvaluation(FEATURES, WEIGHTS);
  const pointsOf = (state: Race): number[] => {
    const points = new Float64Array(5);
    return [...points.subarray(0, evaluate(state, points))];
  };

  test('weighs facts by the time left', () => {
    expect(pointsOf(race(2, 1))).toEqual([11, 5]);
    expect(pointsOf(race(2, 0.5))).toEqual([7, 5]);
    expect(pointsOf(race(2, 0))).toEqual([3, 5]);
  });

  test('narrows the spread from points to chances towards the end', () => {
    expect([1, 0.5, 0].map(left => winSpreadAt(race(2, left)))).toEqual([10, 6, 2]);
  });

  test('takes the weights of the nearest number of players', () => {
    expect(pointsOf(race(4, 0))).toEqual([6, 10, 2, 2]);
    expect(pointsOf(race(3, 0))).toEqual([3, 5, 1]);
  });

  test('refuses weights of other facts, and incomplete ones', () => {
    expect(() => learnedEvaluation({ ...FEATURES, names: ['boots', 'steps'] }, WEIGHTS)).toThrow('other');
    const short = {
      features: WEIGHTS.features,
      players: { 2: { early: [1], late: [1, 0], spread: [1, 1] } },
    };
    expect(() => learnedEvaluation(FEATURES, short as unknown as Weights)).toThrow('complete');
  });
});
