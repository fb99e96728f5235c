import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../request-error.ts';
import type { Services } from '../services.ts';
import { closeStreams } from '../people/account.ts';
import { SESSION_DAYS, type Visitor } from '../people/session.ts';
import { andThen, type Soon } from './at-once.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The author of the request; undefined without a session. */
    visitor: Visitor | undefined;
  }
  interface FastifyContextConfig {
    /** The route needs no session. */
    isPublic?: true;
    /** Someone who is banned may still do this. */
    isForBanned?: true;
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The site's own address, as the browser knows it. */
export const originOf = ({ settings }: Services, request: FastifyRequest): string =>
  settings.url?.origin ?? `${request.protocol}://${request.host}`;

const isSecure = (services: Services, request: FastifyRequest): boolean =>
  originOf(services, request).startsWith('https:');

/** Over https the prefix keeps other hosts and paths from setting the cookie. */
const cookieName = (services: Services, request: FastifyRequest): string =>
  isSecure(services, request) ? '__Host-cosecha' : 'cosecha';

/** Browsers name the origin of a request; one that changes something must come from this site. */
export function checkOrigin(services: Services, request: FastifyRequest): void {
  if (SAFE.has(request.method)) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isForeign =
    origin === undefined
      ? site === 'cross-site' || site === 'same-site'
      : origin !== originOf(services, request);
  if (isForeign)
    throw new RequestError(
      'bad-origin',
      'this request comes from another site: send it from the address of this server',
    );
}

/** Finds the author of a request, by cookie or by token. */
export const authenticate = (services: Services, request: FastifyRequest): Soon<void> =>
  andThen(findVisitor(services, request), visitor => {
    request.visitor = visitor;
  });

function findVisitor(services: Services, request: FastifyRequest): Soon<Visitor | undefined> {
  const { authorization } = request.headers;
  const bearer = authorization === undefined ? null : /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(authorization);
  if (bearer !== null) return services.sessions.visitor(bearer[1], 'bearer');
  const token = request.cookies[cookieName(services, request)];
  return token === undefined || token.length > 128 ? undefined : services.sessions.visitor(token, 'cookie');
}

/** Someone whom an operator has banned may look and leave, and change nothing else. */
export function refuseBanned(
  { sanctions }: Services,
  { visitor, method }: FastifyRequest,
  { isForBanned }: FastifyContextConfig,
): Soon<void> {
  if (visitor === undefined || SAFE.has(method) || isForBanned === true) return undefined;
  return sanctions.require(visitor.person, 'ban');
}

export function visitorOf(request: FastifyRequest): Visitor {
  if (request.visitor === undefined)
    throw new RequestError(
      'no-session',
      request.headers.authorization === undefined
        ? 'no session: call POST /api/session first'
        : 'this token is unknown or no longer valid: create a new one',
    );
  return request.visitor;
}

export const personOf = (request: FastifyRequest): string => visitorOf(request).person;

/** Signs a browser in as a person. Its earlier session ends. */
export async function signIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
): Promise<void> {
  if (request.visitor?.kind === 'cookie') await services.sessions.end(request.visitor.hash);
  setSessionCookie(services, request, reply, await services.sessions.issueToken(person, 'cookie'));
}

/** A visit extends the session and the browser's cookie. */
export async function extendSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = request.cookies[cookieName(services, request)];
  if (request.visitor?.kind !== 'cookie' || token === undefined) return;
  if (await services.sessions.extend(request.visitor)) setSessionCookie(services, request, reply, token);
}

const setSessionCookie = (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): FastifyReply =>
  reply.setCookie(cookieName(services, request), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(services, request),
    path: '/',
    maxAge: SESSION_DAYS * 86_400,
  });

export async function signOut(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (request.visitor !== undefined) {
    await services.sessions.end(request.visitor.hash);
    // Other processes may have cached the session.
    services.storage.bus.publish([{ type: 'person', id: request.visitor.person }]);
    await closeStreams(services, request.visitor.person);
  }
  reply.clearCookie(cookieName(services, request), {
    path: '/',
    secure: isSecure(services, request),
    httpOnly: true,
  });
}
