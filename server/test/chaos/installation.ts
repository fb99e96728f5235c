import path from 'node:path';
import { freePort, ownDatabase } from '../cluster.ts';
import { startRedis, type RedisServer } from '../redis.ts';
import type { Store } from '../test-server.ts';
import { commandProcess, type Restartable } from './processes.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** Servers with everything they need, each connection through a proxy that can be disturbed. */
export interface Installation {
  readonly servers: readonly Restartable[];
  /** All bots think in these. */
  readonly workers: readonly Restartable[];
  /** Where clients reach the servers. */
  readonly addresses: readonly string[];
  readonly links: { readonly name: string; readonly proxy: TcpProxy }[];
  readonly database: Awaited<ReturnType<typeof ownDatabase>> | undefined;
  readonly redis: RedisServer | undefined;
  /** undefined where file systems may not be mounted. */
  readonly disk: SmallDisk | undefined;
  end(): Promise<void>;
}

const SERVERS = 3;
const WORKERS = 2;
const KEY = 'a-worker-key-for-chaos';
/** Room for an empty database with its log, and little more. */
const MEGABYTES = { sqlite: 48, postgres: 200 };
const FLAGS = [
  '--host',
  '127.0.0.1',
  '--rate',
  '0',
  // Everyone comes from one address here, and what a killed server had open counts for a minute.
  '--streams-address',
  '100000',
  '--bot-pace',
  '50',
  '--bot-threads',
  '0',
  '--worker-keys',
  KEY,
  '--stand-in',
  'random',
  '--log',
  'error',
];

export interface Wanted {
  readonly store: Store;
  readonly withRedis: boolean;
}

export async function install({ store, withRedis }: Wanted): Promise<Installation> {
  const disk = mountSmallDisk(MEGABYTES[store]);
  const links: { name: string; proxy: TcpProxy }[] = [];
  const link = async (name: string, port: number): Promise<number> => {
    const proxy = await startTcpProxy(port);
    links.push({ name, proxy });
    return proxy.port;
  };
  const database = store === 'postgres' ? await ownDatabase(disk?.folder) : undefined;
  const redis = withRedis ? await startRedis() : undefined;
  const flags = [...FLAGS];
  if (database !== undefined) {
    const url = new URL(database.url);
    url.port = String(await link('database', Number(url.port)));
    flags.push('--database', url.href);
  } else flags.push('--data', path.join(disk?.folder ?? '', 'data'));
  if (redis !== undefined)
    flags.push('--redis', `redis://127.0.0.1:${await link('broker', Number(new URL(redis.url).port))}`);
  const servers: Restartable[] = [];
  const addresses: string[] = [];
  for (let index = 0; index < (database === undefined ? 1 : SERVERS); index++) {
    const port = await freePort();
    servers.push(
      commandProcess(`server ${index + 1}`, ['serve', '--language', 'en', ...flags, '--port', String(port)]),
    );
    addresses.push(`http://127.0.0.1:${await link(`clients of server ${index + 1}`, port)}`);
  }
  const workers = Array.from({ length: WORKERS }, (_, index) =>
    workerProcess(`worker ${index + 1}`, addresses[index % addresses.length]),
  );
  for (const one of [...servers, ...workers]) await one.start();
  return {
    servers,
    workers,
    addresses,
    links,
    database,
    redis,
    disk,
    async end() {
      for (const one of [...workers, ...servers]) await one.kill();
      for (const { proxy } of links) proxy.close();
      await database?.stop().catch(() => undefined);
      await redis?.stop();
      disk?.remove();
    },
  };
}

const workerProcess = (name: string, server: string): Restartable =>
  commandProcess(name, ['worker', '--language', 'en', '--threads', '1', '--key', KEY, '--server', server]);
