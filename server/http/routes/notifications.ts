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
import { RequestError } from '../../request-error.ts';
import type { Services } from '../../services.ts';
import { confirmAddress, removeEmail, requestEmail, unsubscribe } from '../../notifications/email-address.ts';
import { readProfile } from '../../people/session.ts';
import type { ApiInstance } from '../instance.ts';
import { originOf, personOf } from '../auth.ts';

const tags = ['notices'];
const MOST_PUSHES = 10;

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
        summary: 'Notices in this browser',
        body: PushSubscription,
        response: { 200: Me, ...failures },
      },
    },
    async request => {
      const person = personOf(request);
      const { endpoint, keys } = request.body;
      if (pusher === undefined) throw new RequestError('unavailable', 'this server sends no push messages');
      if (!pusher.accepts(endpoint)) throw new RequestError('bad-request', 'this is no push service we know');
      if ((await people.pushesOf(person)).length >= MOST_PUSHES)
        throw new RequestError('forbidden', 'too many browsers');
      await people.addPush({ endpoint, person, p256dh: keys.p256dh, auth: keys.auth, at: runtime.now() });
      return readProfile(people, person);
    },
  );
  app.delete(
    '/api/me/push',
    {
      schema: {
        tags,
        summary: 'No notices in this browser',
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
      config: { rateLimit: { max: 5, timeWindow: '10 minutes' } },
      schema: { tags, summary: 'Notices by e-mail', body: EmailAddress, response: { 200: Me, ...failures } },
    },
    async request => {
      if (request.visitor?.kind !== 'cookie') throw new RequestError('forbidden', 'programs get no mail');
      await requestEmail(services, personOf(request), request.body.address, originOf(services, request));
      return readProfile(people, personOf(request));
    },
  );
  app.post(
    '/api/me/email/confirm',
    {
      schema: {
        tags,
        summary: 'The code from the mail',
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
    { schema: { tags, summary: 'No notices by e-mail', response: { 200: Me, ...failures } } },
    async request => {
      await removeEmail(services, personOf(request));
      return readProfile(people, personOf(request));
    },
  );
  void app.register(async scope => {
    stopRoutes(scope.withTypeProvider<TypeBoxTypeProvider>(), services);
  });
}

/** Mail programs call this by themselves when somebody presses "unsubscribe": no cookie, and a form as the body. */
function stopRoutes(app: ApiInstance, services: Services): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume().on('end', () => done(null));
  });
  const schema = { tags, security: [], querystring: UnsubscribeQuery };
  app.get(
    '/api/mail/stop',
    { config: { isPublic: true }, schema: { ...schema, summary: 'The page behind the link in a mail' } },
    (_request, reply) => reply.type('text/html; charset=utf-8').send(QUESTION),
  );
  app.post(
    '/api/mail/stop',
    { config: { isPublic: true }, schema: { ...schema, summary: 'No more mails' } },
    async (request, reply) => {
      await unsubscribe(services, request.query.token);
      return reply.type('text/html; charset=utf-8').send(STOPPED);
    },
  );
}

const page = (body: string): string => `<!doctype html><meta charset="utf-8"><title>Cosecha</title>${body}`;

const QUESTION = page(`<form method="post"><p lang="en">Shall no more mails come to you?</p>
<p lang="es">¿Quieres que no te lleguen más correos?</p><button>OK</button></form>`);

const STOPPED = page(`<p lang="en">No more mails will come.</p><p lang="es">Ya no llegarán más correos.</p>
<p><a href="/">Cosecha</a></p>`);
