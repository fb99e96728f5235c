import { describe, expect, test } from 'vitest';
import { lastOf, walk } from '../../../../board/test/random-game.ts';
import { GOALS, type GoalId } from '../../data/goals.ts';
import { alubari } from '../../rules/game.ts';
import { prospectsOf } from '../prospects.ts';

const alone = (seed: number) => walk(alubari, { players: 1, options: {} }, seed);

describe('solo goals in play', () => {
  test('what is out of reach once is never reached, and the end is as the rules report it', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const lost = new Set<GoalId>();
      for (const { view } of alone(seed)) {
        const all = prospectsOf(view);
        expect(all).toHaveLength(GOALS.length);
        for (const { goal, prospect } of all) {
          if (prospect === 'lost') lost.add(goal);
          else expect([...lost]).not.toContain(goal);
        }
      }
      const end = alubari.view(lastOf(alone(seed)), undefined);
      for (const { goal, isMet } of end.goals ?? []) {
        expect(prospectsOf(end).find(one => one.goal === goal)?.prospect).toBe(isMet ? 'isMet' : 'lost');
        if (isMet) expect([...lost]).not.toContain(goal);
      }
      expect(lost.size).toBeGreaterThan(0);
    }
  });

  test('a first game has every goal but the given ones open', () => {
    const [{ view }] = alone(4);
    const open = prospectsOf(view).filter(({ prospect }) => prospect === 'possible');
    expect(open.length).toBeGreaterThan(25);
    expect(open.map(({ goal }) => goal)).toContain('goal-tea-magnate');
  });
});
