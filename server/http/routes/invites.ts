import { CommandAnswer, InviteAnswer, InviteParams } from '../../api/command.ts';
import { failures } from '../../api/error.ts';
import { exactly, Id, IdParams } from '../../api/schema.ts';
import { TableLine } from '../../api/table.ts';
import { seatOf } from '../../../table/place.ts';
import { Fault, notFound } from '../../fault.ts';
import type { House } from '../../house.ts';
import { newToken } from '../../people/token.ts';
import { occur } from '../../rooms/desk.ts';
import { inRoom, wakeFor } from '../../rooms/hall.ts';
import type { App } from '../door.ts';
import { lineFor } from '../listing.ts';
import { personOf } from '../visit.ts';

const tags = ['invitations'];
const INVITE_BYTES = 12;
const SELDOM = { rateLimit: { max: 60, timeWindow: '1 minute' } };

export function inviteRoutes(app: App, house: House): void {
  const { hall, storage } = house;
  const { tables } = storage;
  const schema = { tags, params: IdParams, response: { 200: InviteAnswer, ...failures } };

  /** Throws unless the person is the host, or at least sits there when that is enough. */
  const check = (id: string, person: string, needed: 'host' | 'seat'): Promise<void> =>
    inRoom(hall, id, async room => {
      const table = await wakeFor(hall, room, person);
      if (table.host === person) return;
      if (needed === 'host') throw new Fault('not-host', 'only the host may do this');
      if (seatOf(table.places, person) === undefined)
        throw new Fault('not-seated', 'you have no seat at this table');
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
        response: { 200: TableLine, ...failures },
      },
    },
    async request => {
      const id = await tables.byInvite(request.params.invite);
      const table = id === undefined ? undefined : await tables.listed(id);
      if (table === undefined) throw notFound();
      return lineFor(table, personOf(request));
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
        response: { 200: exactly({ id: Id, ...CommandAnswer.properties }), ...failures },
      },
    },
    async request => {
      const id = await tables.byInvite(request.params.invite);
      if (id === undefined) throw notFound();
      const person = personOf(request);
      await occur(hall, id, { type: 'admit', person }, 0);
      const table = await inRoom(hall, id, room => wakeFor(hall, room, person));
      return { id, version: table.version };
    },
  );
}
