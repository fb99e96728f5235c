import { expect, test } from 'vitest';
import { LEARNER, playLesson } from '../../../../board/test/lessons.ts';
import { santiago } from '../../rules/game.ts';
import { LESSON } from '../lesson.ts';

test('the first game ends as its words say', () => {
  const { match } = playLesson(santiago, LESSON);
  const { plantations, money } = santiago.view(match.state, LEARNER);
  const shared = plantations.find(({ spaces }) => spaces.length === 3);
  expect(shared?.crop).toBe('watermelon');
  expect(shared?.points).toEqual([3, 0, 6]);
  expect(money[LEARNER]).toBe(10 - 3 - 2 + 3 + 3);
});

test('no step says more than a phone can show beside the board', () => {
  const long = LESSON.steps.flatMap(({ says }) => [says.en, says.es]).filter(({ length }) => length > 160);
  expect(long).toEqual([]);
});
