import type { FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../fault.ts';
import type { House } from '../house.ts';
import { dismiss } from '../people/farewell.ts';
import { SESSION_DAYS, type Visitor } from '../people/session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; undefined when nobody knows. */
    visitor: Visitor | undefined;
  }
  interface FastifyContextConfig {
    /** The route needs no session. */
    isOpen?: true;
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The site's own address, as the browser knows it. */
export const originOf = ({ settings }: House, request: FastifyRequest): string =>
  settings.url?.origin ?? `${request.protocol}://${request.host}`;

const isSecure = (house: House, request: FastifyRequest): boolean =>
  originOf(house, request).startsWith('https:');

/** Over https the name itself forbids other hosts and paths to set the cookie. */
const cookieName = (house: House, request: FastifyRequest): string =>
  isSecure(house, request) ? '__Host-cosecha' : 'cosecha';

/** A browser says where a request comes from; what changes something must come from here. */
export function checkOrigin(house: House, request: FastifyRequest): void {
  if (SAFE.has(request.method)) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isForeign =
    origin === undefined
      ? site === 'cross-site' || site === 'same-site'
      : origin !== originOf(house, request);
  if (isForeign) throw new Fault('bad-origin', 'this came from another site');
}

/** Finds out who asks, by cookie or by token. */
export async function recognise(house: House, request: FastifyRequest): Promise<void> {
  const [, bearer] = /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(request.headers.authorization ?? '') ?? [];
  if (bearer !== undefined) {
    request.visitor = await house.sessions.visitor(bearer, 'bearer');
    return;
  }
  const token = request.cookies[cookieName(house, request)];
  if (token !== undefined && token.length <= 128)
    request.visitor = await house.sessions.visitor(token, 'cookie');
}

export function visitorOf(request: FastifyRequest): Visitor {
  if (request.visitor === undefined) throw new Fault('no-session', 'POST /api/session first');
  return request.visitor;
}

export const personOf = (request: FastifyRequest): string => visitorOf(request).person;

/** Lets a browser be a person from now on. The session it had before ends. */
export async function signIn(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
): Promise<void> {
  if (request.visitor?.kind === 'cookie') await house.sessions.end(request.visitor.hash);
  giveCookie(house, request, reply, await house.sessions.begin(person, 'cookie'));
}

/** Somebody who comes back keeps the session, and the browser its cookie, for as long again. */
export async function stay(house: House, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = request.cookies[cookieName(house, request)];
  if (request.visitor?.kind !== 'cookie' || token === undefined) return;
  if (await house.sessions.prolong(request.visitor)) giveCookie(house, request, reply, token);
}

const giveCookie = (
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): FastifyReply =>
  reply.setCookie(cookieName(house, request), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(house, request),
    path: '/',
    maxAge: SESSION_DAYS * 86_400,
  });

export async function signOut(house: House, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.visitor !== undefined) {
    await house.sessions.end(request.visitor.hash);
    // Other processes may remember the session.
    house.storage.bus.publish([{ type: 'person', id: request.visitor.person }]);
    await dismiss(house, request.visitor.person);
  }
  reply.clearCookie(cookieName(house, request), {
    path: '/',
    secure: isSecure(house, request),
    httpOnly: true,
  });
}
