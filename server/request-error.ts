import type { ErrorCode } from '../api/error.ts';

/** A request that cannot be granted; becomes the answer `{ code, message }`. */
export class RequestError extends Error {
  readonly code: ErrorCode;
  readonly version: number | undefined;

  constructor(code: ErrorCode, message: string, version?: number) {
    super(message);
    this.name = 'Fault';
    this.code = code;
    this.version = version;
  }
}

export const notFound = (): RequestError =>
  new RequestError('not-found', 'there is nothing here, or not for you');
