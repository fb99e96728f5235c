import type { Lesson } from '../../../board/module.ts';
import { lesson as en, type LessonText } from '../text/lesson.en.ts';
import { lesson as es } from '../text/lesson.es.ts';

/** What each step asks for, in the order of the lesson; null for a step that is only read. */
const GOALS: Readonly<Record<keyof LessonText, RegExp | null>> = {
  hills: null,
  position: /^start b1$/,
  card: /^card harvest\/advance$/,
  harvest: /^harvest$/,
  follow: /^move$/,
  destination: /^move c1$/,
  plantCard: /^card plant\/hire$/,
  plant: /^plant$/,
  secondHarvest: /^harvest$/,
  green: /^pick c1$/,
  black: /^pick b1$/,
  tradeCard: /^card trade\/hire$/,
  trade: /^trade$/,
  contract: /^contract 2-BBG$/,
  reward: /^reward points$/,
  hire: /^hire$/,
  technology: null,
  scoring: null,
};

// Object.keys forgets the literal names; the table has exactly the steps of the text.
const STEPS = Object.keys(GOALS) as (keyof LessonText)[];

/** A first game: plant, harvest, fulfil a contract and hire a councillor; majorities in words. */
export const LESSON: Lesson = {
  players: 2,
  options: { omitted: 'uva' },
  seed: 'ceylon lesson 223',
  replies: [
    '1 start d3',
    '1 take',
    '1 card harvest/hire',
    '1 harvest',
    '1 hire',
    '1 card trade/harvest',
    '1 take',
    '1 take',
    '1 card trade/hire',
    '1 take',
  ],
  steps: STEPS.map(step => {
    const [says, goal] = [{ en: en[step], es: es[step] }, GOALS[step]];
    return goal === null ? { says } : { says, goal };
  }),
};
