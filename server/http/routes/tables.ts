import { Type } from 'typebox';
import { CommandAnswer, CommandBody, commandOf } from '../../../api/command.ts';
import { failures } from '../../../api/error.ts';
import { IdParams } from '../../../api/schema.ts';
import {
  LobbyQuery,
  NewTable,
  NewTableAnswer,
  SinceQuery,
  TableSummaries,
  TableMessage,
  WhyAnswer,
  WhyQuery,
} from '../../../api/table.ts';
import type { Services } from '../../services.ts';
import { handleCommand, openTable } from '../../tables/commands.ts';
import { readTable, exportRecord, whyNot } from '../../tables/reads.ts';
import type { ApiInstance } from '../instance.ts';
import { toSummary, urgentFirst } from '../table-summary.ts';
import { personOf } from '../auth.ts';

const tags = ['tables'];

export function tableRoutes(app: ApiInstance, services: Services): void {
  const { runtime, storage } = services;
  app.get(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'Public tables',
        querystring: LobbyQuery,
        response: { 200: TableSummaries, ...failures },
      },
    },
    async request => {
      const { status = 'open', game } = request.query;
      const tables = await storage.tables.listPublic({ status, game });
      return { tables: tables.map(table => toSummary(table, personOf(request))) };
    },
  );
  app.get(
    '/api/me/tables',
    { schema: { tags, summary: 'Your tables', response: { 200: TableSummaries, ...failures } } },
    async request => {
      const person = personOf(request);
      const tables = await storage.tables.listForPerson(person);
      return { tables: urgentFirst(tables.map(table => toSummary(table, person))) };
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
    request => openTable(runtime, personOf(request), request.body),
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
      const text = await readTable(
        runtime,
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
      return handleCommand(runtime, request.params.id, {
        person: personOf(request),
        wish: commandOf(request.body),
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
    async request => ({
      rule: await whyNot(runtime, request.params.id, personOf(request), request.query.move),
    }),
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
    request => exportRecord(runtime, request.params.id, personOf(request)),
  );
}
