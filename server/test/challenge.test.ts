import { describe, expect, test } from 'vitest';
import type { Challenge } from '../../api/challenge.ts';
import { loadGame } from '../../games/index.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import { verify } from '../../kernel/record.ts';
import { seedHash } from '../../kernel/seed.ts';
import { playTable, protectedGuests } from './event-players.ts';
import type { Guest } from './test-client.ts';
import { isMissing, startServer, STORES } from './test-server.ts';

const LONG = 240_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const challengeOf = async (guest: Guest, day = ''): Promise<Challenge> =>
  (await guest.call<Challenge>('GET', `/api/challenges/cacao${day === '' ? '' : `?day=${day}`}`)).body;

const begin = (guest: Guest) =>
  guest.call<{ table: string; code: string }>('POST', '/api/challenges/cacao/attempts');

async function until<T>(ask: () => Promise<T>, isTrue: (answer: T) => boolean): Promise<T> {
  const end = Date.now() + 60_000;
  for (;;) {
    const answer = await ask();
    if (isTrue(answer)) return answer;
    if (Date.now() > end) throw new Error(JSON.stringify(answer));
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

describe.for([...STORES])('the challenge of a day on %s', store => {
  test.skipIf(isMissing(store))(
    'is played once by each person, ranked, and opened the next day',
    { timeout: LONG },
    async () => {
      let clock = Date.parse('2026-05-01T10:00:00Z');
      const chooseMove = async ({ moves }: { moves: readonly string[] }): Promise<string> => moves[0];
      const server = await startServer({ store, overrides: { now: () => clock, chooseMove } });
      const [ana, blas] = await protectedGuests(server, 2);
      expect((await begin(ana)).body.code).toBe('forbidden');
      clock += DAY;

      const announced = await challengeOf(ana);
      expect(announced).toMatchObject({
        day: '2026-05-02',
        attempts: 0,
        seed: null,
        you: null,
        ranking: null,
      });
      const { table } = (await begin(ana)).body;
      // A second attempt is the same table, also when both are asked for at once.
      const again = await Promise.all([begin(ana), begin(ana)]);
      for (const { body } of again) expect(body.table).toBe(table);
      expect((await challengeOf(ana)).attempts).toBe(1);
      await playTable(table, new Map([[ana.id, ana]]), fastRandom(1));

      const own = await until(
        () => challengeOf(ana),
        ({ you }) => you?.isDone === true,
      );
      expect(own.you).toMatchObject({ rank: 1 });
      expect(own.ranking?.length).toBe(1);
      expect(own.ranking?.[0].table).toBeNull();
      // Blas has not played: he learns how many have, and nothing else.
      expect(await challengeOf(blas)).toMatchObject({ attempts: 1, ranking: null, seed: null });
      expect((await blas.call('GET', `/api/tables/${table}`)).status).toBe(404);
      expect((await ana.look(table)).table.seed).toBeNull();
      expect((await ana.call('GET', `/api/tables/${table}/record`)).body).toMatchObject({ code: 'sealed' });
      for (const method of ['GET', 'POST'])
        expect((await ana.call(method, `/api/tables/${table}/review`)).body).toMatchObject({
          code: 'sealed',
        });
      const { body: archive } = await ana.call<{ tables: object[] }>('GET', '/api/me/export');
      expect(archive.tables).toMatchObject([{ id: table, record: null }]);
      for (const way of ['stream', 'record', 'review'])
        expect((await blas.call('GET', `/api/tables/${table}/${way}`)).status).toBe(404);
      expect((await begin(ana)).body.table).toBe(table);

      // An account that was made today cannot try again what another one has seen.
      const [second] = await protectedGuests(server, 1);
      expect(await begin(second)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      const stranger = await server.guest();
      expect((await begin(stranger)).body.code).toBe('needs-account');
      const people = server.services.storage.people;
      await people.change(ana.id, { email: 'one@example.org', email_confirmed: 1 });
      await people.change(blas.id, { email: 'One+two@example.org', email_confirmed: 1 });
      expect((await begin(blas)).body.code).toBe('already-played');
      await people.change(blas.id, { email: null, email_confirmed: 0 });

      const his = (await begin(blas)).body.table;
      await playTable(his, new Map([[blas.id, blas]]), fastRandom(2), 5);
      await blas.do(his, { type: 'resign' });
      await until(
        () => challengeOf(blas),
        ({ you }) => you?.isDone === true,
      );
      // Who gives up has no score, and has had their attempt.
      expect((await challengeOf(blas)).you).toMatchObject({ score: null, rank: null });

      clock += DAY;
      const over = await until(
        () => challengeOf(blas, '2026-05-02'),
        ({ ranking }) => typeof ranking?.[0]?.table === 'string',
      );
      expect(over.status).toBe('over');
      expect(seedHash(over.seed ?? '')).toBe(announced.commitment);
      const { body } = await blas.call<MatchRecord>('GET', `/api/tables/${table}/record`);
      verify((await loadGame('cacao')).game, body);
      expect(body.seed).toBe(over.seed);
      expect((await challengeOf(ana)).commitment).toBe(announced.tomorrow);
      await server.end();
    },
  );
});
