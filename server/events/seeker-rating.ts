import { NEWCOMER } from '../ratings/rate-match.ts';
import type { Services } from '../services.ts';
import type { Ladder } from '../storage/ratings.ts';

/** A person's rating in a game and pace, for finding opponents; someone without one counts as a newcomer. */
export async function ratingOf({ storage }: Services, person: string, ladder: Ladder): Promise<number> {
  const [standing] = await storage.ratings.standings([person], ladder);
  return standing?.mu ?? NEWCOMER.mu;
}
