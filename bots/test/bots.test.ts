import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../kernel/game.ts';
import { startMatch } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { seedFrom } from '../../kernel/seed.ts';
import { BOTS, formatBotSpec, parseBotSpec } from '../index.ts';
import { flat } from '../flat.ts';
import { random } from '../random.ts';
import { valueOf } from '../evaluation.ts';
import { chooseMove, playMatch } from './play-match.ts';
import { tricks } from './toy.ts';

/** The game as its holders see it: inner types do not matter. */
const toy: AnyGame = tricks;

describe.each(BOTS.map(kind => [kind.name, kind] as const))('%s', (_, kind) => {
  test.each([2, 3, 4])('only plays legal moves in whole games of %i', players => {
    const bots = Array.from({ length: players }, () => kind.create(toy));
    let decisions = 0;
    playMatch({ game: toy, players, bots, playouts: 20, seed: players }, (state, seat, move) => {
      expect(toy.whyNot(state, seat, move)).toBeUndefined();
      decisions++;
    });
    expect(decisions).toBe(players * 4);
  });

  test('plays the same for the same seed', () => {
    const told = [1, 2].map(() => {
      const moves: string[] = [];
      const bots = [kind.create(toy), kind.create(toy)];
      playMatch({ game: toy, players: 2, bots, playouts: 30, seed: 5 }, (_state, seat, move) => {
        moves.push(`${seat} ${toy.notation.text(move)}`);
      });
      return moves;
    });
    expect(told[0]).toEqual(told[1]);
  });

  test('answers the same whatever lies where it may not look', () => {
    const bots = [kind.create(toy), kind.create(toy), kind.create(toy)];
    playMatch({ game: toy, players: 3, bots, playouts: 20, seed: 8 }, (state, seat) => {
      const answers = [0, 1, 2, 3].map(other => {
        const copy = toy.copy(state);
        if (other > 0) toy.redeal(copy, seat, fastRandom(other));
        return chooseMove(toy, copy, seat, kind.create(toy), { random: fastRandom(1), playouts: 20 });
      });
      expect(new Set(answers).size).toBe(1);
    });
  });
});

describe('flat', () => {
  test('beats random clearly', () => {
    let won = 0;
    const games = 60;
    for (let seed = 0; seed < games; seed++) {
      const bots = seed % 2 === 0 ? [flat, random] : [random, flat];
      const ranks = playMatch({
        game: toy,
        players: 2,
        bots: bots.map(bot => bot.create(toy)),
        playouts: 60,
        seed,
      });
      if (ranks[seed % 2] === 1) won += ranks[1 - (seed % 2)] === 1 ? 0.5 : 1;
    }
    expect(won / games).toBeGreaterThan(0.65);
  });

  test('keeps to its budget', () => {
    let playouts = 0;
    const counted: AnyGame = {
      ...toy,
      result(state) {
        playouts++;
        return toy.result(state);
      },
    };
    const { state } = startMatch(toy, { players: 4, options: {} }, seedFrom('budget'));
    for (const budget of [1, 2, 5, 17, 100]) {
      playouts = 0;
      chooseMove(toy, state, 0, flat.create(counted), { random: fastRandom(1), playouts: budget });
      expect(playouts).toBeLessThanOrEqual(budget);
      if (budget >= 17) expect(playouts).toBeGreaterThan(budget / 2);
    }
  });
});

describe('the value of a result', () => {
  const of = (totals: number[], ranks: number[]): number[] =>
    totals.map((_, seat) => valueOf({ totals, ranks, breakdown: [] }, seat));

  test('puts any win above any defeat', () => {
    const [won, lost] = of([10, 9], [1, 2]);
    expect(won).toBeGreaterThan(lost);
    expect(of([1, 100], [1, 2])[0]).toBeGreaterThan(of([100, 101], [2, 1])[0]);
  });

  test('shares the first place', () => {
    expect(of([7, 7], [1, 1])).toEqual([0.5, 0.5]);
  });

  test('prefers the larger margin', () => {
    expect(of([20, 5], [1, 2])[0]).toBeGreaterThan(of([20, 15], [1, 2])[0]);
  });
});

describe('names of opponents', () => {
  test.each(['random', 'flat:600', 'flat:1', 'flat:1000000'])('%s names itself', name => {
    const opponent = parseBotSpec(name);
    expect(opponent && formatBotSpec(opponent)).toBe(name);
  });

  test('a search bot has a budget of its own', () => {
    expect(parseBotSpec('flat')?.playouts).toBe(flat.playouts);
  });

  test.each(['', 'nobody', 'flat:', 'flat:0', 'flat:-3', 'flat:1e3', 'flat:9999999', 'random:5', 'flat 5'])(
    '"%s" names nobody',
    name => {
      expect(parseBotSpec(name)).toBeUndefined();
    },
  );
});
