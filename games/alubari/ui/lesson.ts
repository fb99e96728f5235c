import type { Lesson, LessonStep } from '../../../board/module.ts';
import { lesson as en, type LessonText } from '../text/lesson.en.ts';
import { lesson as es } from '../text/lesson.es.ts';

const step = (sentence: keyof LessonText, goal?: RegExp): LessonStep => {
  const says = { en: en[sentence], es: es[sentence] };
  return goal === undefined ? { says } : { says, goal };
};

/** A first game: iron, an estate space, steel, the first rail, chai and a station; contracts and the end in words. */
export const LESSON: Lesson = {
  players: 2,
  options: { start: 'first' },
  seed: 'alubari lesson 2',
  replies: [
    '1 place B2',
    '1 place F1',
    '1 pick 18',
    '1 place A1',
    '1 place G1',
    '1 take iron',
    '1 take iron',
    '1 take iron',
    '1 place A1',
    '1 place F1',
    '1 take iron',
    '1 take iron',
    '1 take iron',
  ],
  steps: [
    step('welcome'),
    step('placeInStock', /^place A1$/),
    step('placeToDig', /^place B1$/),
    step('takeFirstIron', /^take iron$/),
    step('takeSecondIron', /^take iron$/),
    step('takeThirdIron', /^take iron$/),
    step('firstSpace'),
    step('placeInWorks', /^place C1$/),
    step('placeOnRails', /^place D1$/),
    step('makeSteel', /^make steel$/),
    step('makeStone', /^make stone from stock$/),
    step('stopWorks', /^stop$/),
    step('firstRail'),
    step('digAgain', /^place B1$/),
    step('placeToBuild', /^place E1$/),
    step('boost', /^act with chai$/),
    step('buildStation', /^build SIL-4$/),
    step('contracts'),
    step('farewell'),
  ],
};
