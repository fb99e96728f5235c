import type { FastifyReply } from 'fastify';
import { failures } from '../../../api/error.ts';
import { IdParams } from '../../../api/schema.ts';
import { SinceQuery } from '../../../api/table.ts';
import { RequestError } from '../../request-error.ts';
import type { Services } from '../../services.ts';
import type { Visitor } from '../../people/session.ts';
import { openStream, type EventStream } from '../../tables/stream.ts';
import { openTurnStream, closeTurnStream, closeTableStream, openTableStream } from '../../tables/reads.ts';
import type { ApiInstance } from '../instance.ts';
import { visitorOf } from '../auth.ts';

const tags = ['streams'];
/** Each open tab takes one. */
const MAX_STREAMS = 50;

export function streamRoutes(app: ApiInstance, services: Services): void {
  const { runtime } = services;
  const open = new Map<string, number>();

  /** A stream that calls back when it closes, however it does. */
  const start = (
    reply: FastifyReply,
    { person, hash: session }: Visitor,
    onClose: (stream: EventStream) => void,
  ): EventStream => {
    reply.hijack();
    open.set(person, (open.get(person) ?? 0) + 1);
    let isOpen = true;
    const stream: EventStream = openStream(
      reply.raw,
      { person, session },
      {
        headers: reply.getHeaders(),
        onClose: () => {
          if (!isOpen) return;
          isOpen = false;
          const left = (open.get(person) ?? 1) - 1;
          if (left === 0) open.delete(person);
          else open.set(person, left);
          onClose(stream);
        },
      },
    );
    return stream;
  };

  const expectRoom = (person: string): void => {
    if ((open.get(person) ?? 0) >= MAX_STREAMS)
      throw new RequestError('too-many-requests', 'too many open streams');
  };

  app.get(
    '/api/tables/:id/stream',
    {
      exposeHeadRoute: false,
      schema: {
        tags,
        summary: 'Stream table events',
        description: 'Server-sent events: `table`, `here`, `gone`. Resumes by `Last-Event-ID` or `since`.',
        produces: ['text/event-stream'],
        params: IdParams,
        querystring: SinceQuery,
        response: failures,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const visitor = visitorOf(request);
      const { person } = visitor;
      expectRoom(person);
      const last = request.headers['last-event-id'];
      const since = typeof last === 'string' && /^\d{1,9}$/.test(last) ? last : request.query.since;
      await openTableStream(runtime, id, {
        person,
        since: since === undefined ? undefined : Number(since),
        open: () => start(reply, visitor, stream => closeTableStream(runtime, id, stream)),
      });
    },
  );
  app.get(
    '/api/me/turns',
    {
      exposeHeadRoute: false,
      schema: {
        tags,
        summary: 'Stream your turns',
        description: 'Server-sent events: `turn`, `tables`, `gone`.',
        produces: ['text/event-stream'],
        response: failures,
      },
    },
    async (request, reply) => {
      const visitor = visitorOf(request);
      expectRoom(visitor.person);
      const stream = start(reply, visitor, closed => closeTurnStream(runtime, closed));
      await openTurnStream(runtime, stream).catch((error: unknown) => runtime.reportError(error, ''));
    },
  );
}
