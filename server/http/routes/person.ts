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
const signInLimit = { limit: { of: 'signIns' } } as const;

export function personRoutes(app: ApiInstance, services: Services): void {
  const { people } = services.storage;
  app.post(
    '/api/session',
    {
      config: { isPublic: true, isForBanned: true, limit: { of: 'guests' } },
      schema: {
        tags,
        summary: 'Create or renew a session',
        security: [],
        body: NewSession,
        response: { 200: Me, ...failures },
      },
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
    {
      config: { isForBanned: true },
      schema: { tags, summary: 'Sign out', response: { 204: Type.Null(), ...failures } },
    },
    async (request, reply) => {
      await signOut(services, request, reply);
      return reply.status(204).send(null);
    },
  );
  app.get(
    '/api/me',
    { schema: { tags, summary: 'Get your profile', response: { 200: Me, ...failures } } },
    async request => {
      const profile = await readProfile(people, personOf(request));
      // How someone signs in and where they get mail is nothing for a token.
      return request.visitor?.scopes === undefined ? profile : { ...profile, passkeys: [], email: null };
    },
  );
  app.patch(
    '/api/me',
    {
      schema: {
        tags,
        summary: 'Update your profile',
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
    {
      config: { isForBanned: true },
      schema: { tags, summary: 'Delete your account', response: { 204: Type.Null(), ...failures } },
    },
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
      config: signInLimit,
      schema: { tags, summary: 'Create a recovery code', response: { 200: RecoveryCode, ...failures } },
    },
    async request => {
      if (request.visitor?.kind !== 'cookie')
        throw new RequestError('forbidden', 'bot programs cannot use this route');
      return { code: await newRecoveryCode(people, personOf(request)) };
    },
  );
  app.post(
    '/api/session/recovery',
    {
      config: { isPublic: true, ...signInLimit },
      schema: {
        tags,
        summary: 'Sign in with a recovery code',
        security: [],
        body: RecoveryCode,
        response: { 200: Me, ...failures },
      },
    },
    async (request, reply) => {
      const person = await personByCode(services, request.body.code);
      if (person === undefined)
        throw new RequestError('bad-credentials', 'unknown recovery code: check it, and use your newest one');
      await signIn(services, request, reply, person);
      return readProfile(people, person);
    },
  );
}
