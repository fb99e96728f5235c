import { AcceptedInvite, InviteAnswer, InviteParams } from '../../../api/command.ts';
import { failures } from '../../../api/error.ts';
import { IdParams } from '../../../api/schema.ts';
import { TableSummary } from '../../../api/table.ts';
import { seatOf } from '../../../table/seat-state.ts';
import { RequestError, notFound } from '../../request-error.ts';
import type { Services } from '../../services.ts';
import { newToken } from '../../people/token.ts';
import { loadFor } from '../../tables/runtime.ts';
import { INVITE_BYTES } from '../../tables/table-write.ts';
import type { ApiInstance } from '../instance.ts';
import { toSummary } from '../table-summary.ts';
import { personOf } from '../auth.ts';

const tags = ['invitations'];
const config = { limit: { of: 'creations' } } as const;

export function inviteRoutes(app: ApiInstance, services: Services): void {
  const { runtime, storage } = services;
  const { tables } = storage;
  const schema = { tags, params: IdParams, response: { 200: InviteAnswer, ...failures } };

  /** Throws unless the person is the host or, where that is enough, has a seat. */
  const requireRole = (id: string, person: string, needed: 'host' | 'seat'): Promise<void> =>
    runtime.host.withTable(id, async live => {
      const table = await loadFor(runtime, live, person);
      if (table.host === person) return;
      if (needed === 'host') throw new RequestError('not-host', 'only the host can do this');
      if (seatOf(table.places, person) === undefined)
        throw new RequestError('not-seated', 'you have no seat at this table');
    });

  const renew = async (
    id: string,
    person: string,
    invite: string | null,
  ): Promise<{ invite: string | null }> => {
    await requireRole(id, person, 'host');
    await tables.setInvite(id, invite);
    return { invite };
  };

  app.get('/api/tables/:id/invite', { schema: { ...schema, summary: 'Get the invite' } }, async request => {
    await requireRole(request.params.id, personOf(request), 'seat');
    return { invite: (await tables.row(request.params.id))?.invite ?? null };
  });
  app.post(
    '/api/tables/:id/invite',
    { config, schema: { ...schema, summary: 'Replace the invite' } },
    request => renew(request.params.id, personOf(request), newToken(INVITE_BYTES)),
  );
  app.delete('/api/tables/:id/invite', { schema: { ...schema, summary: 'Revoke the invite' } }, request =>
    renew(request.params.id, personOf(request), null),
  );
  app.get(
    '/api/invites/:invite',
    {
      config,
      schema: {
        tags,
        summary: 'Look up an invite',
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
      config,
      schema: {
        tags,
        summary: 'Accept an invite',
        params: InviteParams,
        response: { 200: AcceptedInvite, ...failures },
      },
    },
    async request => {
      const id = await tables.byInvite(request.params.invite);
      if (id === undefined) throw notFound();
      const person = personOf(request);
      await runtime.host.handleHostCommand(id, { type: 'admit', person }, 0);
      const table = await runtime.host.withTable(id, live => loadFor(runtime, live, person));
      return { id, version: table.version };
    },
  );
}
