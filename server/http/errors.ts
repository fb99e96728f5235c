import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { CommandError } from '../../table/command-error.ts';
import { HostError } from '../../table/ports.ts';
import type { ErrorBody, ErrorCode } from '../../api/error.ts';
import { RequestError } from '../request-error.ts';
import { DatabaseError } from '../storage/database-error.ts';
import { describeProblems } from './validation.ts';

const BAD_REQUEST: readonly ErrorCode[] = [
  'bad-request',
  'bad-record',
  'bad-settings',
  'unknown-bot',
  'unknown-move',
];
const FORBIDDEN: readonly ErrorCode[] = [
  'bad-origin',
  'forbidden',
  'needs-account',
  'too-many-tables',
  'too-many-events',
  'missing-scope',
  'muted',
  'banned',
  'not-host',
  'not-seated',
  'kicked',
];
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

/** Every other code: the table is not in the state that the command needs. */
const CONFLICT = 409;

function statusOf(code: ErrorCode): number {
  if (BAD_REQUEST.includes(code)) return 400;
  if (FORBIDDEN.includes(code)) return 403;
  return STATUS[code] ?? CONFLICT;
}

/** Every error becomes a body with a code; an unexpected one is logged and its details are not sent. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = toErrorBody(error);
  const route = request.routeOptions.url;
  if (body.code === 'internal') request.log.error({ err: error, route }, 'request failed');
  // An outage fails many requests: one short line each.
  if (error instanceof DatabaseError) request.log.warn({ reason: error.message, route }, 'no database');
  if (body.retryAfter !== undefined) void reply.header('retry-after', body.retryAfter);
  return reply.status(statusOf(body.code)).send(body);
}

/** Seconds. A lost database is usually back within a few; the client waits longer after each attempt. */
const RETRY_AFTER = 1;

/** Answers something that is not HTTP, and closes its connection. */
export function refuseConnection(socket: Duplex, error: RequestError): void {
  if (!socket.writable) return;
  const body = JSON.stringify(toErrorBody(error));
  const head = [
    `HTTP/1.1 ${statusOf(error.code)} Refused`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
    ...(error.retryAfter === undefined ? [] : [`Retry-After: ${error.retryAfter}`]),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function toErrorBody(
  error: FastifyError | RequestError | CommandError | HostError | DatabaseError,
): ErrorBody {
  if (error instanceof CommandError) {
    const { code, message, rule, version } = error;
    return { code, message, ...(rule && { rule }), ...(version && { version }) };
  }
  if (error instanceof HostError) {
    const { code, message, isBusy } = error;
    return { code, message, ...(isBusy && { retryAfter: RETRY_AFTER }) };
  }
  if (error instanceof DatabaseError)
    return {
      code: 'unavailable',
      message: 'the database does not answer; try again',
      retryAfter: RETRY_AFTER,
    };
  if (error instanceof RequestError) {
    const { code, message, place, retryAfter } = error;
    return { code, message, ...(place && { place }), ...(retryAfter && { retryAfter }) };
  }
  return toFrameworkErrorBody(error);
}

function toFrameworkErrorBody(error: FastifyError): ErrorBody {
  if (error.statusCode === 413) return { code: 'too-large', message: 'the request is too large' };
  if (error.validation !== undefined)
    return {
      code: 'bad-request',
      message: describeProblems(error.validation, error.validationContext ?? 'body'),
    };
  if (error.statusCode === 415)
    return { code: 'bad-request', message: 'send the body as JSON, with content-type: application/json' };
  if (error.statusCode !== undefined && error.statusCode < 500)
    return { code: 'bad-request', message: error.message };
  return { code: 'internal', message: 'internal server error' };
}
