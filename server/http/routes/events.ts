import { Type } from 'typebox';
import { failures } from '../../../api/error.ts';
import { EventsQuery, EventSummaries, EventView, NewEvent, PlayerParams } from '../../../api/event.ts';
import { IdParams } from '../../../api/schema.ts';
import { createEvent } from '../../events/create-event.ts';
import { cancelEvent, enterEvent, leaveEvent } from '../../events/entering.ts';
import { namesIn, toEventSummary, toEventView } from '../../events/event-view.ts';
import { fromRow } from '../../events/stored-event.ts';
import { networkOf } from '../../limits/address.ts';
import { notFound, RequestError } from '../../request-error.ts';
import type { Services } from '../../services.ts';
import { personOf } from '../auth.ts';
import { spend } from '../limit-hooks.ts';
import type { ApiInstance } from '../instance.ts';

const tags = ['events'];
const PAGE = 20;
const nothing = { 204: Type.Null(), ...failures };

export function eventRoutes(app: ApiInstance, services: Services): void {
  const { storage } = services;

  const read = async (id: string, person: string | undefined): Promise<EventView> => {
    const row = await storage.events.find(id);
    if (row === undefined) throw notFound();
    const event = fromRow(row);
    return toEventView(event, await namesIn(storage, [event]), person);
  };

  app.get(
    '/api/events',
    {
      config: { isPublic: true },
      schema: {
        tags,
        summary: 'List events',
        security: [],
        querystring: EventsQuery,
        response: { 200: EventSummaries, ...failures },
      },
    },
    async request => {
      const { status, game, mine, limit, after } = request.query;
      const person = mine === undefined ? undefined : personOf(request);
      const page = { limit: limit === undefined ? PAGE : Number(limit), after };
      const { rows, next } = await storage.events.list({ status, game, person }, page);
      const events = rows.map(fromRow);
      const names = await namesIn(storage, events);
      return { events: events.map(event => toEventSummary(event, names)), next };
    },
  );
  app.post(
    '/api/events',
    {
      config: { limit: { of: 'creations' } },
      schema: { tags, summary: 'Create an event', body: NewEvent, response: { 200: EventView, ...failures } },
    },
    async request => {
      const person = personOf(request);
      // As in the lobby: ever new accounts do not fill the list.
      if (services.settings.limits.rate > 0)
        await spend(services, services.limits.lobby, networkOf(request.ip));
      return read(await createEvent(services, person, request.body), person);
    },
  );
  app.get(
    '/api/events/:id',
    {
      config: { isPublic: true },
      schema: {
        tags,
        summary: 'Get an event with its results',
        security: [],
        params: IdParams,
        response: { 200: EventView, ...failures },
      },
    },
    request => read(request.params.id, request.visitor?.person),
  );
  app.post(
    '/api/events/:id/players',
    {
      schema: {
        tags,
        summary: 'Enter an event',
        params: IdParams,
        response: { 200: EventView, ...failures },
      },
    },
    async request => {
      const person = personOf(request);
      await enterEvent(services, request.params.id, person);
      return read(request.params.id, person);
    },
  );
  app.delete(
    '/api/events/:id/players/:person',
    {
      schema: {
        tags,
        summary: 'Leave an event, or remove a player as its organiser',
        params: PlayerParams,
        response: nothing,
      },
    },
    async (request, reply) => {
      const { id, person } = request.params;
      const asking = personOf(request);
      const row = await storage.events.find(id);
      if (row === undefined) throw notFound();
      if (person !== asking && row.organiser !== asking)
        throw new RequestError('forbidden', 'only the organiser can remove another player');
      await leaveEvent(services, id, person);
      return reply.status(204).send(null);
    },
  );
  app.delete(
    '/api/events/:id',
    { schema: { tags, summary: 'Cancel an event', params: IdParams, response: nothing } },
    async (request, reply) => {
      await cancelEvent(services, request.params.id, personOf(request));
      return reply.status(204).send(null);
    },
  );
}
