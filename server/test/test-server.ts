import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve, type Overrides, type RunningServer } from '../start.ts';
import type { Flags } from '../config.ts';
import { readSettings } from '../config.ts';
import { freshDatabase, hasPostgres } from './cluster.ts';
import { Guest } from './test-client.ts';

export const STORES = ['sqlite', 'postgres'] as const;
export type Store = (typeof STORES)[number];

/** Whether the tests on a store can run here; a missing one is said when it is looked for. */
export const isMissing = (store: Store): boolean => store === 'postgres' && !hasPostgres;

/** A server for tests: quick bots, no limits, a folder that vanishes. */
export interface TestServer extends RunningServer {
  guest(language?: 'en' | 'es'): Promise<Guest>;
  /** The same store again, as after a restart. */
  restart(flags?: Flags): Promise<TestServer>;
  /** Ends the server and deletes what it kept. */
  end(): Promise<void>;
}

export interface TestOptions {
  readonly store?: Store;
  readonly flags?: Flags;
  readonly overrides?: Overrides;
}

export async function startServer({
  store = 'sqlite',
  flags = {},
  overrides = {},
}: TestOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-test-'));
  const database: Flags = store === 'postgres' ? { database: await freshDatabase() } : {};
  return on(folder, { ...database, ...flags }, overrides);
}

const QUICK: Flags = { port: '0', rate: '0', log: 'silent', 'bot-pace': '0', 'stand-in': 'random' };

async function on(folder: string, flags: Flags, overrides: Overrides): Promise<TestServer> {
  const settings = readSettings({ ...QUICK, data: folder, ...flags }, {}, folder);
  const served = await serve(settings, 'test', overrides);
  const guests: Guest[] = [];
  const close = async (): Promise<void> => {
    for (const guest of guests) guest.leave();
    await served.close();
  };
  return {
    ...served,
    close,
    async guest(language = 'en') {
      const guest = await Guest.at(served.address, language);
      guests.push(guest);
      return guest;
    },
    async restart(changed = {}) {
      await close();
      return on(folder, { ...flags, ...changed }, overrides);
    },
    async end() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Two or more guests at a table that has begun. */
export async function startedTable(
  server: TestServer,
  {
    game = 'cacao',
    players = 2,
    ...rest
  }: { game?: string; players?: number } & Record<string, unknown> = {},
): Promise<{ id: string; guests: Guest[] }> {
  const guests = await Promise.all(Array.from({ length: players }, () => server.guest()));
  const seats = guests.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  const id = await guests[0].open({ game, seats, visibility: 'public', ...rest });
  for (const [seat, guest] of guests.entries()) if (seat > 0) await guest.do(id, { type: 'sit', seat });
  await guests[0].do(id, { type: 'start' });
  return { id, guests };
}

/** The player to act, with their legal moves; undefined when no one is. */
export async function turnOf(
  id: string,
  guests: readonly Guest[],
): Promise<{ guest: Guest; moves: readonly string[]; version: number } | undefined> {
  const { table } = await guests[0].look(id);
  const [seat] = table.toAct;
  if (seat === undefined) return undefined;
  const { table: own } = await guests[seat].look(id);
  return { guest: guests[seat], moves: own.moves, version: own.version };
}
