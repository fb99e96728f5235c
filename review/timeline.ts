import type { Review } from './review.ts';

/** The chances of all seats at a moment; they add up to 1. */
export interface ChancePoint {
  readonly ply: number;
  readonly chances: readonly number[];
}

/** How the chances went: equal at first, a point for each decision reviewed so far, and the result at the end. */
export function chanceTimeline(
  { decisions }: Review,
  shares: readonly number[],
  plies: number,
): ChancePoint[] {
  const points = decisions.map(({ ply, before }) => ({ ply, chances: normalised(before) }));
  const start = points[0]?.ply === 0 ? [] : [{ ply: 0, chances: shares.map(() => 1 / shares.length) }];
  return [...start, ...points, { ply: plies, chances: shares }];
}

/** In a solo game the one figure is what the position is worth, not a share. */
function normalised(chances: readonly number[]): readonly number[] {
  if (chances.length === 1) return chances;
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return sum === 0 ? chances : chances.map(chance => chance / sum);
}
