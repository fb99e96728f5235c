import type { EventView } from '../../api/event.ts';
import type { TableUpdate } from '../../api/table-update.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import type { Guest } from './test-client.ts';
import { freshKey } from './test-client.ts';
import type { TestServer } from './test-server.ts';

/** Guests who can always sign in again. */
export const protectedGuests = (server: TestServer, count: number): Promise<Guest[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const guest = await server.guest();
      await guest.call('POST', '/api/me/recovery-code');
      return guest;
    }),
  );

export const SWISS = {
  name: 'Club evening',
  game: 'cacao',
  format: 'swiss',
  tableSize: 2,
  rounds: 2,
  speed: { kind: 'correspondence', days: 3 },
  pause: 0,
} as const;

export async function createEvent(guest: Guest, wanted: object): Promise<EventView> {
  const { status, body } = await guest.call<EventView>('POST', '/api/events', {
    key: freshKey(),
    ...SWISS,
    ...wanted,
  });
  if (status !== 200) throw new Error(`no event: ${JSON.stringify(body)}`);
  return body;
}

export async function readEvent(guest: Guest, id: string): Promise<EventView> {
  const { status, body } = await guest.call<EventView>('GET', `/api/events/${id}`);
  if (status !== 200) throw new Error(`cannot read: ${JSON.stringify(body)}`);
  return body;
}

export async function enter(id: string, guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) {
    const { status, body } = await guest.call('POST', `/api/events/${id}/players`);
    if (status !== 200) throw new Error(`cannot enter: ${JSON.stringify(body)}`);
  }
}

/** Waits until something can be said about an event. */
export async function eventUntil(
  guest: Guest,
  id: string,
  isTrue: (event: EventView) => boolean,
): Promise<EventView> {
  const end = Date.now() + 60_000;
  for (;;) {
    const event = await readEvent(guest, id);
    if (isTrue(event)) return event;
    if (Date.now() > end) throw new Error(`still ${event.status}, round ${event.round}`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

/** Plays a table by chance, to its end or for some moves. */
export async function playTable(
  id: string,
  guests: ReadonlyMap<string, Guest>,
  random: Random,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  let view = await lookAt(id, guests);
  for (let move = 0; move < most && view.status === 'playing'; move++) {
    const person = view.toAct.map(seat => view.seats[seat]).find(seat => seat.bot === null)?.person;
    const guest = guests.get(person ?? '');
    if (guest === undefined) {
      // A bot plays here.
      await new Promise(resolve => setTimeout(resolve, 20));
      view = await lookAt(id, guests);
      continue;
    }
    const { table } = await guest.look(id);
    if (table.moves.length > 0)
      await guest.command(
        id,
        { type: 'move', move: table.moves[random.below(table.moves.length)] },
        table.version,
      );
    view = (await guest.look(id)).table;
  }
}

/** The table as someone may see it who is there. It is announced a moment before it exists. */
async function lookAt(id: string, guests: ReadonlyMap<string, Guest>): Promise<TableUpdate['table']> {
  const end = Date.now() + 60_000;
  for (;;) {
    for (const guest of guests.values()) {
      const found = await guest.look(id).catch(() => undefined);
      if (found !== undefined && found.table.status !== 'open') return found.table;
    }
    if (Date.now() > end) throw new Error(`the table ${id} did not begin`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

/** Everyone plays all tables of the present round. */
export async function playRound(
  guests: readonly Guest[],
  event: EventView,
  seed: number,
  most?: number,
): Promise<void> {
  const round = event.results.at(-1);
  await Promise.all(
    (round?.tables ?? []).map(({ id, seats }, index) => {
      const here = new Map(
        guests
          .filter(guest => seats.some(({ player }) => player === guest.id))
          .map(guest => [guest.id, guest]),
      );
      return playTable(id, here, fastRandom(seed + index), most);
    }),
  );
}
