import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreatedWebhook, Webhooks } from '../../api/webhook.ts';
import { isPublicAddress } from '../webhooks/public-address.ts';
import { addressFault, sendMessage, signatureOf } from '../webhooks/send.ts';
import { createEvent, enter, eventUntil, protectedGuests } from './event-players.ts';
import type { Guest } from './test-client.ts';
import { isMissing, startedTable, startServer, STORES, turnOf, type TestServer } from './test-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('the addresses of webhooks', () => {
  test('are public ones, reached over https', () => {
    const inside = [
      '127.0.0.1',
      '10.1.2.3',
      '169.254.169.254',
      '172.20.0.1',
      '192.168.1.1',
      '100.64.0.1',
      '0.0.0.0',
    ];
    const inside6 = [
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      'localhost',
    ];
    expect([...inside, ...inside6].filter(isPublicAddress)).toEqual([]);
    expect(['93.184.216.34', '2606:4700::1111'].every(isPublicAddress)).toBe(true);
    const refused = [
      'http://chat.example.org/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://2130706433/x',
      'https://user:word@chat.example.org/',
      'file:///etc/passwd',
      'x',
    ];
    expect(refused.filter(url => addressFault(url, 'public') === undefined)).toEqual([]);
    expect(addressFault('https://chat.example.org/hooks/1', 'public')).toBeUndefined();
    expect(addressFault('http://127.0.0.1:9/x', 'any')).toBeUndefined();
  });

  test('are judged by what a name resolves to', async () => {
    const delivery = { id: 'a', news: 'standings', url: 'https://localhost:9/x', secret: 's', body: '{}' };
    await expect(sendMessage(delivery, 'public', 0)).rejects.toThrow('not a public address');
  });
});

describe.each(STORES)('webhooks on %s', store => {
  describe.skipIf(isMissing(store))('of people', () => {
    const heard: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
    let answer = 200;
    const chat = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString('utf8')));
      request.on('end', () => {
        heard.push({ path: request.url ?? '', headers: request.headers, body });
        const elsewhere = answer === 302 ? { location: '/elsewhere' } : {};
        response.writeHead(answer, elsewhere).end('x'.repeat(40_000));
      });
    });
    let server: TestServer;
    let ahead = 0;
    let base = '';
    beforeAll(async () => {
      await new Promise<void>(resolve => chat.listen(0, '127.0.0.1', resolve));
      // A server that listens on a port has an address of this kind.
      base = `http://127.0.0.1:${(chat.address() as AddressInfo).port}`;
      server = await startServer({
        store,
        overrides: { now: () => Date.now() + ahead },
        flags: { webhooks: 'any', 'notice-delay': '1' },
      });
    });
    afterAll(async () => {
      await server.end();
      chat.close();
    });

    const hook = (guest: Guest, path: string, more: object = { news: ['your-turn', 'table-finished'] }) =>
      guest.call<CreatedWebhook>('POST', '/api/me/webhooks', { url: `${base}${path}`, ...more });
    const at = (path: string) => heard.filter(one => one.path === path);
    const newsAt = (path: string) => at(path).map(({ headers }) => headers['x-cosecha-news']);
    const list = async (guest: Guest) =>
      (await guest.call<Webhooks>('GET', '/api/me/webhooks')).body.webhooks;

    test('are told turns and results once, signed and in words', async () => {
      const { id, guests } = await startedTable(server, { speed: { kind: 'correspondence', days: 3 } });
      const turn = await turnOf(id, guests);
      if (turn === undefined) throw new Error('no one is to act');
      const other = guests.find(guest => guest !== turn.guest) ?? turn.guest;
      const { body: made } = await hook(other, '/own');
      await turn.guest.do(id, { type: 'move', move: turn.moves[0] });
      for (;;) {
        const { table } = await turn.guest.look(id);
        if (table.moves.length === 0) break;
        await turn.guest.command(id, { type: 'move', move: table.moves[0] }, table.version);
      }
      ahead += 5000;
      await expect.poll(() => newsAt('/own'), { timeout: 15_000 }).toEqual(['your-turn']);
      const [{ headers, body }] = at('/own');
      const time = String(headers['x-cosecha-timestamp']);
      expect(headers['x-cosecha-signature']).toBe(signatureOf(made.secret, time, body));
      const message = JSON.parse(body) as { id: string; text: string; content: string; table: string };
      expect(message).toMatchObject({ id: headers['x-cosecha-delivery'], table: id });
      expect(message.text).toContain("Cacao: it's your turn.");
      expect(message.content).toBe(message.text);
      await turn.guest.do(id, { type: 'resign' });
      await expect.poll(() => newsAt('/own'), { timeout: 15_000 }).toEqual(['your-turn', 'table-finished']);
      // The chat hears of a message before the server has stored that it was delivered.
      await expect
        .poll(() => list(other))
        .toMatchObject([{ status: 'working', waiting: 0, host: new URL(base).host }]);
    });

    test('are tried again with growing pauses, not redirected, and switched off after days', async () => {
      const guest = await server.guest();
      const { body: made } = await hook(guest, '/failing');
      const delivered = async () => (await list(guest))[0].delivered;
      answer = 302;
      await guest.call('POST', `/api/me/webhooks/${made.id}/test`);
      await expect.poll(() => at('/failing').length, { timeout: 15_000 }).toBe(1);
      expect(at('/elsewhere')).toEqual([]);
      await expect.poll(async () => (await list(guest))[0].status).toBe('failing');
      ahead += 11_000;
      await expect.poll(() => at('/failing').length, { timeout: 15_000 }).toBe(2);
      ahead += 11_000;
      answer = 500;
      ahead += MINUTE;
      await expect.poll(() => at('/failing').length, { timeout: 15_000 }).toBe(3);
      expect(new Set(at('/failing').map(({ headers }) => headers['x-cosecha-delivery'])).size).toBe(1);
      ahead += 3 * DAY;
      await expect.poll(async () => (await list(guest))[0].status, { timeout: 15_000 }).toBe('disabled');
      expect(await delivered()).toBeNull();
      answer = 200;
      await guest.call('POST', `/api/me/webhooks/${made.id}/test`);
      await expect.poll(async () => (await list(guest))[0].status, { timeout: 15_000 }).toBe('working');
      await expect.poll(() => at('/failing').length, { timeout: 15_000 }).toBe(5);
      await expect.poll(delivered).toBeGreaterThan(Date.now() + 3 * DAY - MINUTE);
    });

    test('of an event tell its rounds, tables and standings', async () => {
      const players = await protectedGuests(server, 2);
      const [host, other] = players;
      const { id } = await createEvent(host, {
        name: 'Club <@all>',
        rounds: 1,
        start: { kind: 'full', players: 2 },
      });
      const news = { news: ['round-started', 'table-finished', 'standings'], event: id };
      expect((await hook(other, '/event', news)).status).toBe(403);
      expect((await hook(host, '/event', news)).status).toBe(200);
      await enter(id, players);
      const { you } = await eventUntil(host, id, event => event.you.table !== null);
      await expect.poll(() => newsAt('/event'), { timeout: 15_000 }).toEqual(['round-started']);
      // A name in it calls no one.
      expect(at('/event')[0].body).not.toContain('<@all>');
      await other.do(you.table ?? '', { type: 'resign' });
      await expect.poll(() => newsAt('/event').length, { timeout: 15_000 }).toBeGreaterThanOrEqual(3);
      expect(new Set(newsAt('/event'))).toEqual(new Set(news.news));
      const final = at('/event').map(({ body }) => JSON.parse(body) as { text: string });
      expect(final.some(({ text }) => text.includes('1. '))).toBe(true);
    });

    test('belong to their owner, are few, and go with the account', async () => {
      const [ana, blas] = [await server.guest(), await server.guest()];
      const { body: made } = await hook(ana, '/mine');
      expect((await blas.call('DELETE', `/api/me/webhooks/${made.id}`)).status).toBe(404);
      expect((await blas.call('POST', `/api/me/webhooks/${made.id}/test`)).status).toBe(404);
      expect((await hook(ana, '/x', { news: ['standings'] })).status).toBe(400);
      expect((await hook(ana, '/x', { news: ['standings'], event: 'unknown-event' })).status).toBe(403);
      for (let count = 0; count < 9; count++) expect((await hook(ana, '/mine')).status).toBe(200);
      expect((await hook(ana, '/mine')).status).toBe(403);
      await ana.call('DELETE', '/api/me');
      expect(await server.services.storage.webhooks.ofPerson(ana.id)).toEqual([]);
    });
  });
});
