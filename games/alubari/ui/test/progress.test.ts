import { expect, test } from 'vitest';
import { walk } from '../../../../board/test/random-game.ts';
import { alubari } from '../../rules/game.ts';
import { needsOf, piecesOf } from '../progress.ts';
import { metContracts } from '../visible-scores.ts';

test('a contract that scores now has all that it asks for', () => {
  let met = 0;
  for (const { view } of walk(alubari, { players: 3, options: {} }, 8)) {
    view.seats.forEach((_, seat) => {
      const have = piecesOf(view, seat);
      for (const no of metContracts(view, seat)) {
        met++;
        expect(needsOf(no).filter(({ need, count }) => have[need] < count)).toEqual([]);
      }
    });
  }
  expect(met).toBeGreaterThan(0);
});
