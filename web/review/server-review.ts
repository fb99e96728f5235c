import type { ReviewAnswer } from '../../api/review.ts';
import { ApiError, request } from '../online/api.ts';

/** A match's review at the server. */
export interface ServerReview {
  /** What the server had when the page was opened. */
  readonly first: ReviewAnswer;
  ask(): Promise<ReviewAnswer>;
  stop(): Promise<ReviewAnswer>;
  /** Gives `take` every answer until the review is no longer made, or until `isOver`. A server out of reach is asked again. */
  follow(take: (answer: ReviewAnswer) => void, isOver: () => boolean): Promise<void>;
}

const PAUSE = 1500;
const OFFLINE_PAUSE = 5000;

const wait = (time: number): Promise<void> => new Promise(resolve => setTimeout(resolve, time));

/** Undefined when the server cannot be asked: the browser then reviews by itself. */
export async function openServerReview(table: string): Promise<ServerReview | undefined> {
  const path = `/tables/${table}/review`;
  let last = 0;
  const get = async (): Promise<ReviewAnswer> => {
    const answer = await request<ReviewAnswer>('GET', `${path}?since=${last}`);
    last = answer.last;
    return answer;
  };
  const first = await get().catch(() => undefined);
  if (first === undefined) return undefined;
  return {
    first,
    ask: () => request('POST', path),
    stop: () => request('DELETE', path),
    async follow(take, isOver) {
      while (!isOver()) {
        try {
          const answer = await get();
          if (isOver()) return;
          take(answer);
          if (answer.status !== 'running') return;
          await wait(PAUSE);
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'offline') throw error;
          await wait(OFFLINE_PAUSE);
        }
      }
    },
  };
}
