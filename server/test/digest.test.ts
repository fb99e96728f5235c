import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Correspondence } from '../../api/correspondence.ts';
import { nextDigest } from '../notifications/digest.ts';
import type { Guest } from './test-client.ts';
import { isMissing, startedTable, startServer, STORES, turnOf, type TestServer } from './test-server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('the next digest', () => {
  const at = (text: string): number => Date.parse(text);
  test('comes at the hour of the person’s own clocks', () => {
    expect(nextDigest(at('2026-01-10T08:00Z'), 18 * 60, 'UTC')).toBe(at('2026-01-10T18:00Z'));
    expect(nextDigest(at('2026-01-10T18:00Z'), 18 * 60, 'UTC')).toBe(at('2026-01-11T18:00Z'));
    expect(nextDigest(at('2026-01-10T08:00Z'), 18 * 60, 'Asia/Tokyo')).toBe(at('2026-01-10T09:00Z'));
  });
  test('keeps its hour when clocks are changed', () => {
    expect(nextDigest(at('2026-03-28T17:30Z'), 18 * 60, 'Europe/Madrid')).toBe(at('2026-03-29T16:00Z'));
    expect(nextDigest(at('2026-10-24T16:30Z'), 18 * 60, 'Europe/Madrid')).toBe(at('2026-10-25T17:00Z'));
  });
});

describe.each(STORES)('digests on %s', store => {
  describe.skipIf(isMissing(store))('by email', () => {
    const mails: { to: string; text: string }[] = [];
    const catcher = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        let text = '';
        stream.on('data', (part: Buffer) => (text += part.toString('utf8')));
        stream.on('end', () => {
          mails.push({ to: session.envelope.rcptTo[0].address, text: text.replaceAll(/=\r?\n/g, '') });
          done();
        });
      },
    });
    let server: TestServer;
    /** Noon, and as far ahead of it as the tests go. */
    let clock = Date.parse('2026-05-04T12:00:00Z');
    beforeAll(async () => {
      await new Promise<void>(resolve => catcher.listen(0, '127.0.0.1', resolve));
      // A server that listens on a port has an address of this kind.
      const { port } = catcher.server.address() as AddressInfo;
      server = await startServer({
        store,
        overrides: { now: () => clock },
        flags: { smtp: `smtp://127.0.0.1:${port}`, 'notice-delay': '60' },
      });
    });
    afterAll(async () => {
      await server.end();
      catcher.close();
    });

    const mailsTo = (address: string): string[] =>
      mails.filter(({ to, text }) => to === address && !/code/.test(text)).map(({ text }) => text);

    async function withAddress(guest: Guest, address: string): Promise<void> {
      await guest.call('PUT', '/api/me/email', { address });
      await expect.poll(() => mails.some(({ to }) => to === address)).toBe(true);
      const [, code] = /\b(\d{6})\b/.exec(mails.find(({ to }) => to === address)?.text ?? '') ?? [];
      await guest.call('POST', '/api/me/email/confirm', { code });
    }

    const choose = (guest: Guest, email: string, digestAt = '18:00') =>
      guest.call<Correspondence>('PUT', '/api/me/correspondence', {
        notices: { email, push: 'none', digestAt, zone: 'UTC' },
      });

    /** A table whose player to act has an address and a wish. */
    async function table(address: string, mode: string, days: number): Promise<{ id: string; actor: Guest }> {
      const { id, guests } = await startedTable(server, { speed: { kind: 'correspondence', days } });
      const actor = (await turnOf(id, guests))?.guest ?? guests[0];
      await withAddress(actor, address);
      expect((await choose(actor, mode)).body.notices).toMatchObject({ email: mode, digestAt: '18:00' });
      return { id, actor };
    }

    /** Every notice that is due has been handled. */
    const settled = async (): Promise<void> => {
      const { notices, correspondence } = server.services.storage;
      await expect.poll(() => notices.due(clock), { timeout: 15_000 }).toEqual([]);
      await expect.poll(() => correspondence.digestsDue(clock), { timeout: 15_000 }).toEqual([]);
    };

    test('come once a day at the chosen hour and list what waits; urgent turns come on their own', async () => {
      await table('single@example.org', 'single', 3);
      await table('none@example.org', 'none', 3);
      const { actor } = await table('digest@example.org', 'digest', 3);
      const { id } = await table('late@example.org', 'digest', 1);
      const urgent = await server.services.storage.tables.row(id);
      expect(urgent?.deadline).toBe(clock + DAY);
      clock += HOUR;
      await settled();
      await expect.poll(() => mailsTo('single@example.org').length).toBe(1);
      expect([mailsTo('none@example.org'), mailsTo('digest@example.org')]).toEqual([[], []]);
      clock = Date.parse('2026-05-04T18:00:30Z');
      await settled();
      await expect.poll(() => mailsTo('digest@example.org').length).toBe(1);
      const [digest] = mailsTo('digest@example.org');
      expect(digest).toContain('1 game is waiting for you');
      expect(digest).toMatch(/Cacao with .+: your time ends .*7 May/);
      // Its time runs out before the next day's digest; this one says so.
      await expect.poll(() => mailsTo('late@example.org').length).toBe(1);
      clock += 12 * HOUR;
      await settled();
      expect(mailsTo('digest@example.org')).toHaveLength(1);
      clock = Date.parse('2026-05-05T18:01:00Z');
      await settled();
      await expect.poll(() => mailsTo('digest@example.org').length).toBe(2);
      expect([mailsTo('none@example.org').length, mailsTo('single@example.org').length]).toEqual([0, 1]);
      await choose(actor, 'single');
      expect((await server.services.storage.correspondence.find(actor.id))?.digest_due).toBeNull();
    });

    test('leave to a single notice what would have too little time left', async () => {
      // Just after the digest of the day: the next one is nearly a day away.
      clock = Date.parse('2026-05-10T18:30:00Z');
      await table('hurry@example.org', 'digest', 1);
      await table('leisure@example.org', 'digest', 3);
      clock += 2 * 60_000;
      await settled();
      await expect.poll(() => mailsTo('hurry@example.org').length).toBe(1);
      expect(mailsTo('hurry@example.org')[0]).toContain("it's your turn");
      expect(mailsTo('leisure@example.org')).toEqual([]);
    });

    test('wait for the end of quiet hours, and say nothing when nothing waits or on vacation', async () => {
      clock = Date.parse('2026-06-01T12:00:00Z');
      const { id, actor } = await table('quiet@example.org', 'digest', 10);
      await actor.call('PUT', '/api/me/correspondence', {
        quiet: { from: '17:00', until: '20:00', zone: 'UTC' },
      });
      clock = Date.parse('2026-06-01T18:01:00Z');
      await settled();
      expect(mailsTo('quiet@example.org')).toEqual([]);
      clock = Date.parse('2026-06-01T20:00:30Z');
      await settled();
      await expect.poll(() => mailsTo('quiet@example.org').length).toBe(1);
      await actor.call('POST', '/api/me/vacations', { days: 1 });
      clock = Date.parse('2026-06-02T20:00:20Z');
      await settled();
      expect(mailsTo('quiet@example.org')).toHaveLength(1);
      await actor.do(id, { type: 'resign' });
      clock = Date.parse('2026-06-03T20:01:00Z');
      await settled();
      expect(mailsTo('quiet@example.org')).toHaveLength(1);
    });
  });
});
