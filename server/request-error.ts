import type { ErrorCode } from '../api/error.ts';

/** A request that cannot be granted; becomes the answer `{ code, message }`. */
export class RequestError extends Error {
  readonly code: ErrorCode;
  /** For `bad-record`: where in the record the problem is. */
  readonly place: string | undefined;
  /** For `too-many-requests` and `unavailable`: seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    { place, retryAfter }: { readonly place?: string | undefined; readonly retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'RequestError';
    this.code = code;
    this.place = place;
    this.retryAfter = retryAfter;
  }
}

export const tooMany = (what: string, seconds: number): RequestError =>
  new RequestError('too-many-requests', `${what}; try again in ${seconds} seconds`, { retryAfter: seconds });

export const notFound = (): RequestError =>
  new RequestError('not-found', 'not found, or you do not have access');
