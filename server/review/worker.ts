import os from 'node:os';
import { isGameId, loadGame } from '../../games/index.ts';
import { parseRecord } from '../../kernel/record.ts';
import { reviewMoment, type MomentTask } from '../../review/moment-task.ts';
import { openReview, type ReviewJob } from '../../review/review.ts';

// Whatever else the machine has to do comes first. On Linux this is the priority of the thread alone.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_LOW);

/** Runs in a worker thread: reviews one moment. */
export const review = async (task: MomentTask): Promise<string> => JSON.stringify(await reviewMoment(task));

/** Runs in a worker thread: the moments of a match. */
export async function moments(text: string): Promise<readonly ReviewJob[]> {
  const record = parseRecord(text);
  if (!isGameId(record.game)) throw new Error(`unknown game ${record.game}`);
  return openReview(await loadGame(record.game), record).jobs;
}
