import type { Profile } from '../../api/profile.ts';
import type { ReviewResult } from '../../review/review.ts';
import type { DataStore } from '../storage/storage.ts';
import type { MatchResult } from '../storage/results.ts';
import type { Whose } from '../storage/profiles.ts';

const DAY = 86_400_000;
/** Days that are looked at: no streak is told to be longer. */
const MOST_DAYS = 400;
/** Reviewed matches over which the accuracy is taken. */
const REVIEWED = 10;

/** Days in a row with a finished match; a day that is not over yet does not end a streak. */
export async function streakOf(
  { profiles }: Pick<DataStore, 'profiles'>,
  whose: Whose,
  now: number,
): Promise<number> {
  const days = await profiles.days(whose, MOST_DAYS);
  const today = Math.floor(now / DAY);
  const [last] = days;
  if (last === undefined || last < today - 1) return 0;
  const end = days.findIndex((day, index) => day !== last - index);
  return end === -1 ? days.length : end;
}

/** How often a person chose as well as the analysis, in the newest of these matches that have a review. */
export async function accuracyOf(
  { reviews }: Pick<DataStore, 'reviews'>,
  person: string,
  results: readonly MatchResult[],
): Promise<NonNullable<Profile['details']>['accuracy']> {
  const done = new Set(await reviews.doneAmong(results.map(({ table_id }) => table_id)));
  const newest = results.filter(({ table_id }) => done.has(table_id)).slice(0, REVIEWED);
  let [decisions, errors] = [0, 0];
  for (const { table_id, seats } of newest) {
    const seat = seats.find(each => each.person === person)?.seat;
    for (const row of await reviews.results(table_id, -1)) {
      // Written by the reviewer.
      const result = JSON.parse(row.result) as ReviewResult;
      if (result.kind !== 'decision' || result.decision.seat !== seat) continue;
      decisions++;
      if (result.decision.mark !== null && result.decision.mark !== 'brilliant') errors++;
    }
  }
  return decisions === 0
    ? null
    : { percent: Math.round((100 * (decisions - errors)) / decisions), matches: newest.length };
}
