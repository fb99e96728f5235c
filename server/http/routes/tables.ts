import { Type } from 'typebox';
import { CommandAnswer, CommandBody, wishOf } from '../../api/command.ts';
import { failures } from '../../api/error.ts';
import { IdParams } from '../../api/schema.ts';
import {
  LobbyQuery,
  NewTable,
  NewTableAnswer,
  SinceQuery,
  TableLines,
  TableMessage,
  WhyAnswer,
  WhyQuery,
} from '../../api/table.ts';
import type { House } from '../../house.ts';
import { ask, openTable } from '../../rooms/desk.ts';
import { look, recordOf, whyNot } from '../../rooms/watch.ts';
import type { App } from '../door.ts';
import { lineFor, urgentFirst } from '../listing.ts';
import { personOf } from '../visit.ts';

const tags = ['tables'];

export function tableRoutes(app: App, house: House): void {
  const { hall, storage } = house;
  app.get(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'Public tables',
        querystring: LobbyQuery,
        response: { 200: TableLines, ...failures },
      },
    },
    async request => {
      const { status = 'open', game } = request.query;
      const tables = await storage.tables.lobby({ status, game });
      return { tables: tables.map(table => lineFor(table, personOf(request))) };
    },
  );
  app.get(
    '/api/me/tables',
    { schema: { tags, summary: 'Your tables', response: { 200: TableLines, ...failures } } },
    async request => {
      const person = personOf(request);
      const tables = await storage.tables.ofPerson(person);
      return { tables: urgentFirst(tables.map(table => lineFor(table, person))) };
    },
  );
  app.post(
    '/api/tables',
    {
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        tags,
        summary: 'Open a table',
        body: NewTable,
        response: { 200: NewTableAnswer, ...failures },
      },
    },
    request => openTable(hall, personOf(request), request.body),
  );
  app.get(
    '/api/tables/:id',
    {
      schema: {
        tags,
        summary: 'A table as you may see it',
        params: IdParams,
        querystring: SinceQuery,
        response: { 200: TableMessage, ...failures },
      },
    },
    async (request, reply) => {
      const { since } = request.query;
      const text = await look(
        hall,
        request.params.id,
        personOf(request),
        since === undefined ? undefined : Number(since),
      );
      // Already JSON of the described form: the same text goes to streams.
      return reply
        .type('application/json; charset=utf-8')
        .serializer(String)
        .send(text as never);
    },
  );
  app.post(
    '/api/tables/:id/commands',
    {
      schema: {
        tags,
        summary: 'Do something',
        params: IdParams,
        body: CommandBody,
        response: { 200: CommandAnswer, ...failures },
      },
    },
    request => {
      const { version, key } = request.body;
      return ask(hall, request.params.id, {
        person: personOf(request),
        wish: wishOf(request.body),
        version,
        key,
      });
    },
  );
  app.get(
    '/api/tables/:id/why',
    {
      schema: {
        tags,
        summary: 'Which rule forbids a move',
        params: IdParams,
        querystring: WhyQuery,
        response: { 200: WhyAnswer, ...failures },
      },
    },
    async request => ({ rule: await whyNot(hall, request.params.id, personOf(request), request.query.move) }),
  );
  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        tags,
        summary: 'The match as a file',
        params: IdParams,
        response: {
          200: Type.Object({}, { additionalProperties: true, description: 'A record.' }),
          ...failures,
        },
      },
    },
    request => recordOf(hall, request.params.id, personOf(request)),
  );
}
