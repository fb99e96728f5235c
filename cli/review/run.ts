import os from 'node:os';
import { Piscina } from 'piscina';
import type { MatchRecord } from '../../kernel/record.ts';
import { QUICK, type ReviewBudget } from '../../review/budget.ts';
import type { MomentTask } from '../../review/moment-task.ts';
import {
  assembleReview,
  byUrgency,
  type Review,
  type ReviewJob,
  type ReviewResult,
  type ReviewSession,
} from '../../review/review.ts';
import { startProgress } from '../progress.ts';

/** The worker's file: TypeScript in a clone, JavaScript in an installed package. */
const workerFile = (): string =>
  new URL(`../../review/moment-task.${import.meta.url.split('.').pop()}`, import.meta.url).href;

/** The first look is a small part of the work. */
const FIRST_LOOK_SHARE = 0.1;

/** Reviews every moment of a match on all cores: a first look, then a closer one, the worst moments first. */
export async function runReview(
  session: ReviewSession,
  record: MatchRecord,
  budget: ReviewBudget,
  threads = os.availableParallelism(),
): Promise<Review> {
  const pool = new Piscina<MomentTask, ReviewResult>({
    filename: workerFile(),
    name: 'reviewMoment',
    minThreads: 1,
    maxThreads: threads,
  });
  const progress = startProgress();
  const text = JSON.stringify(record);
  const runAll = (
    jobs: readonly ReviewJob[],
    look: ReviewBudget,
    onShare: (share: number) => void,
  ): Promise<ReviewResult[]> => {
    let done = 0;
    return Promise.all(
      jobs.map(async job => {
        const result = await pool.run({ record: text, job, budget: look });
        onShare(++done / jobs.length);
        return result;
      }),
    );
  };
  try {
    const firstLook = await runAll(session.jobs, QUICK, share => progress.at(share * FIRST_LOOK_SHARE));
    const closer = byUrgency(session.jobs, firstLook);
    const results = await runAll(closer, budget, share =>
      progress.at(FIRST_LOOK_SHARE + share * (1 - FIRST_LOOK_SHARE)),
    );
    return assembleReview(session.shares, results);
  } finally {
    progress.end();
    await pool.destroy();
  }
}
