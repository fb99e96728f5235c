import { CommandAnswer, CommandBody } from '../../../api/command.ts';
import { RecordAnswer } from '../../../api/record.ts';
import { TableUpdate } from '../../../api/table-update.ts';
import { failures } from '../../../api/error.ts';
import { IdParams } from '../../../api/schema.ts';
import {
  LobbyQuery,
  NewTable,
  NewTableAnswer,
  PageQuery,
  SinceQuery,
  TableSummaries,
  WhyAnswer,
  WhyQuery,
} from '../../../api/table.ts';
import { networkOf } from '../../limits/address.ts';
import { RequestError } from '../../request-error.ts';
import type { Services } from '../../services.ts';
import type { ListedTable, Page } from '../../storage/table-lists.ts';
import { openTable } from '../../tables/create-table.ts';
import { requireRoomInLobby } from '../../tables/lobby-room.ts';
import { ratedSeatCheck } from '../../tables/rated-table.ts';
import { readTable, exportRecord, whyNot } from '../../tables/reads.ts';
import { requireEntry, requireWelcome } from '../../tables/runtime.ts';
import type { ApiInstance } from '../instance.ts';
import { toSummary, urgentFirst } from '../table-summary.ts';
import { personOf } from '../auth.ts';
import { requireOneScope } from '../scopes.ts';
import { spend } from '../limit-hooks.ts';

const tags = ['tables'];
const MAX_PAGE = 100;
/** What brings a match to its end, however long its log has become. */
const ENDINGS: ReadonlySet<string> = new Set([
  'move',
  'resign',
  'leave',
  'close',
  'rematch',
  'reclaim',
  'answerUndo',
  'askAbort',
  'answerAbort',
]);

const outcomeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'internal';

const pageOf = ({ limit, after }: { limit?: string; after?: string }): Page => ({
  limit: limit === undefined ? MAX_PAGE : Number(limit),
  after,
});

export function tableRoutes(app: ApiInstance, services: Services): void {
  const { runtime, storage, settings, limits, observer, sanctions } = services;
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
      const { status = 'open', game, language, speed, players } = request.query;
      const wanted = { status, game, language, speed, players };
      const person = personOf(request);
      const { tables, next } = await storage.tables.listPublic(wanted, pageOf(request.query));
      const apart = await storage.relations.apartFrom(person);
      const isShown = ({ row, seats }: ListedTable): boolean =>
        ![row.host, ...seats.map(seat => seat.person)].some(one => one !== null && apart.has(one));
      return { tables: tables.filter(isShown).map(table => toSummary(table, person)), next };
    },
  );
  app.get(
    '/api/me/tables',
    {
      schema: {
        tags,
        summary: 'List your tables',
        querystring: PageQuery,
        response: { 200: TableSummaries, ...failures },
      },
    },
    async request => {
      const person = personOf(request);
      const { tables, next } = await storage.tables.listForPerson(person, pageOf(request.query));
      const over = tables.filter(({ row }) => row.status === 'finished').map(({ row }) => row.id);
      const results = new Map((await storage.results.find(over)).map(result => [result.table_id, result]));
      const lines = tables.map(table => toSummary(table, person, results.get(table.row.id)));
      return { tables: urgentFirst(lines), next };
    },
  );
  app.post(
    '/api/tables',
    {
      config: { limit: { of: 'creations' } },
      schema: {
        tags,
        summary: 'Create a table',
        body: NewTable,
        response: { 200: NewTableAnswer, ...failures },
      },
    },
    async request => {
      const person = personOf(request);
      await requireRoomInLobby(services, { person, network: networkOf(request.ip) }, request.body);
      return openTable(runtime, person, request.body);
    },
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
    async request => {
      const { version, key, ...command } = request.body;
      const person = personOf(request);
      requireOneScope(request, command.type === 'say' || command.type === 'react' ? 'chat' : 'play');
      if (command.type === 'say' && settings.limits.rate > 0) await spend(services, limits.chat, person);
      if (command.type === 'react' && settings.limits.rate > 0)
        await spend(services, limits.reactions, person);
      if (command.type === 'say' || command.type === 'react') await sanctions.require(person, 'mute');
      const checkSeat = await ratedSeatCheck(storage, person, command);
      const apart = command.type === 'sit' ? await storage.relations.apartFrom(person) : undefined;
      const done = runtime.host.handleCommand(request.params.id, { person, command, version, key }, table => {
        requireEntry(table, person);
        checkSeat(table);
        if (apart !== undefined) requireWelcome(table, person, apart);
        if (table.version >= settings.limits.logLength && !ENDINGS.has(command.type))
          throw new RequestError('forbidden', "this table's log is full: only moves are accepted");
      });
      if (observer !== undefined)
        done.then(
          () => observer.command(command.type, 'done'),
          (error: unknown) => observer.command(command.type, outcomeOf(error)),
        );
      return done;
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
