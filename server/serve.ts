import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Seed } from '../kernel/seed.ts';
import { startBotPool } from './bots/pool.ts';
import { buildApp } from './http/app.ts';
import type { App } from './http/door.ts';
import type { House } from './house.ts';
import { startMailer } from './notices/mail.ts';
import { startPusher } from './notices/push.ts';
import { startSender } from './notices/sender.ts';
import { dismiss } from './people/farewell.ts';
import { startSessions } from './people/session.ts';
import { moveBot } from './rooms/bot.ts';
import { startCaretaker } from './rooms/caretaker.ts';
import { nameBook } from './rooms/company.ts';
import { startGuard } from './rooms/guard.ts';
import type { Hall } from './rooms/hall.ts';
import type { Settings } from './settings.ts';
import { openFolder, openServer, StorageFault, type Storage } from './storage/storage.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const BOT_TIME = 5 * SECOND;
const BOT_CUT_OFF = 15 * SECOND;

export interface Served {
  /** Where the server answers. */
  readonly address: string;
  readonly house: House;
  /** Finishes what was begun, writes what is left, and lets go of everything. */
  close(): Promise<void>;
}

/** What a server takes from outside itself, and a test may replace. */
export interface Sources {
  readonly now?: () => number;
  /** Seeds of new matches. Nobody may foresee them where people play. */
  readonly newSeed?: () => Seed;
}

/** Starts a whole server. */
export async function serve(
  settings: Settings,
  version: string,
  { now = Date.now, newSeed = freshSeed }: Sources = {},
): Promise<Served> {
  const storage = await openStorage(settings);
  let report = (_error: unknown, _table: string): void => undefined;
  const hall = hallOn(storage, settings, { now, newSeed, complain: (error, table) => report(error, table) });
  const { people, notices, bus } = storage;
  const sessions = startSessions(people, hall.now);
  bus.subscribe(signal => {
    if (signal.type !== 'person') return;
    sessions.forget(signal.id);
    dismiss({ hall, storage }, signal.id).catch((error: unknown) => hall.complain(error, ''));
  });
  const mailer = settings.smtp === undefined ? undefined : startMailer(settings.smtp, settings.mailFrom);
  const contact = { contact: settings.pushContact, hosts: settings.pushHosts };
  const pusher = settings.push ? await startPusher(notices, contact) : undefined;
  const house: House = { version, settings, storage, sessions, hall, mailer, pusher };
  const app = await buildApp(house);
  report = (error, table) => app.log.error({ err: error, table }, 'a table failed');
  const address = await listen(app, settings).catch(async (error: unknown) => {
    await app.close();
    await storage.close();
    throw error;
  });
  const caretaker = startCaretaker(hall);
  const sender = startSender(house, () => settings.url?.origin ?? address);
  const tidying = setInterval(
    () => void people.tidy(hall.now()).catch(error => hall.complain(error, '')),
    HOUR,
  );
  app.log.info({ address, store: settings.database === undefined ? 'sqlite' : 'postgres' }, 'listening');
  return {
    address,
    house,
    async close() {
      report = () => undefined;
      clearInterval(tidying);
      sender.stop();
      for (const room of hall.rooms.values()) for (const stream of room.streams) stream.end();
      await app.close();
      await caretaker.stop();
      await hall.bots.close();
      mailer?.close();
      await storage.close();
      app.log.info('stopped');
    },
  };
}

const freshSeed = (): Seed => randomBytes(32).toString('hex');

async function openStorage({ database, data }: Settings): Promise<Storage> {
  if (database === undefined) return openFolder(data);
  try {
    return await openServer(database);
  } catch (error) {
    const { host } = new URL(database);
    throw new StorageFault('no-database', host, error instanceof Error ? error.message : undefined);
  }
}

function hallOn(
  storage: Storage,
  settings: Settings,
  { now, newSeed, complain }: Pick<Hall, 'now' | 'newSeed' | 'complain'>,
): Hall {
  const limits = { threads: settings.botThreads, time: BOT_TIME, cutOff: BOT_CUT_OFF };
  const hall: Hall = {
    storage,
    guard: startGuard(),
    names: nameBook(storage.people),
    bots: startBotPool(limits, error => complain(error, '')),
    policy: {
      standIn: settings.standIn,
      awayAfter: settings.awayAfter * SECOND,
      botPace: settings.botPace,
      noticeDelay: settings.noticeDelay * SECOND,
      sleepAfter: settings.sleepAfter * SECOND,
    },
    rooms: new Map(),
    followers: new Map(),
    now,
    newSeed,
    callBot: id => moveBot(hall, id),
    complain,
  };
  return hall;
}

async function listen(app: App, { host, port }: Settings): Promise<string> {
  await app.listen({ host, port });
  // A server that listens on a port has an address of this kind.
  const { port: bound } = app.server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${name === '0.0.0.0' || name === '[::]' || name === '127.0.0.1' ? 'localhost' : name}:${bound}`;
}
