import { execFileSync, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';

/** Where the installed PostgreSQL has its programs; undefined when there is none. */
function programs(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const newest = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one));
  return newest
    .map(version => path.join(DEBIAN, version, 'bin'))
    .find(folder => existsSync(path.join(folder, 'initdb')));
}

const folderOfPrograms = programs();

/** On a build server a missing database is a failure, elsewhere it is said and the tests are left out. */
export const hasPostgres = ((): boolean => {
  if (folderOfPrograms !== undefined) return true;
  if (process.env['CI'] !== undefined)
    throw new Error('PostgreSQL is needed for the tests and is not installed');
  console.warn('PostgreSQL is not installed: its tests are left out.');
  return false;
})();

interface Cluster {
  /** The address without the name of a database. */
  readonly base: string;
  /** Ends the database server as a crash would, and waits until it is gone. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** The main process of the database server. */
  pid(): number;
  isAnswering(): Promise<boolean>;
}

let shared: Promise<Cluster> | undefined;

/** The address of a fresh, empty database in a cluster that ends with the tests. */
export async function freshDatabase(): Promise<string> {
  shared ??= startCluster();
  return createDatabase(await shared);
}

/** A database in a cluster of its own, which can be stopped and started. */
export async function ownDatabase(folder?: string): Promise<{ url: string } & Omit<Cluster, 'base'>> {
  const { base, ...cluster } = await startCluster(folder);
  return { url: await createDatabase({ base }), ...cluster };
}

async function createDatabase({ base }: Pick<Cluster, 'base'>): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: `${base}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${base}/${name}`;
}

async function startCluster(parent = tmpdir()): Promise<Cluster> {
  const bin = folderOfPrograms ?? '';
  const folder = mkdtempSync(path.join(parent, 'cosecha-pg-'));
  // The server refuses to run as root: Debian's own user does.
  const owner = process.getuid?.() === 0 ? ids('postgres') : {};
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'tester', '-A', 'trust', '-N', '--no-instructions'],
    {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  // Without waiting for the disk (-F): what a process has written stays with the system when the process is killed. Only a
  // machine that stops would lose it, and no test stops the machine.
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    '-h',
    '127.0.0.1',
    '-F',
    '-c',
    'max_connections=200',
  ];
  const keeper = spawn('sh', ['-c', KEEPER, folder, path.join(bin, 'postgres'), ...options], {
    ...owner,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const base = `postgres://tester@127.0.0.1:${port}`;
  const say = (word: string): void => void keeper.stdin.write(`${word}\n`);
  const start = (): Promise<void> => answering(`${base}/postgres`, () => say('start'));
  await start();
  return {
    base,
    start,
    isAnswering: () => isAnswering(`${base}/postgres`),
    pid: () => Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    async stop() {
      say('stop');
      await silent(`${base}/postgres`);
    },
  };
}

/** Starts and stops the server as told. It ends with its input: however the tests end, nothing is left behind. */
const KEEPER = `
server=
runs() { [ -n "$server" ] && [ -r /proc/$server/stat ] && ! grep -q ') Z ' /proc/$server/stat; }
stop() { [ -z "$server" ] || { kill -QUIT $server; wait $server; server=; }; }
while read -r word; do
  case $word in
    start) runs || { "$@" & server=$!; } ;;
    stop) stop ;;
  esac
done
stop; cd /; rm -rf "$0"`;

function ids(user: string): { uid?: number; gid?: number } {
  const of = (flag: string): number => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: of('-u'), gid: of('-g') };
}

/** Right after a kill the rest of the old server may be in the way of a new one: then it is started once more. */
async function answering(url: string, start: () => void): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (attempt % 20 === 0) start();
    if (await isAnswering(url)) return;
    await wait(100);
  }
  throw new Error('PostgreSQL does not answer');
}

async function silent(url: string): Promise<void> {
  for (let attempt = 0; attempt < 1000; attempt++) {
    if (!(await isAnswering(url))) return;
    await wait(20);
  }
  throw new Error('PostgreSQL does not stop');
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Below the ports that the system gives to servers which ask for any: none of them takes it before it is used. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];

export async function freePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, LAST_PORT);
  const isFree = await new Promise<boolean>(resolve => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
