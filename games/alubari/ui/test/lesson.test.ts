import { expect, test } from 'vitest';
import { LEARNER, playLesson } from '../../../../board/test/lessons.ts';
import { alubari } from '../../rules/game.ts';
import { LESSON } from '../lesson.ts';

test('the first game ends as its words say', () => {
  const { match } = playLesson(alubari, LESSON);
  expect(match.state.seats[LEARNER]).toMatchObject({ rubble: 5, stone: 1, chai: 1 });
});
