import { expect, test } from 'vitest';
import { framesOf } from '../web-frames.ts';

test('a frame that missed one beat counts once, one that missed two counts in both shares', () => {
  expect(framesOf([16.7, 16.6, 17.1, 33.4, 50])).toEqual({
    frames: 5,
    medianMs: 17.1,
    over16Percent: 40,
    over33Percent: 20,
    longestMs: 50,
  });
  expect(framesOf([]).over16Percent).toBe(0);
});
