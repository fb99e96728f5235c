import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { EventView } from '../../api/event.ts';
import type { RatingHistory, ResultLines } from '../../api/profile.ts';
import { fastRandom } from '../../kernel/random.ts';
import { recomputeStore } from '../ratings/recompute-store.ts';
import { freshDatabase } from './cluster.ts';
import { createEvent, enter, readEvent } from './event-players.ts';
import { runServer, type Running } from './process.ts';
import { Guest } from './test-client.ts';
import { isMissing, STORES, type Store } from './test-server.ts';

const LONG = 900_000;
/** A busy machine takes its time to start a server again. */
const PATIENCE = 300_000;
const PLAYERS = 5;
const ROUNDS = 3;

/** The servers of an installation, which are killed and started again while people play. */
interface Installation {
  readonly servers: Running[];
  readonly flags: readonly string[];
}

async function install(store: Store, folder: string): Promise<Installation> {
  const database = store === 'postgres' ? ['--database', await freshDatabase()] : [];
  const flags = ['--data', folder, '--log', 'silent', '--bot-pace', '0', '--stand-in', 'random', ...database];
  const servers = [await runServer(flags)];
  // SQLite belongs to one process.
  if (store === 'postgres') servers.push(await runServer(flags));
  return { servers, flags };
}

/** The same person at one of the servers that run now. */
const at = ({ servers }: Installation, guest: Guest, index: number): Guest =>
  guest.elsewhere(servers[index % servers.length].address);

/** Tries until a server answers. */
async function persist<T>(ask: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(50);
    }
}

/** Plays by chance whatever table the event has for a person, until the event is over or they have left it. */
async function takePart(installation: Installation, id: string, guest: Guest, index: number): Promise<void> {
  const random = fastRandom(100 + index);
  for (;;) {
    const now = at(installation, guest, index);
    const { status, you } = await persist(() => readEvent(at(installation, guest, index), id));
    if (status === 'finished' || !you.isIn) return;
    if (you.table === null) {
      await wait(40);
      continue;
    }
    const { table } = await now.look(you.table).catch(() => ({ table: undefined }));
    if (table === undefined || table.moves.length === 0) await wait(20);
    else
      await now
        .command(
          you.table,
          { type: 'move', move: table.moves[random.below(table.moves.length)] },
          table.version,
        )
        .catch(() => undefined);
  }
}

const overIn = ({ results }: EventView, round: number): number =>
  results.at(round - 1)?.tables.filter(({ isOver }) => isOver).length ?? 0;

/** The moments of an event at which servers are killed: in play, between results, at the end of a round, at pairing. */
const MOMENTS: readonly ((event: EventView) => boolean)[] = [
  ({ you, results }) => you.table !== null || (results.at(0)?.byes.length ?? 0) > 0,
  event => overIn(event, 1) === 1,
  ({ results }) => results.at(0)?.isOver === true,
  event => overIn(event, 2) === 1,
  ({ round }) => round === 3,
];

async function killAt(installation: Installation, id: string, guest: Guest): Promise<void> {
  const { servers, flags } = installation;
  for (const [index, hasCome] of MOMENTS.entries()) {
    const come = async (): Promise<boolean> => {
      const event = await persist(() => readEvent(at(installation, guest, index), id));
      return hasCome(event) || event.status === 'finished';
    };
    while (!(await come())) await wait(10);
    // Some moves later, or at once.
    if (index === 0) await wait(700);
    const dying = index % 2 === 0 ? servers.keys() : [index % servers.length];
    await Promise.all(
      [...dying].map(async place => {
        await servers[place].kill('SIGKILL');
        servers[place] = await runServer(flags);
      }),
    );
  }
}

/** Someone leaves in the second round, in mid-match. */
async function dropOut(installation: Installation, id: string, guest: Guest): Promise<void> {
  for (;;) {
    const { round, you } = await persist(() => readEvent(at(installation, guest, 1), id));
    if (round >= 2 && you.table !== null) break;
    await wait(20);
  }
  await persist(async () => {
    const { status } = await at(installation, guest, 1).call(
      'DELETE',
      `/api/events/${id}/players/${guest.id}`,
    );
    if (status !== 204) throw new Error(`cannot leave: ${status}`);
  });
}

/** The event and everyone's own list of results say the same; every table was made and counted once. */
async function expectWhole(event: EventView, guests: readonly Guest[]): Promise<void> {
  expect(event).toMatchObject({ status: 'finished', round: ROUNDS });
  const tables = event.results.flatMap(round => round.tables);
  const pairs = tables.map(({ seats }) =>
    seats
      .map(({ player }) => player)
      .toSorted()
      .join(' '),
  );
  expect(new Set(pairs).size).toBe(pairs.length);
  for (const { tables: paired, byes } of event.results) {
    const all = [...paired.flatMap(({ seats }) => seats.map(({ player }) => player)), ...byes];
    expect(new Set(all).size).toBe(all.length);
  }
  for (const guest of guests) {
    const { body } = await guest.call<ResultLines>('GET', `/api/people/${guest.id}/results`);
    const own = tables.flatMap(({ id, seats }) =>
      seats
        .filter(({ player }) => player === guest.id)
        .map(({ rank, score }) => ({ table: id, rank, score })),
    );
    const told = body.results.map(({ table, place, score }) => ({ table, rank: place, score }));
    const byTable = (one: { table: string | null }, other: { table: string | null }): number =>
      (one.table ?? '') < (other.table ?? '') ? -1 : 1;
    expect(told.toSorted(byTable)).toEqual(own.toSorted(byTable));
    expect(body.results.every(({ rating }) => rating !== null)).toBe(true);
  }
}

/** Everyone plays, one leaves, and the servers die again and again. */
async function playThrough(installation: Installation, id: string, guests: readonly Guest[]): Promise<void> {
  await Promise.all([
    ...guests.map((guest, index) => takePart(installation, id, guest, index)),
    killAt(installation, id, guests[0]),
    dropOut(installation, id, guests[PLAYERS - 1]),
  ]);
}

/** Pairings, results, standings and ratings after the end, and once more when they are computed again. */
async function expectRight(
  { servers, flags }: Installation,
  id: string,
  guests: readonly Guest[],
  folder: string,
): Promise<void> {
  const here = guests.map(guest => guest.elsewhere(servers[0].address));
  const event = await readEvent(here[0], id);
  const tables = event.results.flatMap(round => round.tables);
  const ratedMatches = async (): Promise<number> =>
    (await here[0].call<RatingHistory>('GET', `/api/people/${here[0].id}/ratings`)).body.points.length;
  const played = tables.filter(({ seats }) => seats.some(({ player }) => player === here[0].id)).length;
  await expect.poll(ratedMatches, { timeout: PATIENCE }).toBe(played);
  await expectWhole(event, here);
  const forfeits = tables.flatMap(({ seats }) => seats.filter(({ isForfeit }) => isForfeit));
  expect(forfeits.map(({ player }) => player)).toEqual([guests[PLAYERS - 1].id]);
  for (const server of servers) await server.kill('SIGTERM');
  const database = flags.at(-2) === '--database' ? flags.at(-1) : undefined;
  expect(await recomputeStore({ data: folder, database })).toMatchObject({
    matches: tables.length,
    differences: 0,
  });
}

describe.for([...STORES])('a tournament with a common deal on %s', store => {
  test.skipIf(isMissing(store))(
    'is right to the end, though every server is killed again and again in mid-round and someone leaves',
    { timeout: LONG },
    async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-event-'));
      const installation = await install(store, folder);
      const guests: Guest[] = [];
      for (let index = 0; index < PLAYERS; index++) {
        const guest = await Guest.at(installation.servers[0].address);
        await guest.call('POST', '/api/me/recovery-code');
        guests.push(guest);
      }
      const wanted = { rounds: ROUNDS, deal: 'common', start: { kind: 'full', players: PLAYERS } };
      const { id } = await createEvent(guests[0], wanted);
      await enter(id, guests);
      await playThrough(installation, id, guests);
      await expectRight(installation, id, guests, folder);
      rmSync(folder, { recursive: true, force: true });
    },
  );
});
