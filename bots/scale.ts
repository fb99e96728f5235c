import type { Heuristics } from '../games/heuristics.ts';
import { LEVELS, type LevelId } from './level-ids.ts';

/** The weakest level stands here in every game; a level of a game that was not measured, one step above the last. */
const [FIRST, STEP] = [1000, 200];

/**
 * Where a level stands on a game's rating scale: 400 points more win ten games in eleven between two players. Figures of
 * different games cannot be compared.
 */
export function levelRating(level: LevelId, heuristics?: Pick<Heuristics, 'levelRatings'>): number {
  const place = LEVELS.indexOf(level);
  return heuristics?.levelRatings?.[place] ?? FIRST + STEP * place;
}
