import { failures } from '../../../api/error.ts';
import { Me, PasskeyOptions, PasskeyParams, PasskeyResponse } from '../../../api/person.ts';
import { RequestError } from '../../request-error.ts';
import type { Services } from '../../services.ts';
import {
  addPasskey,
  authenticationOptions,
  personByPasskey,
  registrationOptions,
} from '../../people/passkey.ts';
import { readProfile } from '../../people/session.ts';
import type { ApiInstance } from '../instance.ts';
import { originOf, personOf, signIn } from '../auth.ts';

const tags = ['people'];
const config = { limit: { of: 'signIns' } } as const;

export function passkeyRoutes(app: ApiInstance, services: Services): void {
  const { people } = services.storage;
  const now = services.runtime.now;
  app.post(
    '/api/me/passkeys/options',
    {
      config,
      schema: { tags, summary: 'Start passkey registration', response: { 200: PasskeyOptions, ...failures } },
    },
    request => {
      if (request.visitor?.kind !== 'cookie')
        throw new RequestError('forbidden', 'bot programs cannot use this route');
      return registrationOptions(people, personOf(request), { origin: originOf(services, request) }, now());
    },
  );
  app.post(
    '/api/me/passkeys',
    {
      config,
      schema: {
        tags,
        summary: 'Finish passkey registration',
        body: PasskeyResponse,
        response: { 200: Me, ...failures },
      },
    },
    async request => {
      const site = { origin: originOf(services, request) };
      await addPasskey(people, personOf(request), request.body.response, { site, now: now() });
      return readProfile(people, personOf(request));
    },
  );
  app.delete(
    '/api/me/passkeys/:passkey',
    {
      schema: {
        tags,
        summary: 'Delete a passkey',
        params: PasskeyParams,
        response: { 200: Me, ...failures },
      },
    },
    async request => {
      await people.dropPasskey(personOf(request), request.params.passkey);
      return readProfile(people, personOf(request));
    },
  );
  app.post(
    '/api/session/passkey/options',
    {
      config: { isPublic: true, ...config },
      schema: {
        tags,
        summary: 'Start passkey sign-in',
        security: [],
        response: { 200: PasskeyOptions, ...failures },
      },
    },
    request => authenticationOptions(people, { origin: originOf(services, request) }, now()),
  );
  app.post(
    '/api/session/passkey',
    {
      config: { isPublic: true, ...config },
      schema: {
        tags,
        summary: 'Finish passkey sign-in',
        security: [],
        body: PasskeyResponse,
        response: { 200: Me, ...failures },
      },
    },
    async (request, reply) => {
      const site = { origin: originOf(services, request) };
      const person = await personByPasskey(people, request.body.response, { site, now: now() });
      await signIn(services, request, reply, person);
      return readProfile(people, person);
    },
  );
}
