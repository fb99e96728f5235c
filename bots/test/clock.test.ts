import { describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { moveList } from '../../kernel/game.ts';
import { completeConfig } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { budgetAtTable } from '../clock.ts';
import { playoutBudget } from '../levels.ts';
import { search } from '../search.ts';

/** A clock that is moved by hand. */
const clock = (): { now: () => number; at: (ms: number) => void } => {
  let time = 1000;
  return { now: () => time, at: ms => (time = 1000 + ms) };
};

describe('the budget of a level at a table', () => {
  test('is a fixed number of playouts for a quick level, with a limit for slow machines', () => {
    const { now, at } = clock();
    const budget = budgetAtTable('level-3', undefined, now);
    expect(budget.playouts).toBe(playoutBudget('level-3'));
    at(499);
    expect(budget.isOutOfTime()).toBe(false);
    at(501);
    expect(budget.isOutOfTime()).toBe(true);
  });

  test('is time for the strongest: a faster machine thinks more, not shorter', () => {
    const { now, at } = clock();
    const budget = budgetAtTable('level-4', undefined, now);
    expect(budget.playouts).toBeGreaterThanOrEqual(2 * playoutBudget('level-4'));
    at(1500);
    expect(budget.timeUsed()).toBe(0.5);
    expect(budget.isOutOfTime()).toBe(false);
    at(3001);
    expect(budget.isOutOfTime()).toBe(true);
  });

  test('ends earlier where the host gives less', () => {
    const { now, at } = clock();
    const budget = budgetAtTable('level-4', undefined, now, 800);
    at(801);
    expect(budget.isOutOfTime()).toBe(true);
  });
});

test('a search stops once the rest of its time cannot change its mind', async () => {
  const { game, heuristics } = await loadGame('cacao');
  const random = fastRandom(2);
  const state = game.setup(completeConfig(game.meta, { players: 2, options: {} }), { random });
  const [seat] = game.toAct(state);
  const choices = moveList();
  game.moves(state, seat, choices);
  const checksUntilMove = (timeUsed: (checks: number) => number): number => {
    let checks = 0;
    search.create(
      game,
      heuristics,
    )({
      seat,
      view: game.view(state, seat),
      moves: choices.items.slice(0, choices.count),
      random: fastRandom(1),
      playouts: 20_000,
      isOutOfTime: () => {
        checks++;
        return false;
      },
      timeUsed: () => timeUsed(checks),
    });
    return checks;
  };
  // With nearly all of the time used up, hardly any iteration is left that could change the choice.
  expect(checksUntilMove(() => 0.999)).toBeLessThan(checksUntilMove(() => 0.0001));
});
