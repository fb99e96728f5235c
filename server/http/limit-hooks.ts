import type { Socket } from 'node:net';
import type { FastifyContextConfig, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../limits/address.ts';
import type { Limit } from '../limits/limiter.ts';
import { RequestError, tooMany } from '../request-error.ts';
import type { Services } from '../services.ts';
import { trustTest, visitorAddress } from '../trust-proxy.ts';
import { andThen, type Soon } from './at-once.ts';
import { refuseConnection, sendError } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A stricter limit for this route, besides those for every request. */
    limit?: { readonly of: 'guests' | 'signIns' | 'creations'; readonly cost?: number };
    /** The route is not counted: it asks whether the server is well. */
    isUnlimited?: true;
  }
}

/** Throws when a limit is reached. */
export const spend = (
  { limiter }: Pick<Services, 'limiter'>,
  limit: Limit,
  who: string,
  cost?: number,
): Soon<void> =>
  andThen(limiter.count(limit, who, cost), seconds => {
    if (seconds > 0) throw tooMany('too many requests', seconds);
  });

const isCounted = ({ settings }: Services, { isUnlimited }: FastifyContextConfig): boolean =>
  settings.limits.rate > 0 && isUnlimited !== true;

/** Every request counts for its address, whatever becomes of it. */
export function countAddress(services: Services, request: FastifyRequest): Soon<void> {
  const { config } = request.routeOptions;
  if (!isCounted(services, config) || config.isWork === true) return undefined;
  return spend(services, services.limits.address, networkOf(request.ip));
}

/** A request without a session counts for its address a second time, with the limit of a single person. */
export function countVisitor(
  services: Services,
  request: FastifyRequest,
  config: FastifyContextConfig,
): Soon<void> {
  if (!isCounted(services, config) || config.isWork === true) return undefined;
  const { limits } = services;
  const { visitor } = request;
  const counted =
    visitor === undefined
      ? spend(services, limits.strangers, networkOf(request.ip))
      : spend(services, limits.requests, visitor.person);
  if (config.limit === undefined) return counted;
  const { of, cost } = config.limit;
  // A known visitor makes no new guest; everything that is created belongs to a person.
  if (of === 'guests' && visitor !== undefined) return counted;
  const address = networkOf(request.ip);
  const who = of === 'creations' ? (visitor?.person ?? address) : address;
  return andThen(counted, () => spend(services, limits[of], who, cost));
}

/** A route or a file that does not exist: counted like a request without a session. */
export function countMiss(services: Services, request: FastifyRequest, address = request.ip): Soon<void> {
  if (!isCounted(services, request.routeOptions.config)) return undefined;
  return spend(services, services.limits.strangers, networkOf(address));
}

/** An address that no route can be found for is a request as well. */
export async function countMalformed(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  error: FastifyError,
): Promise<void> {
  try {
    // Such a request is not made with the settings of the others, which know the proxies.
    const address = visitorAddress(request.raw, trustTest(services.settings.trustProxy));
    await countMiss(services, request, address);
    sendError(error, request, reply);
  } catch (limited) {
    // Only `spend` throws here, and its errors are of this form.
    sendError(limited as FastifyError, request, reply);
  }
}

/** What is not even HTTP counts as well. Behind a proxy no one knows whose it is: the proxy refuses such requests itself. */
export async function countBroken(services: Services, socket: Socket): Promise<void> {
  const { settings, limits } = services;
  try {
    if (settings.limits.rate > 0 && settings.trustProxy === false)
      await spend(services, limits.strangers, networkOf(socket.remoteAddress ?? ''));
    refuseConnection(socket, new RequestError('bad-request', 'malformed HTTP request'));
  } catch (limited) {
    // Only `spend` throws here.
    refuseConnection(socket, limited as RequestError);
  }
}
