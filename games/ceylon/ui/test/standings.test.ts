import { describe, expect, test } from 'vitest';
import { previewMove } from '../../../../kernel/foresight.ts';
import { lastOf, walk } from '../../../../board/test/random-game.ts';
import { ceylon } from '../../rules/game.ts';
import type { View } from '../../rules/view.ts';
import { gains } from '../gains.ts';
import { pointsFrom, standings } from '../standings.ts';
import { turnOrder } from '../turn-order.ts';

const TABLE = { players: 4, options: { startTiles: 'on' } };

describe('if the game ended now', () => {
  test('the sheet of the last view is the result', () => {
    const state = lastOf(walk(ceylon, TABLE, 3));
    const result = ceylon.result(state);
    const found = standings(ceylon.view(state, 0));
    expect(found?.totals).toEqual(result?.totals);
    expect(found?.breakdown).toEqual(result?.breakdown);
  });

  test('a place in a district pays only who has hired there', () => {
    for (const { view } of walk(ceylon, TABLE, 4)) {
      for (const { district, hirers } of view.districts) {
        const paid = pointsFrom(view, district);
        expect(paid.filter((points, seat) => points > 0 && !hirers.includes(seat))).toEqual([]);
      }
    }
  });
});

test('the figures on a place are what the move changes', () => {
  for (const { view, seat, moves } of walk(ceylon, TABLE, 5)) {
    const [move] = moves;
    const tried = previewMove(ceylon, view, seat, move);
    // The game's own view comes back, which the type of any game does not say.
    const after = tried.after as View;
    const found = gains({ ...tried, before: view, after, events: [] }, seat);
    const rupees = found.find(({ what }) => what === 'rupees')?.amount ?? 0;
    expect(rupees).toBe(after.seats[seat].rupees - view.seats[seat].rupees);
    expect(found.every(({ amount }) => amount !== 0)).toBe(true);
  }
});

test('after the player with the card come the others clockwise, then the next card', () => {
  for (const { view, seat } of walk(ceylon, TABLE, 7)) {
    const order = turnOrder(view);
    expect(order[0]).toBe(seat);
    expect(new Set(order).size).toBe(order.length);
    if (view.phase === 'card') expect(order).toEqual([0, 1, 2, 3].map(step => (seat + step) % 4));
  }
});
