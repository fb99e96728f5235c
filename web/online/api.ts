import type { ErrorCode } from '../../api/error.ts';

/** `offline`: the server could not be asked. */
export type ApiErrorCode = ErrorCode | 'offline';

/** The server refused, and why. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly rule: string | undefined;
  /** Seconds after which the same request may succeed; undefined when it will not. */
  readonly retryAfter: number | undefined;

  constructor(code: ApiErrorCode, { rule, retryAfter }: { rule?: string; retryAfter?: number } = {}) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.rule = rule;
    this.retryAfter = retryAfter;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Asks the server. T is the answer that docs/api.md promises for the route. */
export async function request<T>(method: Method, path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError('offline');
  }
  // The routes that answer without a body promise no T.
  if (response.status === 204) return undefined as T;
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    // Not our server, such as a host that only has the app's files.
    throw new ApiError('offline');
  }
  if (response.ok) return answer as T;
  // The shape of every refusal, as docs/api.md says.
  const { code, ...details } = answer as { code?: ErrorCode; rule?: string; retryAfter?: number };
  throw new ApiError(code ?? 'internal', details);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Fresh for each command; the same command sent twice is done once. */
export const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), byte => LETTERS[byte % LETTERS.length]).join('');
