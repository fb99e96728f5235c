import type { Lesson, LessonStep } from '../../../board/module.ts';
import { lesson as en, type LessonText } from '../text/lesson.en.ts';
import { lesson as es } from '../text/lesson.es.ts';

const step = (name: keyof LessonText, goal?: RegExp): LessonStep => ({
  says: { en: en[name], es: es[name] },
  ...(goal === undefined ? {} : { goal }),
});

/** Two rounds: first the learner bids and bribes, then the learner is the overseer. */
export const LESSON: Lesson = {
  players: 3,
  options: { overseer: 'first' },
  seed: 'santiago lesson 187',
  before: ['1 bid 2', '2 pass'],
  replies: [
    '1 take pepper-2',
    '1 plant c2',
    '2 take watermelon-2',
    '2 plant d4',
    '1 propose W2-X2',
    '1 bribe 1',
    '2 accept X2-Y2',
    '1 lay W2-X2',
    '1 bid 1',
    '2 bid 2',
    '2 take watermelon-2',
    '2 plant d3',
    '1 take grape-2',
    '1 plant g3',
    '2 plant c3',
    '1 propose Y2-Y3',
    '1 bribe 2',
    '2 propose X2-X3',
    '2 bribe 3',
  ],
  steps: [
    step('valley'),
    step('auction'),
    step('bid', /^bid 3$/),
    step('take', /^take banana-2$/),
    step('plant', /^plant f2$/),
    step('leftover', /^plant e2$/),
    step('overseer'),
    step('propose', /^propose X2-Y2$/),
    step('bribe', /^bribe 2$/),
    step('keep', /^keep$/),
    step('drying'),
    step('pass', /^pass$/),
    step('passerTile', /^take watermelon-2$/),
    step('join', /^plant e3$/),
    step('accept', /^accept X2-X3$/),
    step('reject'),
    step('scoring'),
  ],
};
