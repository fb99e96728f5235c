import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { SCOPES } from '../../api/access-token.ts';
import type { Services } from '../services.ts';
import { trustTest } from '../trust-proxy.ts';
import type { ApiInstance } from './instance.ts';
import { sendError } from './errors.ts';
import { challengeRoutes } from './routes/challenges.ts';
import { docsRoutes } from './routes/docs.ts';
import { eventRoutes } from './routes/events.ts';
import { importRoutes } from './routes/import.ts';
import { inviteRoutes } from './routes/invites.ts';
import { metaRoutes } from './routes/meta.ts';
import { calendarRoutes } from './routes/calendar.ts';
import { contactRoutes } from './routes/contacts.ts';
import { moderationRoutes } from './routes/moderation.ts';
import { operatorRoutes } from './routes/operator.ts';
import { correspondenceRoutes } from './routes/correspondence.ts';
import { noticeRoutes } from './routes/notifications.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { personRoutes } from './routes/person.ts';
import { probeRoutes } from './routes/probes.ts';
import { profileRoutes } from './routes/profiles.ts';
import { programRoutes } from './routes/programs.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { seekRoutes } from './routes/seeks.ts';
import { tokenRoutes } from './routes/tokens.ts';
import { streamRoutes } from './routes/streams.ts';
import { tableRoutes } from './routes/tables.ts';
import { vacationRoutes } from './routes/vacations.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { workRoutes } from './routes/work.ts';
import { securityHeaders } from './security.ts';
import { checkOrigin, personOf, authenticate, refuseBanned } from './auth.ts';
import { andThen, toHook, type Soon } from './at-once.ts';
import { checkText } from './clean-input.ts';
import { countAddress, countBroken, countMalformed, countMiss, countVisitor } from './limit-hooks.ts';
import { addTraceHooks } from './trace-hooks.ts';
import { declareScopes, requireScope } from './scopes.ts';
import { VALIDATOR } from './validation.ts';
import { serveWeb } from './web.ts';

const BODY_LIMIT = 16 * 1024;
const MAX_PARAM_LENGTH = 1500;
/** How long a request may take to arrive, in milliseconds: a slower one would hold a connection for nothing. */
const REQUEST_TIME = 30_000;

/** The web server: request hooks and routes. */
export async function buildApp(services: Services): Promise<ApiInstance> {
  const { settings } = services;
  const app = fastify({
    // One line of JSON each, on standard error: standard output is for people.
    logger: {
      level: settings.log,
      serializers: { req: describeRequest, err: describeError },
      stream: process.stderr,
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIME,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    trustProxy: settings.trustProxy === false ? false : trustTest(settings.trustProxy),
    ajv: VALIDATOR,
    forceCloseConnections: true,
    clientErrorHandler: (_error, socket) => void countBroken(services, socket),
    frameworkErrors: (error, request, reply) => void countMalformed(services, request, reply, error),
    return503OnClosing: true,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setErrorHandler(sendError);
  if (services.tracer !== undefined) addTraceHooks(app, services.tracer);
  const headers = await securityHeaders(settings.url?.protocol === 'https:');
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook(
    'onRequest',
    toHook(request => countAddress(services, request)),
  );
  await app.register(cookie);
  await addOpenApi(app, services);
  app.decorateRequest('visitor');
  await app.register(async api => {
    addRequestHooks(api, services);
    declareScopes(api);
    for (const routes of ROUTES) routes(api.withTypeProvider<TypeBoxTypeProvider>(), services);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, log } = request;
    const { elapsedTime, statusCode } = reply;
    const { url } = request.routeOptions;
    log.debug({ method, route: url, status: statusCode, took: Math.round(elapsedTime) }, 'request');
    services.observer?.request(url ?? 'none', statusCode, elapsedTime);
    done();
  });
  await serveWeb(app, async request => countMiss(services, request));
  return app;
}

const ROUTES = [
  metaRoutes,
  probeRoutes,
  docsRoutes,
  personRoutes,
  profileRoutes,
  passkeyRoutes,
  programRoutes,
  tokenRoutes,
  webhookRoutes,
  noticeRoutes,
  correspondenceRoutes,
  calendarRoutes,
  vacationRoutes,
  contactRoutes,
  moderationRoutes,
  operatorRoutes,
  tableRoutes,
  reviewRoutes,
  importRoutes,
  inviteRoutes,
  streamRoutes,
  workRoutes,
  eventRoutes,
  challengeRoutes,
  seekRoutes,
] as const;

/** Addresses contain invites: a log line names the route, never the address. */
const describeRequest = ({ method }: { method: string }): { method: string } => ({ method });

/** Where an error came from. Its other fields may hold what people sent, such as the row that a database refuses. */
const describeError = ({
  name,
  message,
  stack = '',
}: Error): Readonly<Record<'type' | 'message' | 'stack', string>> => ({
  type: name,
  message,
  stack,
});

/** Checks the origin, then the session, then the limits; all before the body is read. */
function addRequestHooks(api: FastifyInstance, services: Services): void {
  api.addHook(
    'onRequest',
    toHook(request => admit(services, request)),
  );
  api.addHook('preValidation', (request, _reply, done) => {
    checkText(request);
    done();
  });
}

function admit(services: Services, request: FastifyRequest): Soon<void> {
  const { config } = request.routeOptions;
  // Who asks how the server is does not matter, and the database may be away.
  if (config.isUnlimited === true) return undefined;
  checkOrigin(services, request);
  const counted = andThen(authenticate(services, request), () => countVisitor(services, request, config));
  const allowed = andThen(counted, () => {
    requireScope(request, config);
    return refuseBanned(services, request, config);
  });
  return andThen(allowed, () => {
    if (config.isPublic !== true) personOf(request);
  });
}

async function addOpenApi(app: FastifyInstance, { version }: Services): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cosecha',
        version,
        description:
          'Tables for Ceylon, Santiago, Cacao and Alubari. See docs/api.md for how it fits together.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'cosecha' },
          token: {
            type: 'http',
            scheme: 'bearer',
            description: `A token of a bot program, or one of limited scope (${SCOPES.join(', ')}).`,
          },
        },
      },
      security: [{ session: [] }, { token: [] }],
    },
  });
}
