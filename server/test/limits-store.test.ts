import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Email } from '../notifications/mail.ts';
import { requestEmail } from '../notifications/email-address.ts';
import type { Services } from '../services.ts';
import { runUpkeep } from '../upkeep.ts';
import { createEvent, protectedGuests, readEvent } from './event-players.ts';
import { Guest, type Answer } from './test-client.ts';
import { isMissing, startedTable, startServer, STORES, type TestServer } from './test-server.ts';

const DAY = 86_400_000;

describe.each(STORES)('limits in the store', store => {
  describe.skipIf(isMissing(store))(`on ${store}`, () => {
    let server: TestServer;
    let ahead = 0;
    const letters: Email[] = [];
    /** The same server with a mailer that only keeps what it gets. */
    let services: Services;
    beforeAll(async () => {
      server = await startServer({ store, overrides: { now: () => Date.now() + ahead } });
      const mailer = {
        send: (letter: Email): Promise<void> => {
          letters.push(letter);
          return Promise.resolve();
        },
        close: () => undefined,
      };
      services = { ...server.services, mailer };
    });
    afterAll(() => server.end());

    const ask = (person: string, address: string, network = '192.0.2.1'): Promise<string> =>
      requestEmail(services, person, address, network).then(
        () => 'sent',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      );

    test('a victim gets five emails a day, whoever asks for them and however often', async () => {
      const guests = await Promise.all(Array.from({ length: 20 }, () => server.guest()));
      const before = letters.length;
      const answers = await Promise.all(
        guests.map(({ id }, n) => ask(id, n % 2 === 0 ? 'victim@example.org' : 'Victim@Example.org')),
      );
      expect(letters.length - before).toBe(5);
      expect(answers.filter(answer => answer === 'sent')).toHaveLength(5);
      expect(answers.find(answer => answer !== 'sent')).toMatch(
        /^too many emails today; try again in \d+ seconds$/,
      );
      ahead += DAY;
      expect(await ask(guests[0].id, 'victim@example.org')).toBe('sent');
    });

    test('a mailbox is the same one, however its address is written', async () => {
      ahead += DAY;
      const before = letters.length;
      for (let n = 0; n < 8; n++) {
        const { id } = await server.guest();
        await ask(id, n % 2 === 0 ? `vic.tim+${n}@gmail.com` : `Victim+${n}@GoogleMail.com`);
      }
      expect(letters.length - before).toBe(5);
    });

    test('all people behind one address make the server send fifty emails a day', async () => {
      ahead += DAY;
      const before = letters.length;
      for (let n = 0; n < 55; n++) await ask((await server.guest()).id, `a-${n}@example.org`, '192.0.2.7');
      expect(letters.length - before).toBe(50);
      expect(await ask((await server.guest()).id, 'b@example.org', '192.0.2.8')).toBe('sent');
    });

    test('a letter with a code says nothing that someone could choose', async () => {
      const guest = await server.guest();
      await guest.call('PATCH', '/api/me', { name: 'visit evil.example' });
      expect(await ask(guest.id, 'reader@example.org')).toBe('sent');
      expect(letters.at(-1)?.text).not.toContain('evil');
    });

    test('one person makes the server send five emails a day', async () => {
      const { id } = await server.guest();
      const answers = [];
      for (let n = 0; n < 8; n++) answers.push(await ask(id, `someone-${n}@example.org`));
      expect(answers.filter(answer => answer === 'sent')).toHaveLength(5);
    });

    test('a hundred attempts at a code at the same time are five attempts', async () => {
      const guest = await server.guest();
      await ask(guest.id, `${guest.id.replaceAll('_', '-')}@example.org`);
      const confirm = (code: string): Promise<Answer> =>
        guest.call('POST', '/api/me/email/confirm', { code });
      const code = /\b\d{6}\b/.exec(letters.at(-1)?.text ?? '')?.[0] ?? '';
      const wrong = Array.from({ length: 100 }, (_, n) => String(n).padStart(6, '0')).filter(
        one => one !== code,
      );
      const answers = await Promise.all(wrong.map(confirm));
      expect(answers.filter(({ body }) => String(body['message']).startsWith('wrong code'))).toHaveLength(5);
      expect(await confirm(code)).toMatchObject({ status: 401, body: { code: 'bad-credentials' } });
    });

    test('attempts at one recovery code are counted over all addresses', async () => {
      const guest = await server.guest();
      const { body } = await guest.call<{ code: string }>('POST', '/api/me/recovery-code');
      const wrong = `${body.code.slice(0, -1)}${body.code.endsWith('A') ? 'B' : 'A'}`;
      const attempt = (code: string): Promise<Answer> =>
        new Guest(server.address).call('POST', '/api/session/recovery', { code });
      const answers = await Promise.all(Array.from({ length: 9 }, () => attempt(wrong)));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
      expect((await attempt(body.code)).status).toBe(429);
      ahead += 3_700_000;
      expect((await attempt(body.code)).status).toBe(200);
    });

    test('a long log comes in pages, and a stream brings all of them', async () => {
      const { id, guests } = await startedTable(server);
      const [ana] = guests;
      for (let n = 0; n < 700; n += 100)
        await Promise.all(
          Array.from({ length: 100 }, (_, index) =>
            ana.command(id, { type: 'say', text: `${n + index}` }, 1),
          ),
        );
      const first = await ana.look(id, 0);
      expect(first.lines).toHaveLength(500);
      expect(first.next).toBe(500);
      const second = await ana.look(id, first.next);
      expect(second.next).toBeUndefined();
      expect(second.lines.at(-1)?.n).toBe(second.table.version);
      const stream = await ana.watch(id, { since: 0 });
      await stream.until(({ messages }) => messages.length >= 2);
      const seen = stream.messages.flatMap(({ lines }) => lines.map(({ n }) => n));
      expect(seen).toEqual([...first.lines, ...second.lines].map(({ n }) => n));
      expect(stream.events.filter(({ event }) => event === 'table').map(({ id: last }) => last)).toEqual([
        '500',
        String(second.table.version),
      ]);
    });

    test('the lobby comes in pages and can be narrowed', async () => {
      const host = await server.guest();
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const open = (wanted: object): Promise<string> =>
        host.open({ game: 'santiago', seats, visibility: 'public', ...wanted });
      const spanish = [];
      for (let n = 0; n < 5; n++) spanish.push(await open({ language: 'es' }));
      const slow = await open({ language: 'en', speed: { kind: 'correspondence', days: 2 } });
      const trio = await open({ language: 'en', seats: [...seats, { kind: 'open' }] });
      const list = async (query: string): Promise<{ ids: string[]; next: string | null }> => {
        const { body } = await host.call<{ tables: { id: string }[]; next: string | null }>(
          'GET',
          `/api/tables?game=santiago&${query}`,
        );
        return { ids: body.tables.map(({ id }) => id), next: body.next };
      };
      const pages: string[][] = [];
      let next: string | null = '';
      while (next !== null) {
        const page = await list(`language=es&limit=2${next === '' ? '' : `&after=${next}`}`);
        pages.push(page.ids);
        next = page.next;
      }
      expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
      expect(pages.flat().toSorted()).toEqual(spanish.toSorted());
      expect((await list('speed=correspondence')).ids).toEqual([slow]);
      expect((await list('players=3')).ids).toEqual([trio]);
      expect((await host.call('GET', '/api/tables?limit=0')).status).toBe(400);
      expect((await host.call('GET', '/api/tables?after=x')).status).toBe(400);
    });

    test('tables that never started and guests who never played are forgotten, others are not', async () => {
      const [idle, player, keeper] = [await server.guest(), await server.guest(), await server.guest()];
      await keeper.call('POST', '/api/me/recovery-code');
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const empty = await player.open({ game: 'cacao', seats });
      const { id: running, guests } = await startedTable(server);
      ahead += 20 * DAY;
      await runUpkeep(server.services);
      expect((await player.call('GET', `/api/tables/${empty}`)).status).toBe(404);
      expect((await guests[0].look(running)).table.status).toBe('playing');
      const { people } = server.services.storage;
      expect(await people.find(idle.id)).toBeDefined();
      ahead += 20 * DAY;
      await runUpkeep(server.services);
      expect(await people.find(idle.id)).toBeUndefined();
      expect(await people.find(keeper.id)).toBeDefined();
      expect(await people.find(guests[0].id)).toBeDefined();
    });

    test('events that never fill are called off, and those with a time are not', async () => {
      const [host] = await protectedGuests(server, 1);
      const { id: waiting } = await createEvent(host, { start: { kind: 'full', players: 4 } });
      const at = server.services.runtime.now() + 200 * DAY;
      const { id: planned } = await createEvent(host, { start: { kind: 'time', at, most: 4 } });
      const statuses = (): Promise<string[]> =>
        Promise.all([waiting, planned].map(async id => (await readEvent(host, id)).status));
      ahead += 89 * DAY;
      await runUpkeep(server.services);
      expect(await statuses()).toEqual(['open', 'open']);
      ahead += 2 * DAY;
      await runUpkeep(server.services);
      expect(await statuses()).toEqual(['cancelled', 'open']);
    });

    test('control characters are refused wherever they are, and nothing breaks', async () => {
      const guest = await server.guest();
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const id = await guest.open({ game: 'cacao', seats });
      const answers = [
        await guest.call('PATCH', '/api/me', { name: 'Ana\u0000' }),
        await guest.call('POST', '/api/me/programs', { name: '\u001b[31mred' }),
        await guest.call('POST', '/api/session', { name: 'a\u0007' }),
        await guest.command(id, { type: 'say', text: 'a\u0000b' }, 1),
        await guest.command(id, { type: 'say', text: 'half \ud800' }, 1),
        await guest.command(id, { type: 'move', move: 'x\u0000' }, 1),
        await guest.call('GET', `/api/tables/${id}/why?move=%00`),
        await guest.call('GET', '/api/tables/abcdefgh%00'),
        await guest.call('DELETE', '/api/me/push', { endpoint: 'a\u0000' }),
        await guest.call('POST', '/api/tables/import', {
          key: 'k'.repeat(8),
          seats,
          record: { 'a\u0000': 1 },
        }),
      ];
      for (const { status, body } of answers)
        expect([status, (body as { code?: string }).code]).toEqual([400, 'bad-request']);
      expect((answers[0].body as { message?: string }).message).toContain('body.name');
      expect((await guest.command(id, { type: 'say', text: 'line\nbreak\tand 👩‍🌾' }, 1)).status).toBe(200);
    });

    test('a log has an end', async () => {
      const short = await startServer({ store, flags: { 'log-length': '100' } });
      const { id, guests } = await startedTable(short);
      const says = Array.from({ length: 150 }, (_, n) =>
        guests[0].command(id, { type: 'say', text: `${n}` }, 1),
      );
      const refused = (await Promise.all(says)).filter(({ status }) => status === 403);
      expect(refused.length).toBeGreaterThan(50);
      expect((await guests[0].do(id, { type: 'resign' })).status).toBe(200);
      await short.end();
    });
  });
});
