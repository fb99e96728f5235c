import type { ChancePoint, Review } from './review.ts';

/** How the chances went: equal at first, a point for each decision reviewed so far, and the result at the end. */
export function chanceTimeline(
  { standings }: Pick<Review, 'standings'>,
  shares: readonly number[],
  plies: number,
): ChancePoint[] {
  const points = standings.map(({ ply, chances }) => ({ ply, chances: normalised(chances) }));
  const start = points[0]?.ply === 0 ? [] : [{ ply: 0, chances: shares.map(() => 1 / shares.length) }];
  return [...start, ...points, { ply: plies, chances: shares }];
}

/** In a solo game the one figure is what the position is worth, not a share. */
function normalised(chances: readonly number[]): readonly number[] {
  if (chances.length === 1) return chances;
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return sum === 0 ? chances : chances.map(chance => chance / sum);
}
