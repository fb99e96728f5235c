import { CommandAnswer, InviteAnswer, InviteParams } from '../../../api/command.ts';
import { failures } from '../../../api/error.ts';
import { strictObject, Id, IdParams } from '../../../api/schema.ts';
import { TableSummary } from '../../../api/table.ts';
import { seatOf } from '../../../table/seat-state.ts';
import { RequestError, notFound } from '../../request-error.ts';
import type { Services } from '../../services.ts';
import { newToken } from '../../people/token.ts';
import { handleHostCommand } from '../../tables/commands.ts';
import { withTable, loadFor } from '../../tables/runtime.ts';
import type { ApiInstance } from '../instance.ts';
import { toSummary } from '../table-summary.ts';
import { personOf } from '../auth.ts';

const tags = ['invitations'];
const INVITE_BYTES = 12;
const SELDOM = { rateLimit: { max: 60, timeWindow: '1 minute' } };

export function inviteRoutes(app: ApiInstance, services: Services): void {
  const { runtime, storage } = services;
  const { tables } = storage;
  const schema = { tags, params: IdParams, response: { 200: InviteAnswer, ...failures } };

  /** Throws unless the person is the host, or at least sits there when that is enough. */
  const check = (id: string, person: string, needed: 'host' | 'seat'): Promise<void> =>
    withTable(runtime, id, async room => {
      const table = await loadFor(runtime, room, person);
      if (table.host === person) return;
      if (needed === 'host') throw new RequestError('not-host', 'only the host may do this');
      if (seatOf(table.places, person) === undefined)
        throw new RequestError('not-seated', 'you have no seat at this table');
    });

  const renew = async (
    id: string,
    person: string,
    invite: string | null,
  ): Promise<{ invite: string | null }> => {
    await check(id, person, 'host');
    await tables.setInvite(id, invite);
    return { invite };
  };

  app.get('/api/tables/:id/invite', { schema: { ...schema, summary: 'The invitation' } }, async request => {
    await check(request.params.id, personOf(request), 'seat');
    return { invite: (await tables.row(request.params.id))?.invite ?? null };
  });
  app.post(
    '/api/tables/:id/invite',
    { config: SELDOM, schema: { ...schema, summary: 'A new invitation' } },
    request => renew(request.params.id, personOf(request), newToken(INVITE_BYTES)),
  );
  app.delete('/api/tables/:id/invite', { schema: { ...schema, summary: 'No invitation' } }, request =>
    renew(request.params.id, personOf(request), null),
  );
  app.get(
    '/api/invites/:invite',
    {
      config: SELDOM,
      schema: {
        tags,
        summary: 'Where an invitation leads',
        params: InviteParams,
        response: { 200: TableSummary, ...failures },
      },
    },
    async request => {
      const id = await tables.byInvite(request.params.invite);
      const table = id === undefined ? undefined : await tables.listed(id);
      if (table === undefined) throw notFound();
      return toSummary(table, personOf(request));
    },
  );
  app.post(
    '/api/invites/:invite',
    {
      config: SELDOM,
      schema: {
        tags,
        summary: 'Accept an invitation',
        params: InviteParams,
        response: { 200: strictObject({ id: Id, ...CommandAnswer.properties }), ...failures },
      },
    },
    async request => {
      const id = await tables.byInvite(request.params.invite);
      if (id === undefined) throw notFound();
      const person = personOf(request);
      await handleHostCommand(runtime, id, { type: 'admit', person }, 0);
      const table = await withTable(runtime, id, room => loadFor(runtime, room, person));
      return { id, version: table.version };
    },
  );
}
