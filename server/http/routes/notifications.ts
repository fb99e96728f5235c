import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { failures } from '../../../api/error.ts';
import {
  EmailAddress,
  EmailCode,
  Me,
  PushEndpoint,
  PushSubscription,
  UnsubscribeQuery,
} from '../../../api/person.ts';
import { networkOf } from '../../limits/address.ts';
import { RequestError } from '../../request-error.ts';
import type { Services } from '../../services.ts';
import { confirmAddress, removeEmail, requestEmail, unsubscribe } from '../../notifications/email-address.ts';
import { readProfile } from '../../people/session.ts';
import type { ApiInstance } from '../instance.ts';
import { personOf } from '../auth.ts';

const tags = ['notifications'];
const MAX_PUSHES = 10;
/** An email reaches someone else: at most six a minute, besides the limits per day. */
const MAIL_COST = 10;

export function noticeRoutes(app: ApiInstance, services: Services): void {
  pushRoutes(app, services);
  mailRoutes(app, services);
}

function pushRoutes(app: ApiInstance, { storage, pusher, runtime }: Services): void {
  const { people } = storage;
  app.put(
    '/api/me/push',
    {
      schema: {
        tags,
        summary: 'Subscribe to push',
        body: PushSubscription,
        response: { 200: Me, ...failures },
      },
    },
    async request => {
      const person = personOf(request);
      const { endpoint, keys } = request.body;
      if (pusher === undefined)
        throw new RequestError('unavailable', 'this server sends no push notifications');
      if (!pusher.accepts(endpoint))
        throw new RequestError(
          'bad-request',
          'unknown push service: the operator can allow it with --push-hosts',
        );
      if ((await people.pushesOf(person)).length >= MAX_PUSHES)
        throw new RequestError('forbidden', 'you have as many push subscriptions as allowed: end one first');
      await people.addPush({ endpoint, person, p256dh: keys.p256dh, auth: keys.auth, at: runtime.now() });
      return readProfile(people, person);
    },
  );
  app.delete(
    '/api/me/push',
    {
      schema: {
        tags,
        summary: 'Unsubscribe from push',
        body: PushEndpoint,
        response: { 200: Me, ...failures },
      },
    },
    async request => {
      await people.dropPush(request.body.endpoint, personOf(request));
      return readProfile(people, personOf(request));
    },
  );
}

function mailRoutes(app: ApiInstance, services: Services): void {
  const { people } = services.storage;
  app.put(
    '/api/me/email',
    {
      config: { limit: { of: 'creations', cost: MAIL_COST } },
      schema: { tags, summary: 'Set email address', body: EmailAddress, response: { 200: Me, ...failures } },
    },
    async request => {
      if (request.visitor?.kind !== 'cookie')
        throw new RequestError('forbidden', 'bot programs cannot receive email');
      await requestEmail(services, personOf(request), request.body.address, networkOf(request.ip));
      return readProfile(people, personOf(request));
    },
  );
  app.post(
    '/api/me/email/confirm',
    {
      schema: {
        tags,
        summary: 'Confirm email address',
        body: EmailCode,
        response: { 200: Me, ...failures },
      },
    },
    async request => {
      await confirmAddress(services, personOf(request), request.body.code);
      return readProfile(people, personOf(request));
    },
  );
  app.delete(
    '/api/me/email',
    { schema: { tags, summary: 'Remove email address', response: { 200: Me, ...failures } } },
    async request => {
      await removeEmail(services, personOf(request));
      return readProfile(people, personOf(request));
    },
  );
  void app.register(async scope => {
    stopRoutes(scope.withTypeProvider<TypeBoxTypeProvider>(), services);
  });
}

/** Mail programs call this when a reader presses "unsubscribe": without a cookie, and with a form as the body. */
function stopRoutes(app: ApiInstance, services: Services): void {
  // As text, so that it has the same largest size as any other body.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _text, done) => done(null),
  );
  const schema = { tags, security: [], querystring: UnsubscribeQuery };
  app.get(
    '/api/mail/stop',
    { config: { isPublic: true }, schema: { ...schema, summary: 'Unsubscribe page' } },
    (_request, reply) => reply.type('text/html; charset=utf-8').send(QUESTION),
  );
  app.post(
    '/api/mail/stop',
    { config: { isPublic: true }, schema: { ...schema, summary: 'Unsubscribe' } },
    async (request, reply) => {
      await unsubscribe(services, request.query.token);
      return reply.type('text/html; charset=utf-8').send(STOPPED);
    },
  );
}

const page = (body: string): string => `<!doctype html><meta charset="utf-8"><title>Cosecha</title>${body}`;

const QUESTION = page(`<form method="post"><p lang="en">Stop email notifications?</p>
<p lang="es">¿Quieres dejar de recibir avisos por correo?</p><button>Unsubscribe · Darme de baja</button></form>`);

const STOPPED =
  page(`<p lang="en">You're unsubscribed.</p><p lang="es">Listo: ya no recibirás avisos por correo.</p>
<p><a href="/">Cosecha</a></p>`);
