import { Type } from 'typebox';
import { Contacts, Invitations, NewInvitation } from '../../../api/contacts.ts';
import { failures } from '../../../api/error.ts';
import { IdParams } from '../../../api/schema.ts';
import { arrangedError } from '../../../table/command-error.ts';
import { seatOf } from '../../../table/seat-state.ts';
import { isSealed } from '../../../table/table.ts';
import { addRelation, areFriends, readContacts, removeRelation } from '../../people/contacts.ts';
import { RequestError } from '../../request-error.ts';
import type { Services } from '../../services.ts';
import { loadFor } from '../../tables/runtime.ts';
import type { ApiInstance } from '../instance.ts';
import { toSummary } from '../table-summary.ts';
import { personOf } from '../auth.ts';

const tags = ['contacts'];
const creation = { limit: { of: 'creations' } } as const;

/** Friends, blocks and mutes. */
export function contactRoutes(app: ApiInstance, services: Services): void {
  app.get(
    '/api/me/contacts',
    {
      schema: {
        tags,
        summary: 'List your friends and the people you avoid',
        response: { 200: Contacts, ...failures },
      },
    },
    request => readContacts(services, personOf(request)),
  );
  for (const [name, kind, add, remove] of [
    ['friends', 'friend', 'Ask to be friends, or agree', 'End a friendship or a request'],
    ['blocks', 'block', 'Block someone', 'Unblock someone'],
    ['mutes', 'mute', 'Mute someone in the chat', 'Unmute someone'],
  ] as const) {
    const address = `/api/me/${name}/:id`;
    const schema = { tags, params: IdParams, response: { 200: Contacts, ...failures } };
    app.put(address, { config: creation, schema: { ...schema, summary: add } }, async request => {
      await addRelation(services, personOf(request), request.params.id, kind);
      return readContacts(services, personOf(request));
    });
    app.delete(address, { schema: { ...schema, summary: remove } }, async request => {
      await removeRelation(services, personOf(request), request.params.id, kind);
      return readContacts(services, personOf(request));
    });
  }
  invitationRoutes(app, services);
}

/** Friends are asked to a table. */
function invitationRoutes(app: ApiInstance, services: Services): void {
  const { runtime, storage } = services;
  app.post(
    '/api/tables/:id/invitations',
    {
      config: creation,
      schema: {
        tags,
        summary: 'Invite a friend to a table',
        params: IdParams,
        body: NewInvitation,
        response: { 204: Type.Null(), ...failures },
      },
    },
    async (request, reply) => {
      const inviter = personOf(request);
      const { id } = request.params;
      const { person } = request.body;
      const table = await runtime.host.withTable(id, live => loadFor(runtime, live, inviter));
      if (table.host !== inviter && seatOf(table.places, inviter) === undefined)
        throw new RequestError('not-seated', 'you have no seat at this table');
      if (isSealed(table)) throw arrangedError();
      if (!(await areFriends(services, inviter, person)))
        throw new RequestError('forbidden', 'only friends can be invited by name');
      await runtime.host.handleHostCommand(id, { type: 'admit', person }, 0);
      await storage.relations.invite({ table_id: id, person, inviter, at: runtime.now() });
      for (const stream of runtime.turnStreams.get(person) ?? []) stream.send('tables', '{}');
      return reply.status(204).send(null);
    },
  );
  app.get(
    '/api/me/invitations',
    { schema: { tags, summary: 'List invitations of friends', response: { 200: Invitations, ...failures } } },
    async request => {
      const person = personOf(request);
      const rows = await storage.relations.invitationsOf(person);
      const names = await storage.people.names(rows.map(({ inviter }) => inviter));
      const invitations = await Promise.all(
        rows.map(async ({ table_id: id, inviter, at }) => {
          const listed = await storage.tables.listed(id);
          const summary = listed && toSummary(listed, person);
          const isOpen = summary?.status === 'open' && summary.yourSeat === null;
          if (summary === undefined || !isOpen) return [];
          return [{ table: summary, from: names.find(one => one.id === inviter)?.name ?? null, at }];
        }),
      );
      return { invitations: invitations.flat() };
    },
  );
  app.delete(
    '/api/me/invitations/:id',
    {
      schema: {
        tags,
        summary: 'Refuse an invitation',
        params: IdParams,
        response: { 204: Type.Null(), ...failures },
      },
    },
    async (request, reply) => {
      await storage.relations.removeInvitation(request.params.id, personOf(request));
      return reply.status(204).send(null);
    },
  );
}
