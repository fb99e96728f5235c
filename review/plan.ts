import { QUICK, STANDARD, type ReviewBudget } from './budget.ts';
import { byUrgency, type ReviewJob, type ReviewResult } from './review.ts';

/** A review looks at every moment twice. */
export const LOOKS = ['first', 'closer'] as const;
export type Look = (typeof LOOKS)[number];

export const BUDGET_OF: Readonly<Record<Look, ReviewBudget>> = { first: QUICK, closer: STANDARD };

/** A moment to look at. */
export interface PlannedLook {
  readonly job: ReviewJob;
  readonly look: Look;
}

/** A result, and whether it came from the closer look. */
export interface ReviewedMoment {
  readonly result: ReviewResult;
  readonly isClose: boolean;
}

/** What is known of a review, by moment. */
export type KnownMoments = ReadonlyMap<string, ReviewedMoment>;

/** The first look is about this part of the work. */
const FIRST_LOOK_SHARE = 0.1;

export const momentKey = ({ kind, ply }: ReviewJob): string => `${kind} ${ply}`;

export const jobOf = (result: ReviewResult): ReviewJob =>
  result.kind === 'decision'
    ? { kind: 'decision', ply: result.decision.ply }
    : { kind: 'draw', ply: result.draw.ply };

/**
 * The looks that are due: first at every moment that no one has seen, then closer, the worst moments first. Ask again
 * when they are done; none are due once the review is complete.
 */
export function dueLooks(jobs: readonly ReviewJob[], known: KnownMoments): PlannedLook[] {
  const unseen = jobs.filter(job => !known.has(momentKey(job)));
  if (unseen.length > 0) return unseen.map(job => ({ job, look: 'first' }));
  const firstLook = jobs.flatMap(job => known.get(momentKey(job))?.result ?? []);
  return byUrgency(jobs, firstLook)
    .filter(job => known.get(momentKey(job))?.isClose !== true)
    .map(job => ({ job, look: 'closer' }));
}

/** How much of a review is done, from 0 to 1. */
export function reviewProgress(jobs: readonly ReviewJob[], known: KnownMoments): number {
  let done = 0;
  for (const { isClose } of known.values()) done += isClose ? 1 : FIRST_LOOK_SHARE;
  return jobs.length === 0 ? 1 : Math.min(1, done / jobs.length);
}
