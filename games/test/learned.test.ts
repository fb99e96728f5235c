import { describe, expect, test } from 'vitest';
import { weights as alubari } from '../alubari/weights.ts';
import { weights as cacao } from '../cacao/weights.ts';
import { weights as ceylonForTwo } from '../ceylon/weights-2.ts';
import { weights as ceylonForThree } from '../ceylon/weights-3.ts';
import { weights as ceylonForFour } from '../ceylon/weights-4.ts';
import { GAME_IDS, loadGame, type GameId } from '../index.ts';
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
  horizon: 4,
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
    expect([1, 0.5, 0].map(left => winSpreadAt(race(2, left), 2))).toEqual([10, 6, 2]);
  });

  test('takes the weights of the nearest number of players', () => {
    expect(pointsOf(race(4, 0))).toEqual([6, 10, 2, 2]);
    expect(pointsOf(race(3, 0))).toEqual([3, 5, 1]);
  });

  test('finds facts by name, and a new one counts nothing', () => {
    const renamed = { ...FEATURES, names: ['boots', 'hats'] };
    const points = new Float64Array(2);
    learnedEvaluation(renamed, WEIGHTS).evaluate(race(2, 1), points);
    expect([...points]).toEqual([12, 20]);
  });
});

const SHIPPED: Readonly<Partial<Record<GameId, readonly Weights[]>>> = {
  alubari: [alubari],
  cacao: [cacao],
  ceylon: [ceylonForTwo, ceylonForThree, ceylonForFour],
};

test.each(GAME_IDS)('the weights of %s are those of its facts', async id => {
  const { heuristics } = await loadGame(id);
  const features = heuristics?.features;
  const files = SHIPPED[id];
  expect(files === undefined).toBe(features === undefined);
  if (features === undefined || files === undefined) return;
  expect(new Set(features.names).size).toBe(features.names.length);
  for (const weights of files) {
    expect(weights.features).toEqual(features.names);
    for (const { early, late } of Object.values(weights.players)) {
      expect(early).toHaveLength(features.names.length);
      expect(late).toHaveLength(features.names.length);
    }
  }
});
