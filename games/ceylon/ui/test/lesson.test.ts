import { expect, test } from 'vitest';
import { LEARNER, playLesson } from '../../../../board/test/lessons.ts';
import { ceylon } from '../../rules/game.ts';
import { LESSON } from '../lesson.ts';

test('the first game ends as its words say', () => {
  const { match } = playLesson(ceylon, LESSON);
  const [learner] = ceylon.view(match.state, LEARNER).seats;
  expect(learner.points).toBe(3);
  expect(learner.contracts).toEqual([0, 1, 0, 0, 0]);
  expect(learner.hired).toEqual(['kandy']);
  expect(learner.rupees).toBe(15 - 5 - 5);
  expect(learner.tea).toEqual({ black: 1, green: 0, white: 0 });
});

test('no step says more than a phone can show beside the board', () => {
  const long = LESSON.steps.flatMap(({ says }) => [says.en, says.es]).filter(({ length }) => length > 160);
  expect(long).toEqual([]);
});
