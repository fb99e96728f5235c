import type { FastifyReply } from 'fastify';
import { failures } from '../../api/error.ts';
import { IdParams } from '../../api/schema.ts';
import { SinceQuery } from '../../api/table.ts';
import { Fault } from '../../fault.ts';
import type { House } from '../../house.ts';
import type { Visitor } from '../../people/session.ts';
import { openStream, type Stream } from '../../rooms/stream.ts';
import { follow, unfollow, unwatch, watch } from '../../rooms/watch.ts';
import type { App } from '../door.ts';
import { visitorOf } from '../visit.ts';

const tags = ['streams'];
/** Each open tab is one; nobody needs more. */
const MOST_STREAMS = 50;

export function streamRoutes(app: App, house: House): void {
  const { hall } = house;
  const open = new Map<string, number>();

  /** A stream that calls back when it closes, however it does. */
  const start = (
    reply: FastifyReply,
    { person, hash: session }: Visitor,
    onClose: (stream: Stream) => void,
  ): Stream => {
    reply.hijack();
    open.set(person, (open.get(person) ?? 0) + 1);
    let isOpen = true;
    const stream: Stream = openStream(
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
    if ((open.get(person) ?? 0) >= MOST_STREAMS)
      throw new Fault('too-many-requests', 'too many open streams');
  };

  app.get(
    '/api/tables/:id/stream',
    {
      exposeHeadRoute: false,
      schema: {
        tags,
        summary: 'What happens at a table',
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
      await watch(hall, id, {
        person,
        since: since === undefined ? undefined : Number(since),
        open: () => start(reply, visitor, stream => unwatch(hall, id, stream)),
      });
    },
  );
  app.get(
    '/api/me/turns',
    {
      exposeHeadRoute: false,
      schema: {
        tags,
        summary: 'What waits for you',
        description: 'Server-sent events: `turn`, `tables`, `gone`.',
        produces: ['text/event-stream'],
        response: failures,
      },
    },
    async (request, reply) => {
      const visitor = visitorOf(request);
      expectRoom(visitor.person);
      const stream = start(reply, visitor, closed => unfollow(hall, closed));
      await follow(hall, stream).catch((error: unknown) => hall.complain(error, ''));
    },
  );
}
