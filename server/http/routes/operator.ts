import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { failures } from '../../../api/error.ts';
import {
  ActReason,
  Acts,
  ActsQuery,
  LiftSanction,
  NewName,
  NewSanction,
  Reports,
} from '../../../api/moderation.ts';
import { IdParams } from '../../../api/schema.ts';
import { listActs } from '../../moderation/act-list.ts';
import { closeReport, closeTable, lift, rename, sanction, type ActAuthor } from '../../moderation/acts.ts';
import { listReports } from '../../moderation/reports.ts';
import { notFound } from '../../request-error.ts';
import type { Services } from '../../services.ts';
import type { ApiInstance } from '../instance.ts';
import { personOf } from '../auth.ts';

const tags = ['operators'];
const done = { 204: Type.Null(), ...failures };

/** For operators alone: for everyone else these routes do not exist. */
export function operatorRoutes(app: ApiInstance, services: Services): void {
  const { storage } = services;
  /** Before the body is read. A program acts for its owner at tables, never as an operator. */
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    const isOwnBrowser = request.visitor?.kind === 'cookie';
    if (!isOwnBrowser || !(await storage.moderation.isOperator(personOf(request)))) throw notFound();
  };
  const authorOf = (request: FastifyRequest, reason: string): ActAuthor => ({
    operator: personOf(request),
    reason,
  });

  app.get(
    '/api/operator/reports',
    { onRequest, schema: { tags, summary: 'List open reports', response: { 200: Reports, ...failures } } },
    () => listReports(storage),
  );
  app.get(
    '/api/operator/acts',
    {
      onRequest,
      schema: {
        tags,
        summary: 'List what operators did, the newest first',
        querystring: ActsQuery,
        response: { 200: Acts, ...failures },
      },
    },
    request =>
      listActs(storage, request.query.before === undefined ? undefined : Number(request.query.before)),
  );
  app.post(
    '/api/operator/reports/:id/close',
    {
      onRequest,
      schema: { tags, summary: 'Close a report', params: IdParams, body: ActReason, response: done },
    },
    async (request, reply) => {
      await closeReport(services, authorOf(request, request.body.reason), request.params.id);
      return reply.status(204).send(null);
    },
  );
  app.post(
    '/api/operator/people/:id/sanctions',
    {
      onRequest,
      schema: { tags, summary: 'Warn, mute or ban', params: IdParams, body: NewSanction, response: done },
    },
    async (request, reply) => {
      const { reason, ...wanted } = request.body;
      await sanction(services, authorOf(request, reason), request.params.id, wanted);
      return reply.status(204).send(null);
    },
  );
  app.post(
    '/api/operator/people/:id/lift',
    {
      onRequest,
      schema: { tags, summary: 'Lift a mute or a ban', params: IdParams, body: LiftSanction, response: done },
    },
    async (request, reply) => {
      const { kind, reason } = request.body;
      await lift(services, authorOf(request, reason), request.params.id, kind);
      return reply.status(204).send(null);
    },
  );
  app.post(
    '/api/operator/people/:id/rename',
    {
      onRequest,
      schema: { tags, summary: 'Rename someone', params: IdParams, body: NewName, response: done },
    },
    async (request, reply) => {
      const { name, reason } = request.body;
      await rename(services, authorOf(request, reason), request.params.id, name);
      return reply.status(204).send(null);
    },
  );
  app.post(
    '/api/operator/tables/:id/close',
    {
      onRequest,
      schema: { tags, summary: 'Close a table', params: IdParams, body: ActReason, response: done },
    },
    async (request, reply) => {
      await closeTable(services, authorOf(request, request.body.reason), request.params.id);
      return reply.status(204).send(null);
    },
  );
}
