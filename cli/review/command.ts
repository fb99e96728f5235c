import { scaleBudget, QUICK, STANDARD, type ReviewBudget } from '../../review/budget.ts';
import { openReview, UnfinishedMatch, type ReviewSession } from '../../review/review.ts';
import type { CliContext } from '../context.ts';
import { print, printJson } from '../output.ts';
import { openRecord, replayOrFail, type OpenRecord } from '../record.ts';
import { UsageError } from '../usage-error.ts';
import { reviewLines } from './report.ts';
import { runReview } from './run.ts';

export interface ReviewOptions {
  readonly depth?: string;
  readonly json?: true;
}

const DEPTHS: Readonly<Record<string, ReviewBudget>> = {
  quick: QUICK,
  standard: STANDARD,
  deep: scaleBudget(STANDARD, 4),
};

/** Reviews a finished match: errors, luck and the moments that decided it. */
export async function reviewCommand(
  file: string,
  options: ReviewOptions,
  context: CliContext,
): Promise<void> {
  const { text } = context;
  const { depth = 'standard' } = options;
  const budget = DEPTHS[depth];
  if (budget === undefined)
    throw new UsageError(text.faults.badChoice('--depth', depth, Object.keys(DEPTHS)));
  const opened = await openRecord(file, context);
  replayOrFail(opened, context);
  const review = await runReview(sessionOf(opened, context), opened.record, budget);
  if (options.json === true) printJson(review);
  else for (const line of reviewLines(opened, review, context)) print(line);
}

function sessionOf({ file, module, record }: OpenRecord, { text }: CliContext): ReviewSession {
  try {
    return openReview(module, record);
  } catch (error) {
    if (!(error instanceof UnfinishedMatch)) throw error;
    throw new UsageError(text.record.at(file, 'result', text.review.unfinished));
  }
}
