import path from 'node:path';
import { freePort, ownDatabase } from '../cluster.ts';
import { startRedis, type RedisServer } from '../redis.ts';
import type { Store } from '../test-server.ts';
import { serverProcess, type Restartable } from './processes.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** Servers with everything they need, each connection through a proxy that can be disturbed. */
export interface Installation {
  readonly servers: readonly Restartable[];
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
/** Room for an empty database with its log, and little more. */
const MEGABYTES = { sqlite: 48, postgres: 200 };
const FLAGS = [
  '--host',
  '127.0.0.1',
  '--rate',
  '0',
  '--bot-pace',
  '50',
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
    servers.push(serverProcess(`server ${index + 1}`, [...flags, '--port', String(port)], {}));
    addresses.push(`http://127.0.0.1:${await link(`clients of server ${index + 1}`, port)}`);
  }
  for (const server of servers) await server.start();
  return {
    servers,
    addresses,
    links,
    database,
    redis,
    disk,
    async end() {
      for (const server of servers) await server.kill();
      for (const { proxy } of links) proxy.close();
      await database?.stop().catch(() => undefined);
      await redis?.stop();
      disk?.remove();
    },
  };
}
