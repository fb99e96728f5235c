import { CommandAnswer, CommandBody } from '../../../api/command.ts';
import { RecordAnswer } from '../../../api/record.ts';
import { TableUpdate } from '../../../api/table-update.ts';
import { failures } from '../../../api/error.ts';
import { IdParams } from '../../../api/schema.ts';
import {
  LobbyQuery,
  NewTable,
  NewTableAnswer,
  SinceQuery,
  TableSummaries,
  WhyAnswer,
  WhyQuery,
} from '../../../api/table.ts';
import type { Services } from '../../services.ts';
import { openTable } from '../../tables/create-table.ts';
import { readTable, exportRecord, whyNot } from '../../tables/reads.ts';
import { requireEntry } from '../../tables/runtime.ts';
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
        summary: 'List public tables',
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
    { schema: { tags, summary: 'List your tables', response: { 200: TableSummaries, ...failures } } },
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
        summary: 'Create a table',
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
        summary: 'Get a table',
        params: IdParams,
        querystring: SinceQuery,
        response: { 200: TableUpdate, ...failures },
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
        summary: 'Send a command',
        params: IdParams,
        body: CommandBody,
        response: { 200: CommandAnswer, ...failures },
      },
    },
    request => {
      const { version, key, ...command } = request.body;
      const person = personOf(request);
      return runtime.host.handleCommand(request.params.id, { person, command, version, key }, table =>
        requireEntry(table, person),
      );
    },
  );
  app.get(
    '/api/tables/:id/why',
    {
      schema: {
        tags,
        summary: 'Explain an illegal move',
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
        summary: 'Export the match',
        params: IdParams,
        response: {
          200: RecordAnswer,
          ...failures,
        },
      },
    },
    async (request, reply) => {
      const record = await exportRecord(runtime, request.params.id, personOf(request));
      return reply.serializer(JSON.stringify).send(record);
    },
  );
}
