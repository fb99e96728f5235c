import { Type } from 'typebox';
import { failures } from '../../../api/error.ts';
import { NewSession, Me, ProfileUpdate, RecoveryCode } from '../../../api/person.ts';
import { RequestError } from '../../request-error.ts';
import type { Services } from '../../services.ts';
import { deletePerson, updateProfile } from '../../people/account.ts';
import { newRecoveryCode, personByCode } from '../../people/recovery.ts';
import { readProfile } from '../../people/session.ts';
import type { ApiInstance } from '../instance.ts';
import { personOf, signIn, signOut, extendSession } from '../auth.ts';

const tags = ['people'];
/** Guessing codes and making guests by the thousand is slow work. */
const SELDOM = { rateLimit: { max: 30, timeWindow: '1 minute' } };

export function personRoutes(app: ApiInstance, services: Services): void {
  const { people } = services.storage;
  app.post(
    '/api/session',
    {
      config: { isPublic: true, ...SELDOM },
      schema: { tags, summary: 'Arrive', security: [], body: NewSession, response: { 200: Me, ...failures } },
    },
    async (request, reply) => {
      const known = request.visitor;
      if (known !== undefined) {
        await extendSession(services, request, reply);
        return readProfile(people, known.person);
      }
      const person = await services.sessions.createGuest(request.body);
      await signIn(services, request, reply, person);
      return readProfile(people, person);
    },
  );
  app.delete(
    '/api/session',
    { schema: { tags, summary: 'Sign this browser out', response: { 204: Type.Null(), ...failures } } },
    async (request, reply) => {
      await signOut(services, request, reply);
      return reply.status(204).send(null);
    },
  );
  app.get(
    '/api/me',
    { schema: { tags, summary: 'Who you are', response: { 200: Me, ...failures } } },
    request => readProfile(people, personOf(request)),
  );
  app.patch(
    '/api/me',
    {
      schema: {
        tags,
        summary: 'Change name or language',
        body: ProfileUpdate,
        response: { 200: Me, ...failures },
      },
    },
    async request => {
      await updateProfile(services, personOf(request), request.body);
      return readProfile(people, personOf(request));
    },
  );
  app.delete(
    '/api/me',
    { schema: { tags, summary: 'Be forgotten', response: { 204: Type.Null(), ...failures } } },
    async (request, reply) => {
      const person = personOf(request);
      await signOut(services, request, reply);
      await deletePerson(services, person);
      return reply.status(204).send(null);
    },
  );
  app.post(
    '/api/me/recovery-code',
    {
      config: SELDOM,
      schema: { tags, summary: 'A new recovery code', response: { 200: RecoveryCode, ...failures } },
    },
    async request => {
      if (request.visitor?.kind !== 'cookie') throw new RequestError('forbidden', 'programs have tokens');
      return { code: await newRecoveryCode(people, personOf(request)) };
    },
  );
  app.post(
    '/api/session/recovery',
    {
      config: { isPublic: true, rateLimit: { max: 10, timeWindow: '1 minute' } },
      schema: {
        tags,
        summary: 'Return with a recovery code',
        security: [],
        body: RecoveryCode,
        response: { 200: Me, ...failures },
      },
    },
    async (request, reply) => {
      const person = await personByCode(people, request.body.code);
      if (person === undefined) throw new RequestError('bad-credentials', 'this code leads to nobody');
      await signIn(services, request, reply, person);
      return readProfile(people, person);
    },
  );
}
