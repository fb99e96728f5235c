import { Type } from 'typebox';
import {
  CalendarParams,
  Correspondence,
  CorrespondenceChange,
  Deadlines,
  NewCalendar,
  type NoticeWays,
} from '../../../api/correspondence.ts';
import { failures } from '../../../api/error.ts';
import { DIGEST_MINUTE, modesOf, nextDigest } from '../../notifications/digest.ts';
import { isZone } from '../../notifications/quiet-hours.ts';
import type { CorrespondenceRow } from '../../storage/social-rows.ts';
import { calendarText, deadlinesOf } from '../../people/calendar.ts';
import { languageOf } from '../../people/session.ts';
import { hashOf, newToken } from '../../people/token.ts';
import { notFound, RequestError } from '../../request-error.ts';
import type { Services } from '../../services.ts';
import type { ApiInstance } from '../instance.ts';
import { originOf, personOf } from '../auth.ts';

const tags = ['correspondence'];

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const minutesOf = (text: string): number => {
  const [hours, minutes] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

const quietChange = (
  quiet: Correspondence['quiet'],
): Pick<CorrespondenceRow, 'quiet_from' | 'quiet_until'> => ({
  quiet_from: quiet === null ? null : minutesOf(quiet.from),
  quiet_until: quiet === null ? null : minutesOf(quiet.until),
});

const noticeChange = ({
  email,
  push,
  digestAt,
}: NoticeWays): Pick<CorrespondenceRow, 'email_mode' | 'push_mode' | 'digest_minute'> => ({
  email_mode: email,
  push_mode: push,
  digest_minute: minutesOf(digestAt),
});

/** Quiet hours, digests, deadlines and their calendar. */
export function calendarRoutes(app: ApiInstance, services: Services): void {
  const { storage, runtime } = services;
  const read = async (person: string): Promise<Correspondence> => {
    const row = await storage.correspondence.find(person);
    const { quiet_from: from = null, quiet_until: until = null, zone = 'UTC', calendar = null } = row ?? {};
    const digestAt = clock(row?.digest_minute ?? DIGEST_MINUTE);
    return {
      quiet: from === null || until === null ? null : { from: clock(from), until: clock(until), zone },
      notices: { ...modesOf(row), digestAt, zone },
      hasCalendar: calendar !== null,
    };
  };
  app.get(
    '/api/me/correspondence',
    {
      schema: {
        tags,
        summary: 'Get your quiet hours and digests',
        response: { 200: Correspondence, ...failures },
      },
    },
    request => read(personOf(request)),
  );
  app.put(
    '/api/me/correspondence',
    {
      schema: {
        tags,
        summary: 'Set your quiet hours and digests',
        body: CorrespondenceChange,
        response: { 200: Correspondence, ...failures },
      },
    },
    async request => {
      const { quiet, notices } = request.body;
      const zone = notices?.zone ?? quiet?.zone;
      if (zone !== undefined && !isZone(zone))
        throw new RequestError('bad-request', 'unknown time zone: use a name such as Europe/Madrid');
      const person = personOf(request);
      const known = await storage.correspondence.find(person);
      const change = {
        ...(quiet === undefined ? {} : quietChange(quiet)),
        ...(notices === undefined ? {} : noticeChange(notices)),
        ...(zone === undefined ? {} : { zone }),
      };
      const next = { ...known, ...change };
      // A day's digest belongs to the zone and the hour as they are now.
      const wantsDigest = next.email_mode === 'digest' || next.push_mode === 'digest';
      const minute = next.digest_minute ?? DIGEST_MINUTE;
      const digest_due = wantsDigest ? nextDigest(runtime.now(), minute, next.zone ?? 'UTC') : null;
      if (quiet !== undefined || notices !== undefined)
        await storage.correspondence.change(person, { ...change, digest_due });
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
        summary: 'Create or replace your calendar address',
        response: { 200: NewCalendar, ...failures },
      },
    },
    async request => {
      const token = newToken();
      await storage.correspondence.change(personOf(request), { calendar: hashOf(token) });
      return { address: `${originOf(services, request)}/api/calendar/${token}` };
    },
  );
  app.delete(
    '/api/me/calendar',
    { schema: { tags, summary: 'Turn off your calendar', response: { 204: Type.Null(), ...failures } } },
    async (request, reply) => {
      await storage.correspondence.change(personOf(request), { calendar: null });
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
      const row = await storage.correspondence.byCalendar(hashOf(request.params.token));
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
