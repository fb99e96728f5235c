import { isGameId, loadGame } from '../games/index.ts';
import { parseRecord } from '../kernel/record.ts';
import type { ReviewBudget } from './budget.ts';
import { openReview, type ReviewJob, type ReviewResult, type ReviewSession } from './review.ts';

/** A moment of a match to review, in a form that can be sent to a thread. */
export interface MomentTask {
  /** The record as text: the same text is opened only once in a thread. */
  readonly record: string;
  readonly job: ReviewJob;
  readonly budget: ReviewBudget;
}

let opened: { readonly record: string; readonly session: ReviewSession } | undefined;

/** Reviews one moment; runs in a thread. */
export async function reviewMoment({ record, job, budget }: MomentTask): Promise<ReviewResult> {
  if (opened?.record !== record) opened = { record, session: await open(record) };
  return opened.session.run(job, budget);
}

async function open(text: string): Promise<ReviewSession> {
  const record = parseRecord(text);
  if (!isGameId(record.game)) throw new Error(`there is no game ${record.game}`);
  return openReview(await loadGame(record.game), record);
}
