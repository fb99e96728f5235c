import { Type } from 'typebox';
import { AccessTokens, CreatedToken, NewAccessToken } from '../../../api/access-token.ts';
import { failures } from '../../../api/error.ts';
import { IdParams } from '../../../api/schema.ts';
import { createAccessToken, listAccessTokens, revokeAccessToken } from '../../people/access-token.ts';
import { closeStreams } from '../../people/account.ts';
import type { Services } from '../../services.ts';
import type { ApiInstance } from '../instance.ts';
import { personOf } from '../auth.ts';

const tags = ['tokens'];

/** Tokens for programs that act for a person, within limits. */
export function tokenRoutes(app: ApiInstance, services: Services): void {
  app.get(
    '/api/me/tokens',
    { schema: { tags, summary: 'List your tokens', response: { 200: AccessTokens, ...failures } } },
    request => listAccessTokens(services, personOf(request)),
  );
  app.post(
    '/api/me/tokens',
    {
      config: { limit: { of: 'creations' } },
      schema: {
        tags,
        summary: 'Create a token of limited scope',
        body: NewAccessToken,
        response: { 200: CreatedToken, ...failures },
      },
    },
    request => createAccessToken(services, personOf(request), request.body),
  );
  app.delete(
    '/api/me/tokens/:id',
    {
      schema: {
        tags,
        summary: 'Revoke a token',
        params: IdParams,
        response: { 204: Type.Null(), ...failures },
      },
    },
    async (request, reply) => {
      const person = personOf(request);
      await revokeAccessToken(services, person, request.params.id);
      await closeStreams(services, person);
      return reply.status(204).send(null);
    },
  );
}
