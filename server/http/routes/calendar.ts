import { Type } from 'typebox';
import { CalendarParams, Comfort, Deadlines, NewCalendar, QuietHours } from '../../../api/comfort.ts';
import { failures } from '../../../api/error.ts';
import { isZone } from '../../notifications/quiet-hours.ts';
import { calendarText, deadlinesOf } from '../../people/calendar.ts';
import { languageOf } from '../../people/session.ts';
import { hashOf, newToken } from '../../people/token.ts';
import { notFound, RequestError } from '../../request-error.ts';
import type { Services } from '../../services.ts';
import type { ApiInstance } from '../instance.ts';
import { originOf, personOf } from '../auth.ts';

const tags = ['comfort'];

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const minutesOf = (text: string): number => {
  const [hours, minutes] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Quiet hours, deadlines and their calendar. */
export function calendarRoutes(app: ApiInstance, services: Services): void {
  const { storage, runtime } = services;
  const read = async (person: string): Promise<Comfort> => {
    const row = await storage.comfort.find(person);
    const { quiet_from: from = null, quiet_until: until = null, zone = 'UTC', calendar = null } = row ?? {};
    return {
      quiet: from === null || until === null ? null : { from: clock(from), until: clock(until), zone },
      hasCalendar: calendar !== null,
    };
  };
  app.get(
    '/api/me/comfort',
    { schema: { tags, summary: 'Get your quiet hours', response: { 200: Comfort, ...failures } } },
    request => read(personOf(request)),
  );
  app.put(
    '/api/me/comfort',
    {
      schema: {
        tags,
        summary: 'Set your quiet hours',
        body: QuietHours,
        response: { 200: Comfort, ...failures },
      },
    },
    async request => {
      const { quiet } = request.body;
      if (quiet !== null && !isZone(quiet.zone)) throw new RequestError('bad-request', 'unknown time zone');
      await storage.comfort.change(personOf(request), {
        quiet_from: quiet === null ? null : minutesOf(quiet.from),
        quiet_until: quiet === null ? null : minutesOf(quiet.until),
        ...(quiet === null ? {} : { zone: quiet.zone }),
      });
      return read(personOf(request));
    },
  );
  app.get(
    '/api/me/deadlines',
    { schema: { tags, summary: 'List your deadlines', response: { 200: Deadlines, ...failures } } },
    async request => ({ deadlines: await deadlinesOf(storage, personOf(request)) }),
  );
  app.post(
    '/api/me/calendar',
    {
      config: { limit: { of: 'creations' } },
      schema: {
        tags,
        summary: 'Make or renew the address of your calendar',
        response: { 200: NewCalendar, ...failures },
      },
    },
    async request => {
      const token = newToken();
      await storage.comfort.change(personOf(request), { calendar: hashOf(token) });
      return { address: `${originOf(services, request)}/api/calendar/${token}` };
    },
  );
  app.delete(
    '/api/me/calendar',
    { schema: { tags, summary: 'End your calendar', response: { 204: Type.Null(), ...failures } } },
    async (request, reply) => {
      await storage.comfort.change(personOf(request), { calendar: null });
      return reply.status(204).send(null);
    },
  );
  app.get(
    '/api/calendar/:token',
    {
      config: { isPublic: true },
      schema: {
        tags,
        summary: 'Read a calendar of deadlines',
        security: [],
        produces: ['text/calendar'],
        params: CalendarParams,
        response: failures,
      },
    },
    async (request, reply) => {
      const row = await storage.comfort.byCalendar(hashOf(request.params.token));
      const person = row === undefined ? undefined : await storage.people.find(row.person);
      if (person === undefined) throw notFound();
      const text = await calendarText(await deadlinesOf(storage, person.id), {
        language: languageOf(person),
        origin: originOf(services, request),
        now: runtime.now(),
      });
      // Not one of the described refusals: the calendar itself, which is no JSON.
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private')
        .send(text as never);
    },
  );
}
