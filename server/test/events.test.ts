import { describe, expect, test } from 'vitest';
import type { EventView } from '../../api/event.ts';
import { isMissing, startServer, STORES } from './test-server.ts';
import { createEvent, enter, eventUntil, playRound, protectedGuests, readEvent } from './event-players.ts';

const LONG = 240_000;

const metPairs = ({ results }: EventView): string[] =>
  results.flatMap(({ tables }) =>
    tables.map(({ seats }) =>
      seats
        .map(({ player }) => player)
        .toSorted()
        .join(' '),
    ),
  );

describe.for([...STORES])('a tournament on %s', store => {
  test.skipIf(isMissing(store))(
    'is played over HTTP to its end, with a player leaving and a restart in mid-round',
    { timeout: LONG },
    async () => {
      let server = await startServer({ store });
      const guests = await protectedGuests(server, 5);
      const [host, ...others] = guests;
      const { id } = await createEvent(host, { rounds: 3, start: { kind: 'full', players: 5 } });
      await enter(id, guests);
      const first = await eventUntil(
        host,
        id,
        ({ status, you, results }) =>
          status === 'playing' && (you.table !== null || (results[0]?.byes.includes(host.id) ?? false)),
      );
      expect(first.results[0].tables.length).toBe(2);
      expect(first.results[0].byes.length).toBe(1);

      await playRound(guests, first, 1, 6);
      server = await server.restart();
      const again = guests.map(guest => guest.elsewhere(server.address));
      const [back] = again;
      await playRound(again, await readEvent(back, id), 2);

      const second = await eventUntil(
        back,
        id,
        ({ round, results }) => round === 2 && results[1].tables.length > 0,
      );
      expect(second.results[0].isOver).toBe(true);
      const leaver = again.find(guest =>
        second.results[1].tables[0].seats.some(({ player }) => player === guest.id),
      );
      await eventUntil(leaver ?? back, id, ({ you }) => you.table !== null);
      const left = await leaver?.call('DELETE', `/api/events/${id}/players/${leaver.id}`);
      expect(left?.status).toBe(204);
      await playRound(again, second, 3);

      const third = await eventUntil(back, id, ({ round, status }) => round === 3 || status === 'finished');
      const forfeit = third.results[1].tables[0].seats.find(({ player }) => player === leaver?.id);
      expect(forfeit).toMatchObject({ isForfeit: true, points: 0 });
      expect(third.results[2].tables.flatMap(({ seats }) => seats.map(({ player }) => player))).not.toContain(
        leaver?.id,
      );
      await playRound(again, third, 4);

      const over = await eventUntil(back, id, ({ status }) => status === 'finished');
      expect(over.results.length).toBe(3);
      expect(new Set(metPairs(over)).size).toBe(metPairs(over).length);
      const [{ lines }] = over.sections;
      expect(lines.map(({ rank }) => rank)[0]).toBe(1);
      // Every round gives a table 1 point and someone who rests half a point.
      const points = lines.reduce((sum, line) => sum + line.points, 0);
      const byes = over.results.reduce((sum, round) => sum + round.byes.length, 0);
      expect(points).toBe(over.results.reduce((sum, { tables }) => sum + tables.length, 0) + byes / 2);
      expect(over.crosstable.length).toBe(2 * metPairs(over).length);
      await server.end();
      expect(others.length).toBe(4);
    },
  );

  test.skipIf(isMissing(store))(
    'goes on when a process ends between pairing and tables',
    { timeout: LONG },
    async () => {
      let server = await startServer({ store });
      const guests = await protectedGuests(server, 4);
      const { id } = await createEvent(guests[0], { start: { kind: 'full', players: 4 } });
      await enter(id, guests);
      await eventUntil(guests[0], id, ({ you }) => you.table !== null);
      // As if the process had ended right after it had stored the pairing.
      const row = await server.services.storage.events.find(id);
      const state = (row?.state ?? '').replaceAll('"isMade":true', '"isMade":false');
      await server.services.storage.events.change({ ...row!, state, due: 0 });
      server = await server.restart();
      const host = guests[0].elsewhere(server.address);
      const event = await eventUntil(host, id, ({ you }) => you.table !== null);
      expect((await host.look(event.you.table ?? '')).table.ply).toBeGreaterThanOrEqual(0);
      const { body } = await host.call<{ tables: unknown[] }>('GET', '/api/me/tables');
      expect(body.tables.length).toBe(1);
      await server.end();
    },
  );
});
