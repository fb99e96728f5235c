import { describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { startMatch } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { seedFrom } from '../../kernel/seed.ts';
import type { Move } from '../../kernel/game.ts';
import { createBot, parseBotSpec, type SeatedBot } from '../index.ts';
import { bestChoice, bestValue, mergeFigures, threadSeed, type RootFigures } from '../root-figures.ts';

const SEED = 11;
const ITERATIONS = 150;

function seatedSearch(): SeatedBot {
  const spec = parseBotSpec('search');
  if (spec === undefined) throw new Error('there is no search');
  return createBot(module, spec);
}

const module = await loadGame('cacao');
const { game } = module;
const { state } = startMatch(game, { players: 2, options: {} }, seedFrom('threads'));
const [seat] = game.toAct(state);
const moves: Move[] = [];
game.moves(state, seat, moves);
const decisionFor = (seed: number) => ({
  seat,
  view: game.view(state, seat),
  moves,
  random: fastRandom(seed),
  playouts: ITERATIONS,
});

function lookWith(threads: number): RootFigures {
  const searches = Array.from({ length: threads }, (_, thread) => {
    const { look } = seatedSearch();
    if (look === undefined) throw new Error('the search cannot be shared');
    return look(decisionFor(threadSeed(SEED, thread)));
  });
  return mergeFigures(searches);
}

const total = (figures: RootFigures): number => figures.visits.reduce((sum, visits) => sum + visits, 0);

test('the outlook is the mean value of the move with the most visits', () => {
  expect(bestValue({ choices: [2, 5, 7], visits: [3, 8, 1], sums: [2.7, 4, 1] })).toBe(0.5);
  expect(bestValue({ choices: [4], visits: [0], sums: [0] })).toBeUndefined();
});

describe('several threads', () => {
  test('one thread chooses like a search on its own', () => {
    const alone = seatedSearch().bot(decisionFor(SEED));
    expect(moves[bestChoice(lookWith(1))]).toBe(alone);
  });

  test('the same number of threads finds out the same', () => {
    expect(lookWith(3)).toEqual(lookWith(3));
  });

  test('each thread searches something else, and the visits of all are added up', () => {
    const [one, other] = [0, 1].map(thread => {
      const figures = seatedSearch().look?.(decisionFor(threadSeed(SEED, thread)));
      if (figures === undefined) throw new Error('the search cannot be shared');
      return figures;
    });
    expect(one).not.toEqual(other);
    expect(total(lookWith(2))).toBe(total(one) + total(other));
  });

  test('the move with the most visits in all is chosen, not the favourite of one thread', () => {
    const merged = mergeFigures([
      { choices: [4, 2, 7], visits: [10, 9, 0], sums: [5, 5, 0] },
      { choices: [2, 7], visits: [6, 8], sums: [3, 2] },
    ]);
    expect(merged).toEqual({ choices: [4, 2, 7], visits: [10, 15, 8], sums: [5, 8, 2] });
    expect(bestChoice(merged)).toBe(2);
  });

  test('bots that do not search decide alone', () => {
    const spec = parseBotSpec('flat');
    expect(spec && createBot(module, spec).look).toBeUndefined();
  });
});
