import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { CommandError } from '../../table/command-error.ts';
import type { ErrorCode } from '../../api/error.ts';
import { RequestError } from '../request-error.ts';

const BAD_REQUEST: readonly ErrorCode[] = ['bad-request', 'bad-settings', 'unknown-bot', 'unknown-move'];
const FORBIDDEN: readonly ErrorCode[] = ['bad-origin', 'forbidden', 'not-host', 'not-seated'];
const STATUS: Partial<Record<ErrorCode, number>> = {
  'no-session': 401,
  'bad-credentials': 401,
  'not-found': 404,
  'no-such-seat': 404,
  'too-large': 413,
  'illegal-move': 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
  'game-stuck': 503,
};

/** What is not listed is a matter of timing: the table is not in the state that the wish needs. */
const CONFLICT = 409;

function statusOf(code: ErrorCode): number {
  if (BAD_REQUEST.includes(code)) return 400;
  if (FORBIDDEN.includes(code)) return 403;
  return STATUS[code] ?? CONFLICT;
}

interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly rule?: string;
  readonly version?: number;
  readonly retryAfter?: number;
}

/** Every error becomes a body with a code; what nobody foresaw is logged and told nobody. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toErrorBody(error);
  if (failure.code === 'internal')
    request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
  const wait = Number(reply.getHeader('retry-after'));
  const body: Failure =
    failure.code === 'too-many-requests' && wait > 0 ? { ...failure, retryAfter: wait } : failure;
  return reply.status(statusOf(failure.code)).send(body);
}

/** What is no HTTP at all gets a last word and is hung up on. */
export function rejectMalformed(_error: Error, socket: Duplex): void {
  if (!socket.writable) return;
  const body = JSON.stringify({
    code: 'bad-request',
    message: 'this is not HTTP as we know it',
  } satisfies Failure);
  const head = `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close`;
  socket.end(`${head}\r\n\r\n${body}`);
}

function toErrorBody(error: FastifyError | RequestError | CommandError): Failure {
  if (error instanceof CommandError) {
    const { code, message, rule } = error;
    return rule === undefined ? { code, message } : { code, message, rule };
  }
  if (error instanceof RequestError) {
    const { code, message, version } = error;
    return version === undefined ? { code, message } : { code, message, version };
  }
  if (error.statusCode === 413) return { code: 'too-large', message: 'the request is too large' };
  if (error.statusCode === 429) return { code: 'too-many-requests', message: error.message };
  if (error.validation !== undefined) return { code: 'bad-request', message: error.message };
  if (error.statusCode !== undefined && error.statusCode < 500)
    return { code: 'bad-request', message: error.message };
  return { code: 'internal', message: 'something went wrong on our side' };
}
