import type { MatchRecord } from '../../kernel/record.ts';
import type { ReviewedMoment } from '../../review/plan.ts';

/** The results of a review as far as it went, in a database of their own. */
export interface StoredReview {
  readonly id: string;
  /** The version of the analysis that made them; others are not mixed with it. */
  readonly version: number;
  readonly results: readonly ReviewedMoment[];
}

const NAME = 'cosecha-reviews';
const REVIEWS = 'reviews';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(REVIEWS, { keyPath: 'id' }),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('this browser stores nothing')),
    );
  });
  return opened;
}

async function runRequest<T>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(REVIEWS, mode);
  const request = use(transaction.objectStore(REVIEWS));
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(request.result));
    for (const trouble of ['error', 'abort'])
      transaction.addEventListener(trouble, () => reject(transaction.error ?? new Error('not stored')));
  });
}

export const loadReview = (id: string): Promise<StoredReview | undefined> =>
  runRequest('readonly', store => store.get(id) as IDBRequest<StoredReview | undefined>);

export const saveReview = (review: StoredReview): Promise<unknown> =>
  runRequest('readwrite', store => store.put(review));

/** Two records of the same match have the same id, wherever they come from. */
export async function reviewId({ game, commitment, moves }: MatchRecord): Promise<string> {
  const text = new TextEncoder().encode([game, commitment, ...moves].join('\n'));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('');
}
