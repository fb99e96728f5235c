import type { Lesson } from '../../../board/module.ts';
import { lesson as en, type LessonText } from '../text/lesson.en.ts';
import { lesson as es } from '../text/lesson.es.ts';

/** What each step asks for, in the order of the lesson; null for a step that is only read. */
const GOALS: Readonly<Record<keyof LessonText, RegExp | null>> = {
  aim: null,
  place: /^place 2-1-0-1 at 1,0 facing west$/,
  gather: /^work 2 at 1,0 west$/,
  sell: /^work 1 at 1,0 south$/,
  open: /^place 3-0-0-1 at 2,1 facing north$/,
  fill: /^fill 2,0 with mine-1$/,
  sellAgain: /^work 1 at 2,1 west$/,
  river: null,
  temples: null,
};

// Object.keys forgets the literal names; the table has exactly the steps of the text.
const STEPS = Object.keys(GOALS) as (keyof LessonText)[];

/** A first game: gather, sell, fill a space and mine; the river and the temples in words. */
export const LESSON: Lesson = {
  players: 2,
  options: { start: 'first' },
  seed: 'cacao lesson 34',
  replies: ['1 place 3-1-0-0 at -1,0 facing east'],
  steps: STEPS.map(step => {
    const [says, goal] = [{ en: en[step], es: es[step] }, GOALS[step]];
    return goal === null ? { says } : { says, goal };
  }),
};
