import { describe, expect, test } from 'vitest';
import { moveList } from '../../../kernel/game.ts';
import { completeConfig } from '../../../kernel/match.ts';
import { fastRandom } from '../../../kernel/random.ts';
import { features } from '../features.ts';
import { heuristics as generation1 } from '../generations/generation-1.ts';
import { heuristics, matchOf } from '../heuristics.ts';
import { alubari } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { scenario } from './scenario.ts';

const SEATS = 5;

/** Plays a game at random and shows every position, the last one included. */
function forEachPosition(players: number, seed: number, show: (state: State) => void): State {
  const random = fastRandom(seed);
  const state = alubari.setup(completeConfig(alubari.meta, { players, options: {} }), { random });
  const choices = moveList<Parameters<typeof alubari.apply>[2]>();
  for (let seats = alubari.toAct(state); seats.length > 0;) {
    show(state);
    const [seat] = seats;
    choices.count = 0;
    alubari.moves(state, seat, choices);
    seats = alubari.apply(state, seat, choices.items[random.below(choices.count)], { random });
  }
  show(state);
  return state;
}

/** The facts of a seat by name. */
function factsOf(state: State, seat: number): Record<string, number> {
  const count = features.names.length;
  const values = new Float64Array(SEATS * count);
  features.fill(state, values);
  return Object.fromEntries(features.names.map((name, index) => [name, values[seat * count + index]]));
}

describe('the facts of a position', () => {
  const { state } = scenario({
    players: 2,
    rails: 'aab............',
    stations: { 'SIL-3': 'Ana', 'SIL-4': 'Ana' },
    Ana: { contracts: [1, 13], used: [1], leaves: 3, steel: 3, chai: 2, equipment: ['shunter'] },
    Blas: { contracts: [4], leaves: 4, ready: 2, workers: 'B1 B2 F1' },
  });

  test('a filled contract scores and uses its pieces up, an open one counts by its part', () => {
    const ana = factsOf(state, 0);
    expect(ana['contracts-open']).toBe(1);
    expect(ana['contracts-open-points']).toBe(17);
    expect(ana['contracts-open-part']).toBe(17 / 2);
    expect([ana['contracts-open-near'], ana['contracts-beyond-three']]).toEqual([17 / 4, 0]);
    expect(ana['contracts-unused']).toBe(1);
    expect([ana.rails, ana.stations, ana['spare-pieces']]).toEqual([2, 2, 2]);
    // Rails 2 and 3, stations 3 and 2, contract 1, two chai, a card of equipment.
    expect(ana.score).toBe(5 + 5 + 7 + 2 + 9);
  });

  test('goods, hiring and workers', () => {
    const ana = factsOf(state, 0);
    expect([ana.steel, ana['steel-beyond-two'], ana['chai-for-hiring']]).toEqual([3, 1, 2]);
    const blas = factsOf(state, 1);
    expect([blas['workers-ready'], blas['workers-b'], blas['workers-f']]).toEqual([2, 2, 1]);
    expect([blas['spare-leaves'], blas['chai-for-hiring'], blas['has-equipment']]).toEqual([1, 0, 0]);
  });

  test('the time left is the part of the route without rails', () => {
    expect(features.timeLeft(state)).toBeCloseTo(12 / 15);
  });
});

test.each([2, 3, 4, 5])('%i players: the score of a finished game is never above its result', players => {
  const end = forEachPosition(players, players, () => undefined);
  const totals = alubari.result(end)?.totals ?? [];
  expect(features.timeLeft(end)).toBe(0);
  totals.forEach((total, seat) => {
    const facts = factsOf(end, seat);
    expect(facts.score).toBeGreaterThan(0);
    expect(facts.score + facts['spare-leaves'] / 2).toBeLessThanOrEqual(total);
  });
});

test('a solo game is judged as by generation 1', () => {
  const [now, before] = [new Float64Array(SEATS), new Float64Array(SEATS)];
  forEachPosition(1, 7, state => {
    expect(heuristics.evaluate(state, now)).toBe(1);
    generation1.evaluate(state, before);
    expect(now[0]).toBeCloseTo(before[0], 9);
  });
});

test.each([1, 2, 3, 5])(
  '%i players: the number that tastes depend on stays the same during a match',
  players => {
    const numbers = new Set<number>();
    forEachPosition(players, players, state => numbers.add(matchOf(state)));
    expect(numbers.size).toBe(1);
  },
);

test('different matches mostly have different numbers', () => {
  const numbers = new Set<number>();
  for (let seed = 0; seed < 30; seed++)
    numbers.add(
      matchOf(
        alubari.setup(completeConfig(alubari.meta, { players: 2, options: {} }), {
          random: fastRandom(seed),
        }),
      ),
    );
  expect(numbers.size).toBeGreaterThan(20);
});
