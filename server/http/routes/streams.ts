import type { FastifyReply, FastifyRequest } from 'fastify';
import { failures } from '../../../api/error.ts';
import { IdParams } from '../../../api/schema.ts';
import { SinceQuery } from '../../../api/table.ts';
import { networkOf } from '../../limits/address.ts';
import { personOwner, type StreamOwner } from '../../limits/open-streams.ts';
import { RequestError } from '../../request-error.ts';
import type { Services } from '../../services.ts';
import type { Visitor } from '../../people/session.ts';
import { openStream, type EventStream } from '../../tables/stream.ts';
import { openTurnStream, closeTurnStream, closeTableStream, openTableStream } from '../../tables/reads.ts';
import type { ApiInstance } from '../instance.ts';
import { visitorOf } from '../auth.ts';

const tags = ['streams'];
/** Seconds. */
const STREAM_PAUSE = 5;

export function streamRoutes(app: ApiInstance, services: Services): void {
  const { runtime, openStreams } = services;
  const { streams, streamsAddress } = services.settings.limits;

  /** Counts a stream for its person and address, for as long as the connection lasts. */
  const reserve = async (
    { person }: Visitor,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    const owners: StreamOwner[] = [
      { who: personOwner(person), most: streams },
      { who: `address ${networkOf(request.ip)}`, most: streamsAddress },
    ];
    if (!(await openStreams.tryAdd(owners)))
      throw new RequestError('too-many-requests', 'too many open streams: close another tab or program', {
        retryAfter: STREAM_PAUSE,
      });
    if (reply.raw.destroyed) openStreams.remove(owners);
    else reply.raw.once('close', () => openStreams.remove(owners));
  };

  /** A stream that calls back when it closes, however it does. */
  const start = (
    reply: FastifyReply,
    { person, hash: session }: Visitor,
    onClose: (stream: EventStream) => void,
  ): EventStream => {
    reply.hijack();
    let isOpen = true;
    const stream: EventStream = openStream(
      reply.raw,
      { person, session },
      {
        headers: reply.getHeaders(),
        onClose: () => {
          if (!isOpen) return;
          isOpen = false;
          onClose(stream);
        },
      },
    );
    return stream;
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
      await reserve(visitor, request, reply);
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
      await reserve(visitor, request, reply);
      const stream = start(reply, visitor, closed => closeTurnStream(runtime, closed));
      await openTurnStream(runtime, stream).catch((error: unknown) => {
        runtime.reportError(error, '');
        // The client opens another one, which begins with everything that this one did not send.
        stream.end();
      });
    },
  );
}
