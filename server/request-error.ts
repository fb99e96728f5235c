import type { ErrorCode } from '../api/error.ts';

/** A request that cannot be granted; becomes the answer `{ code, message }`. */
export class RequestError extends Error {
  readonly code: ErrorCode;
  /** For `bad-record`: where in the record the problem is. */
  readonly place: string | undefined;

  constructor(code: ErrorCode, message: string, place?: string) {
    super(message);
    this.name = 'RequestError';
    this.code = code;
    this.place = place;
  }
}

export const notFound = (): RequestError =>
  new RequestError('not-found', 'not found, or you do not have access');
