/** The database cannot be used at the moment: the same request may succeed later. */
export class DatabaseError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'DatabaseError';
  }
}

const SOCKET_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);

/** Connection failures, shutdown and start of the server, too many connections, a full disk, read-only. */
const SQL_STATES = /^(08...|57P0[1-5]|53...|25006)$/;

/** The driver reports a lost connection only in words. */
const LOST =
  /^Connection terminated|^timeout exceeded when trying to connect|is not queryable|^timeout expired/;

/** An error of PostgreSQL or of the connection to it that time may mend. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return SOCKET_CODES.has(code) || SQL_STATES.test(code) || LOST.test(error.message) || isSilence(error);
}

/** A query got no answer in time: the connection may lead nowhere. */
export const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Query read timeout');
