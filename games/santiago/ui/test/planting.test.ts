import { describe, expect, test } from 'vitest';
import { sizesOf, tried } from '../../../../board/test/random-game.ts';
import { santiago } from '../../rules/game.ts';
import { plantingWorth } from '../planting.ts';
import { pointsIn } from '../preview.ts';
import { decisions } from './games.ts';

describe.each(sizesOf(santiago.meta))('planting with %i players, game %i', (players, seed) => {
  test('a free space shows the points that the tile brings there', () => {
    let planted = 0;
    for (const moment of decisions(players, seed)) {
      const { seat, view, moves } = moment;
      for (const move of moves) {
        if (move.type !== 'plant') continue;
        const { after } = tried(santiago, moment, move);
        expect(plantingWorth(view, seat, move.space)).toBe(pointsIn(after)[seat] - pointsIn(view)[seat]);
        planted++;
      }
    }
    expect(planted).toBeGreaterThan(0);
  });
});
