import type { MatchRecord } from '../../kernel/record.ts';
import type { ReviewBudget } from '../../review/budget.ts';
import type { ReviewJob, ReviewResult } from '../../review/review.ts';

/** From the page to a thread that reviews: first the match, then one moment after the other. */
export type ReviewRequest =
  | { readonly type: 'open'; readonly record: MatchRecord }
  | { readonly type: 'run'; readonly job: ReviewJob; readonly budget: ReviewBudget };

/** From the thread to the page: the answer to the moment asked for last. */
export type ReviewAnswer =
  | { readonly type: 'result'; readonly result: ReviewResult }
  | { readonly type: 'error'; readonly message: string };
