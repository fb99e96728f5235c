// Reviews moments of one match away from the page.
import { isGameId, loadGame } from '../../games/index.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import { openReview, type ReviewSession } from '../../review/review.ts';
import type { ReviewAnswer, ReviewRequest } from './messages.ts';

let session: Promise<ReviewSession> | undefined;

async function open(record: MatchRecord): Promise<ReviewSession> {
  if (!isGameId(record.game)) throw new Error(`the game ${record.game} is unknown`);
  return openReview(await loadGame(record.game), record);
}

async function handle(request: ReviewRequest): Promise<void> {
  if (request.type === 'open') {
    session = open(request.record);
    return;
  }
  const { run } = (await session) ?? {};
  if (run === undefined) throw new Error('no match is open');
  answer({ type: 'result', result: run(request.job, request.budget) });
}

const answer = (message: ReviewAnswer): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  handle(data).catch((error: unknown) =>
    answer({ type: 'error', message: error instanceof Error ? error.message : String(error) }),
  );
});
