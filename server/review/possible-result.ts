import { Check } from 'typebox/value';
import { ReviewResult } from '../../api/review.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { MomentTask } from '../../review/moment-task.ts';
import { jobOf, momentKey } from '../../review/plan.ts';

/** Whether a worker's result can be right: of the form that is promised, about the moment and for every seat. */
export function isPossibleReview({ record, job }: MomentTask, text: string): boolean {
  const result = parsed(text);
  if (!Check(ReviewResult, result) || momentKey(jobOf(result)) !== momentKey(job)) return false;
  // Offered by this server.
  const { players } = (JSON.parse(record) as MatchRecord).config;
  const lists =
    result.kind === 'draw'
      ? [result.draw.expected, result.draw.luck]
      : [result.decision.before, result.decision.after, result.standing];
  return lists.every(list => list.length === players);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
