import { describe, expect, test } from 'vitest';
import { moveList, type Move } from '../../kernel/game.ts';
import { completeConfig } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seat.ts';
import { impressions as alubari } from '../alubari/impressions.ts';
import { impressions as cacao } from '../cacao/impressions.ts';
import type { MoveFacts } from '../heuristics.ts';
import { learnedPrior, type ImpressionWeights } from '../impressions.ts';
import { loadGame, type GameId } from '../index.ts';

interface Orchard {
  readonly left: number;
  readonly baskets: number;
}
interface Harvest extends Move {
  readonly type: 'pick' | 'rest';
  readonly apples: number;
}

const PICK = (apples: number): Harvest => ({ id: apples, type: 'pick', apples });
const REST: Harvest = { id: 0, type: 'rest', apples: 0 };

const FACTS: MoveFacts<Orchard, Harvest> = {
  kinds: ['pick', 'rest'],
  situation: ['always', 'time-left', 'baskets'],
  facts: ['apples'],
  kindOf: (_, { type }) => (type === 'pick' ? 0 : 1),
  fillSituation({ left, baskets }, _seat, values) {
    values.set([1, left, baskets]);
  },
  fillFacts(_state, _seat, { type, apples }, values) {
    values[0] = apples;
    return type === 'pick';
  },
};

const WEIGHTS: ImpressionWeights = {
  situation: ['always', 'time-left', 'baskets'],
  facts: ['apples'],
  kinds: { pick: [0.5, 0, 1], rest: [0, -2, 0] },
  early: [2],
  late: [1],
};

/** The sum of weighed facts behind a first impression. */
function sumFor(
  { startDecision, prior }: ReturnType<typeof learnedPrior<Orchard, Harvest>>,
  state: Orchard,
  move: Harvest,
): number {
  startDecision(state, 0);
  const value = prior(state, 0, move);
  return Math.log(value / (1 - value));
}

describe('a learned first impression', () => {
  const learned = learnedPrior(FACTS, WEIGHTS);

  test('weighs the situation by the kind of move', () => {
    expect(sumFor(learned, { left: 0, baskets: 3 }, PICK(0))).toBeCloseTo(3.5, 10);
    expect(sumFor(learned, { left: 1, baskets: 3 }, REST)).toBeCloseTo(-2, 10);
  });

  test('weighs the facts of a move by the time left, where it has any', () => {
    const sums = [1, 0.5, 0].map(left => sumFor(learned, { left, baskets: 0 }, PICK(2)));
    [4.5, 3.5, 2.5].forEach((sum, index) => expect(sums[index]).toBeCloseTo(sum, 10));
    expect(sumFor(learned, { left: 0, baskets: 0 }, REST)).toBeCloseTo(0, 10);
  });

  test('finds facts and kinds by name, and new ones count nothing', () => {
    const renamed = learnedPrior(
      { ...FACTS, kinds: ['climb', 'rest'], situation: ['baskets', 'time-left', 'always'] },
      WEIGHTS,
    );
    const state = { left: 0.5, baskets: 9 };
    // What used to be a constant is filled with the third number now.
    expect(sumFor(renamed, state, REST)).toBeCloseTo(-1, 10);
    expect(sumFor(renamed, state, PICK(0))).toBeCloseTo(0, 10);
  });
});

const SHIPPED: readonly (readonly [GameId, ImpressionWeights])[] = [
  ['alubari', alubari],
  ['cacao', cacao],
];

describe.each(SHIPPED)('the first impressions of %s', (id, impressions) => {
  test('have a weight for every fact', async () => {
    const { heuristics } = await loadGame(id);
    const moveFacts = heuristics?.moveFacts;
    if (moveFacts === undefined) throw new Error('no facts about moves');
    const { kinds, situation, facts } = moveFacts;
    for (const names of [kinds, situation, facts]) expect(new Set(names).size).toBe(names.length);
    expect(situation).toContain('time-left');
    expect(impressions.situation).toEqual(situation);
    expect(impressions.facts).toEqual(facts);
    expect(Object.keys(impressions.kinds)).toEqual(kinds);
    for (const weights of Object.values(impressions.kinds)) expect(weights).toHaveLength(situation.length);
    expect([impressions.early.length, impressions.late.length]).toEqual([facts.length, facts.length]);
  });

  test('lie between 0 and 1 for every move of random games, and tell moves apart', async () => {
    const { game, heuristics } = await loadGame(id);
    const { startDecision, prior } = heuristics ?? {};
    if (startDecision === undefined || prior === undefined) throw new Error('no first impressions');
    const choices = moveList();
    const lookAt = (state: object, seat: Seat): number[] => {
      startDecision(state, seat);
      return choices.items.slice(0, choices.count).map(move => prior(state, seat, move));
    };
    for (let players = game.meta.players.least; players <= game.meta.players.most; players++) {
      const random = fastRandom(players);
      const state = game.setup(completeConfig(game.meta, { players, options: {} }), { random });
      const seen = new Set<number>();
      for (let seats = game.toAct(state); seats.length > 0;) {
        const [seat] = seats;
        choices.count = 0;
        game.moves(state, seat, choices);
        const looks = lookAt(state, seat);
        for (const look of looks) {
          expect(look).toBeGreaterThanOrEqual(0);
          expect(look).toBeLessThanOrEqual(1);
          seen.add(look);
        }
        expect(lookAt(state, seat)).toEqual(looks);
        seats = game.apply(state, seat, choices.items[random.below(choices.count)], { random });
      }
      expect(seen.size).toBeGreaterThan(players === 1 ? 3 : 40);
    }
  });
});
