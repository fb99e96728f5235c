import { describe, expect, test } from 'vitest';
import type { EventView } from '../../api/event.ts';
import type { Profile, RatingHistory, ResultLines } from '../../api/profile.ts';
import { loadGame } from '../../games/index.ts';
import { seedHash } from '../../kernel/seed.ts';
import { verify, type MatchRecord } from '../../kernel/record.ts';
import { seedOfRound } from '../events/stored-event.ts';
import { recomputeRatings, takeInPending } from '../ratings/take-in.ts';
import type { WebhookRow } from '../storage/social-rows.ts';
import { newsFor } from '../webhooks/news.ts';
import { createEvent, enter, eventUntil, playRound, protectedGuests, readEvent } from './event-players.ts';
import type { Guest } from './test-client.ts';
import { isMissing, startServer, STORES, type TestServer } from './test-server.ts';

const LONG = 240_000;

type EventTable = EventView['results'][number]['tables'][number];

/** Every way to the match of a table. */
const WAYS = [
  ['GET', 'record'],
  ['GET', 'review'],
  ['POST', 'review'],
  ['DELETE', 'review'],
] as const;

const befriend = async (one: Guest, other: Guest): Promise<void> => {
  await one.call('PUT', `/api/me/friends/${other.id}`);
  await other.call('PUT', `/api/me/friends/${one.id}`);
};

/** What the webhooks of a person would be told: of their own tables, and of an event. */
async function webhookNews({ services }: TestServer, person: string, event: string): Promise<string[]> {
  const webhook: WebhookRow = {
    id: 'webhook',
    person,
    event: null,
    url: 'https://chat.example.org/x',
    secret: 'secret',
    news: '[]',
    language: 'en',
    created: 0,
    failing_since: null,
    disabled: null,
    delivered: null,
  };
  const both = [webhook, { ...webhook, event }].map(row => newsFor(services, row, ''));
  return (await Promise.all(both)).flat().map(({ news }) => news);
}

/** Everything that a person can read: each route of the document with each of these ids, and the starts of streams. */
async function crawl(reader: Guest, ids: readonly string[]): Promise<string> {
  const { body } = await reader.call<{ paths: Record<string, object> }>('GET', '/api/openapi.json');
  const routes = Object.entries(body.paths).flatMap(([path, methods]) => ('get' in methods ? [path] : []));
  expect(routes.length).toBeGreaterThan(30);
  const found: unknown[] = [];
  for (const route of routes.filter(path => !path.endsWith('/stream') && !path.endsWith('/turns')))
    for (const id of route.includes('{') ? [...ids, 'cacao'] : ['']) {
      const { status, body: text } = await reader.call('GET', route.replaceAll(/\{\w+\}/g, id));
      expect(status, route).toBeLessThan(500);
      found.push(text);
    }
  for (const path of ['/api/me/turns', ...ids.map(id => `/api/tables/${id}/stream?since=0`)]) {
    const stream = await reader.listen(path);
    if (stream.status === 200 && path !== '/api/me/turns')
      await stream.until(({ messages }) => messages.length > 0);
    found.push(stream.events);
    stream.close();
  }
  return JSON.stringify(found);
}

const resultsOf = async (viewer: Guest, { id }: Guest): Promise<(string | null)[]> =>
  (await viewer.call<ResultLines>('GET', `/api/people/${id}/results`)).body.results.map(({ table }) => table);

/** Every figure that a finished table could have moved, as its own player sees them. */
async function ratingsOf(viewer: Guest, { id }: Guest): Promise<unknown[]> {
  const { body: profile } = await viewer.call<Profile>('GET', `/api/people/${id}`);
  const { body: history } = await viewer.call<RatingHistory>('GET', `/api/people/${id}/ratings`);
  const { body: results } = await viewer.call<ResultLines>('GET', `/api/people/${id}/results`);
  const ofMatches = results.results.flatMap(({ rating }) => rating ?? []);
  return [...(profile.details?.ratings ?? []), ...history.points, ...ofMatches];
}

const matchesOf = async (viewer: Guest, { id }: Guest): Promise<unknown> =>
  (await viewer.call<Profile>('GET', `/api/people/${id}`)).body.details?.games;

/** The tables of a round count at the same moment, in the order in which they ended. */
async function expectRatedAtOnce(
  { services: { storage } }: TestServer,
  tables: readonly EventTable[],
): Promise<void> {
  await expect
    .poll(async () => (await storage.ratings.all()).changes.length, { timeout: 20_000 })
    .toBe(tables.flatMap(({ seats }) => seats).length);
  const results = await storage.results.find(tables.map(({ id }) => id));
  const ordered = results.toSorted((first, second) => first.ended - second.ended);
  expect(ordered.map(({ n }) => n)).toEqual(ordered.map((_, index) => index + 1));
  expect(new Set(results.map(({ released }) => released)).size).toBe(1);
  const { changes } = await storage.ratings.all();
  for (const { at } of changes) expect(at).toBe(results[0].released);
  expect(await recomputeRatings(storage)).toMatchObject({ matches: tables.length, differences: 0 });
}

describe.for([...STORES])('a common deal on %s', store => {
  test.skipIf(isMissing(store))(
    'is secret until the round is over, and then proven',
    { timeout: LONG },
    async () => {
      const server = await startServer({ store });
      const [stranger, ...guests] = await protectedGuests(server, 5);
      const [host] = guests;
      const { id, commitments } = await createEvent(host, {
        rounds: 1,
        deal: 'common',
        start: { kind: 'full', players: 4 },
      });
      expect(commitments.length).toBe(1);
      await enter(id, guests);
      const event = await eventUntil(host, id, ({ you }) => you.table !== null);
      const [one, other] = event.results[0].tables;
      const at = (table: EventTable) =>
        guests.filter(guest => table.seats.some(({ player }) => player === guest.id));
      const play = (table: EventTable, seed: number) =>
        playRound(at(table), { ...event, results: [{ ...event.results[0], tables: [table] }] }, seed);
      await play(one, 7);
      const [finisher] = at(one);
      const [stillPlaying] = at(other);
      const row = await server.services.storage.events.find(id);
      const seed = seedOfRound(row!, 1);
      expect(seedHash(seed)).toBe(commitments[0]);

      // Who has finished sees what they saw in play, and nothing more.
      expect((await finisher.look(one.id, 0)).table.status).toBe('finished');
      const stream = await finisher.watch(one.id, { since: 0 });
      await stream.until(({ messages }) => messages.length > 0);
      const { body: archive } = await finisher.call<{ tables: object[] }>('GET', '/api/me/export');
      expect(archive.tables).toMatchObject([{ id: one.id, record: null }]);
      const texts = [await finisher.look(one.id, 0), stream.messages, archive, await readEvent(host, id)];
      for (const text of texts) expect(JSON.stringify(text)).not.toContain(seed);
      stream.close();
      for (const [method, way] of WAYS)
        expect(await finisher.call(method, `/api/tables/${one.id}/${way}`)).toMatchObject({
          status: 409,
          body: { code: 'sealed' },
        });
      expect((await finisher.call('GET', `/api/tables/${one.id}/invite`)).body).toEqual({ invite: null });
      expect((await finisher.do(one.id, { type: 'rematch' })).body.code).toBe('arranged');

      // Neither the organiser nor anyone else can read what the deal is made from, wherever they look.
      const ids = [id, one.id, other.id, finisher.id, stillPlaying.id];
      const secrets = [seed, row!.secret, await server.services.storage.events.dailySecret('unused')];
      for (const reader of [host, finisher, stillPlaying, stranger]) {
        const everything = await crawl(reader, ids);
        expect(everything).toContain(commitments[0]);
        for (const secret of secrets) expect(everything).not.toContain(secret);
      }

      // The others do not get in, not even as a friend.
      for (const [player, viewer] of [
        [finisher, stillPlaying],
        [finisher, stranger],
        [stillPlaying, finisher],
      ] as const) {
        const table = player === finisher ? one : other;
        await befriend(player, viewer);
        const invited = await player.call('POST', `/api/tables/${table.id}/invitations`, {
          person: viewer.id,
        });
        expect(invited.body).toMatchObject({ code: 'arranged' });
        for (const [method, way] of [...WAYS, ['GET', ''], ['GET', 'stream']] as const) {
          const path = `/api/tables/${table.id}${way === '' ? '' : `/${way}`}`;
          expect([method, way, (await viewer.call(method, path)).status]).toEqual([method, way, 404]);
        }
      }

      // Results stay untold: on the event's page, on profiles and by webhooks.
      const meanwhile = await readEvent(stranger, id);
      expect(meanwhile.results[0].seed).toBeNull();
      for (const { seats } of meanwhile.results[0].tables)
        expect(seats[0]).toMatchObject({ rank: null, score: null, points: null });
      expect(await resultsOf(finisher, finisher)).toEqual([one.id]);
      for (const viewer of [stranger, stillPlaying]) {
        expect(await resultsOf(viewer, finisher)).toEqual([]);
        expect(await matchesOf(viewer, finisher)).toEqual([]);
      }
      for (const person of [finisher, host])
        expect(await webhookNews(server, person.id, id)).not.toContain('table-finished');

      // Nor do ratings tell: neither to the finisher nor to anyone else, and not to a process that looks again.
      expect(await takeInPending(server.services.storage)).toBe(0);
      for (const viewer of [finisher, stillPlaying, stranger])
        expect(await ratingsOf(viewer, finisher)).toEqual([]);
      expect(archive).toMatchObject({ ratings: [], ratingChanges: [] });

      await play(other, 8);
      const over = await eventUntil(host, id, ({ status }) => status === 'finished');
      expect(over.results[0].seed).toBe(seed);
      const { game } = await loadGame('cacao');
      for (const played of [one, other]) {
        // Everyone may look at every match now.
        const { body } = await stranger.call<MatchRecord>('GET', `/api/tables/${played.id}/record`);
        expect(body.seed).toBe(seed);
        verify(game, body);
      }
      expect((await resultsOf(stranger, finisher)).length).toBe(1);
      expect(await webhookNews(server, host.id, id)).toContain('table-finished');
      expect(await webhookNews(server, stillPlaying.id, id)).toContain('table-finished');
      await expectRatedAtOnce(server, [one, other]);
      for (const seat of [0, 1]) {
        const points = over.results[0].tables.map(({ seats }) => seats[seat].points ?? -1);
        expect(points[0] + points[1]).toBe(1);
      }
      await server.end();
    },
  );
});
