import { describe, expect, test } from 'vitest';
import { changeAt, continueLine, isVariation, lineOf, pathsIn, variationAt } from '../variations.ts';

const match = ['0 a', '1 b', '0 c', '1 d'];
const start = { variations: [], path: [] };

describe('variations of a match', () => {
  test('a different move leaves the line, the same one follows it', () => {
    expect(continueLine(match, start, 1, ['1 b'])).toEqual(start);
    const left = continueLine(match, start, 1, ['1 x']);
    expect(left).toEqual({ variations: [{ ply: 1, moves: ['1 x'] }], path: [0] });
    expect(lineOf(match, left.variations, left.path)).toEqual(['0 a', '1 x']);
  });

  test('a variation grows at its end and branches in its middle', () => {
    const first = continueLine(match, start, 1, ['1 x']);
    const longer = continueLine(match, first, 2, ['0 y', '1 z']);
    expect(lineOf(match, longer.variations, longer.path)).toEqual(['0 a', '1 x', '0 y', '1 z']);
    const inner = continueLine(match, longer, 2, ['0 q']);
    expect(inner.path).toEqual([0, 0]);
    expect(lineOf(match, inner.variations, inner.path)).toEqual(['0 a', '1 x', '0 q']);
    expect(pathsIn(inner.variations)).toEqual([[0], [0, 0]]);
  });

  test('the same move made again opens the variation that is there', () => {
    const first = continueLine(match, start, 2, ['0 x', '1 y']);
    expect(continueLine(match, { ...first, path: [] }, 2, ['0 x'])).toEqual(first);
  });

  test('a variation is named, and taken out with all that leave it', () => {
    const inner = continueLine(match, continueLine(match, start, 1, ['1 x']), 1, ['1 y']);
    const named = changeAt(inner.variations, [0], one => ({ ...one, name: 'early' }));
    expect(variationAt(named, [0])?.name).toBe('early');
    expect(changeAt(named, [0], () => undefined)).toEqual([]);
    expect(named.every(isVariation)).toBe(true);
    expect(isVariation({ ply: 1, moves: [7] })).toBe(false);
  });
});
