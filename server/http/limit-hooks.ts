import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../limits/address.ts';
import type { Limit } from '../limits/limiter.ts';
import { tooMany } from '../request-error.ts';
import type { Services } from '../services.ts';
import { sendError } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A stricter limit for this route, besides those for every request. */
    limit?: { readonly of: 'guests' | 'signIns' | 'creations'; readonly cost?: number };
    /** The route is not counted: it asks whether the server is well. */
    isUnlimited?: true;
  }
}

/** Throws when a limit is reached. */
export async function spend(
  { limiter }: Pick<Services, 'limiter'>,
  limit: Limit,
  who: string,
  cost?: number,
): Promise<void> {
  const counted = limiter.count(limit, who, cost);
  const seconds = typeof counted === 'number' ? counted : await counted;
  if (seconds > 0) throw tooMany('too many requests', seconds);
}

const isCounted = ({ settings }: Services, request: FastifyRequest): boolean =>
  settings.limits.rate > 0 && request.routeOptions.config.isUnlimited !== true;

/** Every request counts for its address, whatever becomes of it. */
export async function countAddress(services: Services, request: FastifyRequest): Promise<void> {
  if (!isCounted(services, request) || request.routeOptions.config.isWork === true) return;
  await spend(services, services.limits.address, networkOf(request.ip));
}

/** A request without a session counts for its address a second time, with the limit of a single person. */
export async function countVisitor(services: Services, request: FastifyRequest): Promise<void> {
  if (!isCounted(services, request) || request.routeOptions.config.isWork === true) return;
  const { limits } = services;
  const { visitor } = request;
  const address = networkOf(request.ip);
  if (visitor === undefined) await spend(services, limits.strangers, address);
  else await spend(services, limits.requests, visitor.person);
  const stricter = request.routeOptions.config.limit;
  if (stricter === undefined) return;
  const { of, cost } = stricter;
  // A known visitor makes no new guest; everything that is created belongs to a person.
  if (of === 'guests' && visitor !== undefined) return;
  await spend(services, limits[of], of === 'creations' ? (visitor?.person ?? address) : address, cost);
}

/** A route or a file that does not exist: counted like a request without a session. */
export async function countMiss(services: Services, request: FastifyRequest): Promise<void> {
  if (isCounted(services, request)) await spend(services, services.limits.strangers, networkOf(request.ip));
}

/** An address that no route can be found for is a request as well. */
export async function countMalformed(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  error: FastifyError,
): Promise<void> {
  try {
    await countMiss(services, request);
    sendError(error, request, reply);
  } catch (limited) {
    // Only `spend` throws here, and its errors are of this form.
    sendError(limited as FastifyError, request, reply);
  }
}
