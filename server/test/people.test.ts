import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { Guest } from './test-client.ts';
import { isMissing, startedTable, startServer, STORES, type TestServer } from './test-server.ts';

describe.each(STORES)('people on %s', store => {
  describe.skipIf(isMissing(store))('and their sessions', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startServer({ store });
    });
    afterAll(() => server.end());

    test('a guest gets a name and a cookie that scripts cannot read', async () => {
      const guest = new Guest(server.address);
      const { body, headers } = await guest.call('POST', '/api/session', { language: 'es' });
      expect(body['name']).toMatch(/^\p{L}.* \d{3}$/u);
      const cookie = headers['set-cookie']?.[0] ?? '';
      expect(cookie).toMatch(/^cosecha=[\w-]{43};/);
      expect(cookie).toContain('HttpOnly');
      expect(cookie).toContain('SameSite=Lax');
      expect(cookie).not.toContain('Secure');
    });

    test('arriving again is being the same', async () => {
      const guest = await server.guest();
      const { body, headers } = await guest.call('POST', '/api/session', {});
      expect(body['id']).toBe(guest.id);
      expect(headers['set-cookie']).toBeUndefined();
    });

    test('who comes back now and then stays for good, who does not is forgotten by the browser', async () => {
      const DAY = 86_400_000;
      let time = Date.now();
      const later = await startServer({ store, overrides: { now: () => time } });
      const [regular, stranger] = [await later.guest(), await later.guest()];
      const { cookie } = regular;
      expect((await regular.call('POST', '/api/session', {})).headers['set-cookie']).toBeUndefined();
      for (let visit = 0; visit < 3; visit++) {
        time += 300 * DAY;
        const { body, headers } = await regular.call('POST', '/api/session', {});
        expect(body['id']).toBe(regular.id);
        expect(headers['set-cookie']?.[0]).toMatch(new RegExp(`^${cookie};.*Max-Age=34560000`));
      }
      expect((await regular.call('GET', '/api/me')).status).toBe(200);
      expect((await stranger.call('GET', '/api/me')).status).toBe(401);
      await later.end();
    });

    test('the token is nowhere in the store', async () => {
      const guest = await server.guest();
      const token = guest.cookie.split('=')[1];
      expect(await server.services.storage.people.session(token)).toBeUndefined();
    });

    test('signing out ends the session for good', async () => {
      const guest = await server.guest();
      const before = guest.cookie;
      expect((await guest.call('DELETE', '/api/session')).status).toBe(204);
      guest.cookie = before;
      expect((await guest.call('GET', '/api/me')).status).toBe(401);
    });

    test('signing out ends the streams of this browser, and only those', async () => {
      const guest = await server.guest();
      const { body } = await guest.call<{ code: string }>('POST', '/api/me/recovery-code');
      const other = new Guest(server.address);
      await other.call('POST', '/api/session/recovery', { code: body.code });
      const id = await guest.open({ game: 'cacao', seats: [{ kind: 'me' }, { kind: 'open' }] });
      const [here, there] = [await guest.watch(id), await other.watch(id)];
      await guest.call('DELETE', '/api/session');
      await here.until(({ events }) => events.some(({ event }) => event === 'gone'));
      await other.do(id, { type: 'say', text: 'still here' });
      await there.until(({ messages }) =>
        messages.some(({ lines }) => lines.some(({ type }) => type === 'said')),
      );
      expect(here.messages.flatMap(({ lines }) => lines)).toEqual([]);
      other.leave();
    });

    test('names are tidied and languages kept', async () => {
      const guest = await server.guest();
      const { body } = await guest.call('PATCH', '/api/me', {
        name: ' Ana\u200b  María ',
        language: 'es',
      });
      expect(body).toMatchObject({ name: 'Ana María', language: 'es' });
      const piled = await guest.call('PATCH', '/api/me', { name: `\tZ${'\u0301'.repeat(15)}oe\nA` });
      expect(piled.body['name']).toBe('Ź\u0301\u0301\u0301oe A');
      for (const name of [
        '\u3164',
        '\u2800 \u115f',
        '\u200b\u200b',
        'Ana\u202e',
        '\u2067Ana',
        'Ana\u0000',
        'Ana\u009b',
      ])
        expect((await guest.call('PATCH', '/api/me', { name })).status).toBe(400);
    });

    test('a recovery code brings somebody back on another device', async () => {
      const guest = await server.guest();
      const { body } = await guest.call<{ code: string }>('POST', '/api/me/recovery-code');
      expect(body.code).toMatch(/^([A-Z2-9]{5}-){5}[A-Z2-9]{5}$/);
      const other = new Guest(server.address);
      const typed = body.code.toLowerCase().replaceAll('-', ' ');
      const back = await other.call('POST', '/api/session/recovery', { code: typed });
      expect(back.body).toMatchObject({ id: guest.id, hasRecoveryCode: true });
      expect((await other.call('GET', '/api/me')).body['id']).toBe(guest.id);
    });

    test('a wrong code, or one that was replaced, leads to nobody', async () => {
      const guest = await server.guest();
      const { body } = await guest.call<{ code: string }>('POST', '/api/me/recovery-code');
      await guest.call('POST', '/api/me/recovery-code');
      const other = new Guest(server.address);
      for (const code of [body.code, 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA-AAAAA']) {
        const answer = await other.call('POST', '/api/session/recovery', { code });
        expect(answer).toMatchObject({ status: 401, body: { code: 'bad-credentials' } });
      }
    });

    test('a passkey is made, brings somebody back, and can be dropped', async () => {
      const guest = await server.guest();
      const phone = new Authenticator(server.address);
      const made = await guest.call<{ challenge: string }>('POST', '/api/me/passkeys/options');
      const kept = await guest.call<{ passkeys: { id: string }[] }>('POST', '/api/me/passkeys', {
        response: phone.register(made.body.challenge),
      });
      expect(kept.body.passkeys).toHaveLength(1);
      const other = new Guest(server.address);
      const asked = await other.call<{ challenge: string }>('POST', '/api/session/passkey/options');
      const response = phone.authenticate(asked.body.challenge);
      const back = await other.call('POST', '/api/session/passkey', { response });
      expect(back).toMatchObject({ status: 200, body: { id: guest.id } });
      const again = await new Guest(server.address).call('POST', '/api/session/passkey', { response });
      expect(again.status).toBe(401);
      const dropped = await guest.call('DELETE', `/api/me/passkeys/${kept.body.passkeys[0].id}`);
      expect(dropped.body['passkeys']).toEqual([]);
    });

    test('a passkey for another site, or with a challenge of another person, is refused', async () => {
      const [guest, other] = [await server.guest(), await server.guest()];
      const { body } = await other.call<{ challenge: string }>('POST', '/api/me/passkeys/options');
      const stolen = { response: new Authenticator(server.address).register(body.challenge) };
      expect((await guest.call('POST', '/api/me/passkeys', stolen)).status).toBe(401);
      const own = await guest.call<{ challenge: string }>('POST', '/api/me/passkeys/options');
      const foreign = { response: new Authenticator('https://evil.example').register(own.body.challenge) };
      expect((await guest.call('POST', '/api/me/passkeys', foreign)).status).toBe(401);
    });

    test('who is forgotten leaves no name, no words and no way back', async () => {
      const { id, guests } = await startedTable(server);
      await guests[1].call('PATCH', '/api/me', { name: 'Zenobia' });
      const { body } = await guests[1].call<{ code: string }>('POST', '/api/me/recovery-code');
      await guests[1].do(id, { type: 'say', text: 'my secret words' });
      const stream = await guests[1].watch(id);
      expect((await guests[1].call('DELETE', '/api/me')).status).toBe(204);
      await stream.until(({ isOver, events }) => isOver && events.some(({ event }) => event === 'gone'));
      const seen = await guests[0].look(id, 0);
      expect(seen.table.seats[1]).toMatchObject({
        kind: 'person',
        person: null,
        name: null,
        because: 'left',
      });
      expect(JSON.stringify(seen)).not.toMatch(/Zenobia|secret words/);
      expect((await guests[1].call('GET', '/api/me')).status).toBe(401);
      const back = await new Guest(server.address).call('POST', '/api/session/recovery', { code: body.code });
      expect(back.status).toBe(401);
    });
  });
});

describe('behind https', () => {
  test('the cookie is secure and bound to the host', async () => {
    const server = await startServer({ flags: { url: 'https://play.example.org', 'trust-proxy': '1' } });
    const guest = new Guest(server.address);
    const { headers } = await guest.call('POST', '/api/session', {}, { origin: 'https://play.example.org' });
    expect(headers['set-cookie']?.[0]).toMatch(
      /^__Host-cosecha=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(headers['strict-transport-security']).toBeDefined();
    expect((await guest.call('GET', '/api/me')).status).toBe(200);
    await server.end();
  });
});

describe('limits', () => {
  test('too many requests are told when to come back', async () => {
    const server = await startServer({ flags: { rate: '20' } });
    const guest = await server.guest();
    const answers = await Promise.all(Array.from({ length: 30 }, () => guest.call('GET', '/api/me')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0].body).toMatchObject({ code: 'too-many-requests' });
    expect(refused[0].body['retryAfter']).toBeGreaterThan(0);
    await server.end();
  });

  test('nobody guesses recovery codes quickly', async () => {
    const server = await startServer({ flags: { rate: '600' } });
    const guest = new Guest(server.address);
    const code = 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA-AAAAA';
    const answers = [];
    for (let guess = 0; guess < 12; guess++)
      answers.push(await guest.call('POST', '/api/session/recovery', { code }));
    expect(answers.map(({ status }) => status).slice(-2)).toEqual([429, 429]);
    await server.end();
  });
});
