import { failures } from '../../api/error.ts';
import { Me, PasskeyOptions, PasskeyParams, PasskeyResponse } from '../../api/person.ts';
import { Fault } from '../../fault.ts';
import type { House } from '../../house.ts';
import {
  addPasskey,
  authenticationOptions,
  personByPasskey,
  registrationOptions,
} from '../../people/passkey.ts';
import { meOf } from '../../people/session.ts';
import type { App } from '../door.ts';
import { originOf, personOf, signIn } from '../visit.ts';

const tags = ['people'];
const config = { rateLimit: { max: 20, timeWindow: '1 minute' } };

export function passkeyRoutes(app: App, house: House): void {
  const { people } = house.storage;
  const now = house.hall.now;
  app.post(
    '/api/me/passkeys/options',
    {
      config,
      schema: { tags, summary: 'Begin to make a passkey', response: { 200: PasskeyOptions, ...failures } },
    },
    request => {
      if (request.visitor?.kind !== 'cookie') throw new Fault('forbidden', 'programs have tokens');
      return registrationOptions(people, personOf(request), { origin: originOf(house, request) }, now());
    },
  );
  app.post(
    '/api/me/passkeys',
    {
      config,
      schema: { tags, summary: 'Keep a passkey', body: PasskeyResponse, response: { 200: Me, ...failures } },
    },
    async request => {
      const site = { origin: originOf(house, request) };
      await addPasskey(people, personOf(request), request.body.response, { site, now: now() });
      return meOf(people, personOf(request));
    },
  );
  app.delete(
    '/api/me/passkeys/:passkey',
    {
      schema: { tags, summary: 'Drop a passkey', params: PasskeyParams, response: { 200: Me, ...failures } },
    },
    async request => {
      await people.dropPasskey(personOf(request), request.params.passkey);
      return meOf(people, personOf(request));
    },
  );
  app.post(
    '/api/session/passkey/options',
    {
      config: { isOpen: true, ...config },
      schema: {
        tags,
        summary: 'Begin to return with a passkey',
        security: [],
        response: { 200: PasskeyOptions, ...failures },
      },
    },
    request => authenticationOptions(people, { origin: originOf(house, request) }, now()),
  );
  app.post(
    '/api/session/passkey',
    {
      config: { isOpen: true, ...config },
      schema: {
        tags,
        summary: 'Return with a passkey',
        security: [],
        body: PasskeyResponse,
        response: { 200: Me, ...failures },
      },
    },
    async (request, reply) => {
      const site = { origin: originOf(house, request) };
      const person = await personByPasskey(people, request.body.response, { site, now: now() });
      await signIn(house, request, reply, person);
      return meOf(people, person);
    },
  );
}
