import { describe, expect, test } from 'vitest';
import { walk } from '../../../../board/test/random-game.ts';
import { alubari } from '../../rules/game.ts';
import { freshAfter, piecesIn } from '../fresh-pieces.ts';

const NONE: ReadonlySet<string> = new Set();
const views = [...walk(alubari, { players: 3, options: {} }, 5)].map(({ view }) => view);

describe('pieces that came last', () => {
  test('are those that were not there before', () => {
    const kinds = new Set<string>();
    for (const [index, after] of views.entries()) {
      if (index === 0) continue;
      const before = views[index - 1];
      const fresh = [...freshAfter(before, after, NONE)];
      expect(fresh.every(piece => piecesIn(after).has(piece) && !piecesIn(before).has(piece))).toBe(true);
      for (const piece of fresh) kinds.add(piece.slice(0, piece.lastIndexOf(':')).split(':', 2).join(':'));
    }
    expect([...kinds].sort()).toEqual(['marker:estate', 'marker:rail', 'marker:station', 'worker']);
  });

  test('stay marked while nothing comes, and only as long as they lie there', () => {
    const [view] = views;
    expect(freshAfter(view, view, new Set([...piecesIn(view), 'worker:99']))).toEqual(piecesIn(view));
  });
});
