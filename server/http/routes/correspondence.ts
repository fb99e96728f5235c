import { Type } from 'typebox';
import { NewNote, NextQuery, NextTable, Note, Notes } from '../../../api/correspondence.ts';
import { failures } from '../../../api/error.ts';
import { NewOrders, Orders } from '../../../api/orders.ts';
import { IdParams } from '../../../api/schema.ts';
import type { Services } from '../../services.ts';
import { readOrders, saveOrders } from '../../tables/orders.ts';
import { loadFor } from '../../tables/runtime.ts';
import type { ApiInstance } from '../instance.ts';
import { personOf } from '../auth.ts';

const tags = ['correspondence'];

/** The next table that waits, and private notes. */
export function correspondenceRoutes(app: ApiInstance, services: Services): void {
  const { storage } = services;
  app.get(
    '/api/me/next',
    {
      schema: {
        tags,
        summary: 'Find the next table that waits for you',
        querystring: NextQuery,
        response: { 200: NextTable, ...failures },
      },
    },
    async request => {
      const played = await storage.tables.playedBy(personOf(request));
      const waiting = played.filter(({ id, isTheirTurn }) => isTheirTurn && id !== request.query.after);
      return { table: waiting[0]?.id ?? null, waiting: waiting.length };
    },
  );
  noteRoutes(app, services);
  orderRoutes(app, services);
  app.get(
    '/api/me/notes',
    { schema: { tags, summary: 'List your notes', response: { 200: Notes, ...failures } } },
    async request => ({
      notes: (await storage.notes.ofPerson(personOf(request))).map(({ table_id: table, text, at }) => ({
        table,
        text,
        at,
      })),
    }),
  );
}

/** Only someone who may enter a table writes notes about it: no one fills the store with invented ids. */
function noteRoutes(app: ApiInstance, { storage: { notes: store }, runtime }: Services): void {
  const address = '/api/tables/:id/note';
  const requireEntry = async (id: string, person: string): Promise<void> => {
    await runtime.host.withTable(id, live => loadFor(runtime, live, person));
  };
  app.get(
    address,
    {
      schema: {
        tags,
        summary: 'Get your note about a table',
        params: IdParams,
        response: { 200: Note, ...failures },
      },
    },
    async request => {
      const note = await store.find(personOf(request), request.params.id);
      return { text: note?.text ?? '', at: note?.at ?? null };
    },
  );
  app.put(
    address,
    {
      schema: {
        tags,
        summary: 'Write your note about a table',
        params: IdParams,
        body: NewNote,
        response: { 200: Note, ...failures },
      },
    },
    async request => {
      const person = personOf(request);
      const { id } = request.params;
      await requireEntry(id, person);
      const note = { text: request.body.text, at: runtime.now() };
      await store.save({ person, table_id: id, ...note });
      return note;
    },
  );
  app.delete(
    address,
    {
      schema: {
        tags,
        summary: 'Delete your note about a table',
        params: IdParams,
        response: { 204: Type.Null(), ...failures },
      },
    },
    async (request, reply) => {
      await store.remove(personOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  );
}

/** Standing orders: only their owner ever reads them. */
function orderRoutes(app: ApiInstance, { runtime }: Services): void {
  const address = '/api/tables/:id/orders';
  const response = { 200: Orders, ...failures };
  app.get(
    address,
    { schema: { tags, summary: 'Get your standing orders', params: IdParams, response } },
    request => readOrders(runtime, request.params.id, personOf(request)),
  );
  app.put(
    address,
    {
      schema: {
        tags,
        summary: 'Replace your standing orders',
        params: IdParams,
        body: NewOrders,
        response,
      },
    },
    request => saveOrders(runtime, request.params.id, personOf(request), request.body),
  );
}
