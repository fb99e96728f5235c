import { Type } from 'typebox';
import { failures } from '../../api/error.ts';
import { Arrival, Me, MeChange, RecoveryCode } from '../../api/person.ts';
import { Fault } from '../../fault.ts';
import type { House } from '../../house.ts';
import { forgetPerson, rename } from '../../people/farewell.ts';
import { newRecoveryCode, personByCode } from '../../people/recovery.ts';
import { meOf } from '../../people/session.ts';
import type { App } from '../door.ts';
import { personOf, signIn, signOut, stay } from '../visit.ts';

const tags = ['people'];
/** Guessing codes and making guests by the thousand is slow work. */
const SELDOM = { rateLimit: { max: 30, timeWindow: '1 minute' } };

export function personRoutes(app: App, house: House): void {
  const { people } = house.storage;
  app.post(
    '/api/session',
    {
      config: { isOpen: true, ...SELDOM },
      schema: { tags, summary: 'Arrive', security: [], body: Arrival, response: { 200: Me, ...failures } },
    },
    async (request, reply) => {
      const known = request.visitor;
      if (known !== undefined) {
        await stay(house, request, reply);
        return meOf(people, known.person);
      }
      const person = await house.sessions.arrive(request.body);
      await signIn(house, request, reply, person);
      return meOf(people, person);
    },
  );
  app.delete(
    '/api/session',
    { schema: { tags, summary: 'Sign this browser out', response: { 204: Type.Null(), ...failures } } },
    async (request, reply) => {
      await signOut(house, request, reply);
      return reply.status(204).send(null);
    },
  );
  app.get(
    '/api/me',
    { schema: { tags, summary: 'Who you are', response: { 200: Me, ...failures } } },
    request => meOf(people, personOf(request)),
  );
  app.patch(
    '/api/me',
    {
      schema: {
        tags,
        summary: 'Change name or language',
        body: MeChange,
        response: { 200: Me, ...failures },
      },
    },
    async request => {
      await rename(house, personOf(request), request.body);
      return meOf(people, personOf(request));
    },
  );
  app.delete(
    '/api/me',
    { schema: { tags, summary: 'Be forgotten', response: { 204: Type.Null(), ...failures } } },
    async (request, reply) => {
      const person = personOf(request);
      await signOut(house, request, reply);
      await forgetPerson(house, person);
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
      if (request.visitor?.kind !== 'cookie') throw new Fault('forbidden', 'programs have tokens');
      return { code: await newRecoveryCode(people, personOf(request)) };
    },
  );
  app.post(
    '/api/session/recovery',
    {
      config: { isOpen: true, rateLimit: { max: 10, timeWindow: '1 minute' } },
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
      if (person === undefined) throw new Fault('bad-credentials', 'this code leads to nobody');
      await signIn(house, request, reply, person);
      return meOf(people, person);
    },
  );
}
