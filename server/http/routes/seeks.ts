import { Type } from 'typebox';
import { failures } from '../../../api/error.ts';
import { NewSeek, Seek, SeekAnswer, SeekerParams, Seeks, SeeksQuery } from '../../../api/seek.ts';
import { joinSeek, listSeeks, readSeek, seek } from '../../events/seek.ts';
import type { Services } from '../../services.ts';
import { personOf } from '../auth.ts';
import type { ApiInstance } from '../instance.ts';

const tags = ['opponents'];
const config = { limit: { of: 'creations' } } as const;

export function seekRoutes(app: ApiInstance, services: Services): void {
  app.get(
    '/api/seeks',
    {
      schema: {
        tags,
        summary: 'List people who look for opponents',
        querystring: SeeksQuery,
        response: { 200: Seeks, ...failures },
      },
    },
    request => listSeeks(services, personOf(request), request.query),
  );
  app.post(
    '/api/seeks',
    {
      config,
      schema: { tags, summary: 'Look for opponents', body: NewSeek, response: { 200: Seek, ...failures } },
    },
    request => seek(services, personOf(request), request.body),
  );
  app.post(
    '/api/seeks/:person/join',
    {
      config,
      schema: {
        tags,
        summary: 'Join someone who looks for opponents',
        params: SeekerParams,
        response: { 200: Seek, ...failures },
      },
    },
    request => joinSeek(services, personOf(request), request.params.person),
  );
  app.get(
    '/api/me/seek',
    {
      schema: {
        tags,
        summary: 'See whether opponents were found',
        response: { 200: SeekAnswer, ...failures },
      },
    },
    async request => ({ seek: await readSeek(services, personOf(request)) }),
  );
  app.delete(
    '/api/me/seek',
    { schema: { tags, summary: 'Stop looking for opponents', response: { 204: Type.Null(), ...failures } } },
    async (request, reply) => {
      await services.storage.seeks.drop(personOf(request));
      return reply.status(204).send(null);
    },
  );
}
