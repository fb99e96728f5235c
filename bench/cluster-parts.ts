import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A program that is started for a measurement and can be killed. */
export interface Part {
  readonly name: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** To it and all that it started. */
  signal(sent: NodeJS.Signals): void;
  /** Microseconds that it has worked so far. */
  processorTime(): number;
}

const POSTGRES = '/usr/lib/postgresql';

/** A program in one of the usual places; undefined when it is not installed. */
export const findProgram = (name: string): string | undefined =>
  ['/usr/bin', '/usr/sbin', '/usr/local/bin']
    .map(folder => path.join(folder, name))
    .find(file => existsSync(file));

export const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      // A server that listens on a port has an address of this kind.
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Starts a program and waits until `isReady`; `kill` ends it as a crash would, with all that it started. */
async function startPart(
  name: string,
  run: () => ChildProcess,
  isReady: () => Promise<boolean>,
): Promise<Part> {
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = run();
    for (let attempt = 0; attempt < 600; attempt++) {
      if (await isReady().catch(() => false)) return;
      await wait(100);
      // After a kill the rest of the old one may still be in the way.
      if (child.exitCode !== null) child = run();
    }
    throw new Error(`${name} does not start`);
  };
  await start();
  return {
    name,
    start,
    processorTime() {
      const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) * TICK;
    },
    signal(sent) {
      if (child.pid !== undefined) process.kill(-child.pid, sent);
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      const ended = once(child, 'exit');
      // Each part leads a group of its own.
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}

/** Microseconds of the unit in which the system counts processor time. */
const TICK = 10_000;

const GROUP = { detached: true, stdio: 'ignore' } as const;

/** A PostgreSQL that waits for the disk, in a new folder. */
export async function startPostgres(): Promise<Part & { readonly url: string }> {
  const [version] = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort().reverse() : [];
  if (version === undefined) throw new Error('PostgreSQL is not installed');
  const bin = path.join(POSTGRES, version, 'bin');
  const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-cluster-'));
  // The server refuses to run as root: Debian's own user does.
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const flags = ['-D', data, '-U', 'bench', '-A', 'trust', '--no-instructions'];
  execFileSync(path.join(bin, 'initdb'), flags, { ...owner, cwd: folder, stdio: 'ignore' });
  const url = `postgres://bench@127.0.0.1:${port}/postgres`;
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    '-h',
    '127.0.0.1',
    '-c',
    'max_connections=200',
  ];
  const run = (): ChildProcess =>
    spawn(path.join(bin, 'postgres'), options, { ...GROUP, ...owner, cwd: folder });
  const part = await startPart('database', run, async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
    return true;
  });
  return { ...part, url };
}

export async function startRedis(): Promise<(Part & { readonly url: string }) | undefined> {
  const program = findProgram('redis-server') ?? findProgram('valkey-server');
  if (program === undefined) return undefined;
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const part = await startPart(
    'broker',
    () => spawn(program, flags, GROUP),
    () => accepts(port),
  );
  return { ...part, url: `redis://127.0.0.1:${port}` };
}

/** A real proxy that sends all requests about a table to the same server; undefined when none is installed. */
export async function startProxy(
  ports: readonly number[],
): Promise<(Part & { readonly address: string }) | undefined> {
  const program = findProgram('haproxy');
  if (program === undefined) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-proxy-'));
  const port = await freePort();
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, proxyConfig(port, ports));
  const part = await startPart(
    'proxy',
    () => spawn(program, ['-db', '-f', file], GROUP),
    () => accepts(port),
  );
  return {
    ...part,
    address: `http://127.0.0.1:${port}`,
    async kill() {
      await part.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const proxyConfig = (port: number, servers: readonly number[]): string => `
defaults
  mode http
  maxconn 20000
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  option redispatch
  retries 3
frontend tables
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance hash path,field(4,/)
  hash-type consistent
  default-server check inter 500ms fall 2 rise 1
${servers.map((server, index) => `  server s${index} 127.0.0.1:${server}`).join('\n')}
`;

/** Whether anyone accepts connections on a port. */
async function accepts(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/`).catch((error: unknown) => error);
  return !(answer instanceof Error && String(answer.cause).includes('ECONNREFUSED'));
}

/** A server on a port of its own. */
export async function startServerPart(
  name: string,
  flags: readonly string[],
): Promise<Part & { readonly port: number }> {
  const port = await freePort();
  const main = path.join(import.meta.dirname, '..', 'cli', 'main.ts');
  const all = ['serve', '--port', String(port), '--rate', '0', '--log', 'error', ...flags];
  const run = (): ChildProcess => spawn(process.execPath, [main, ...all], GROUP);
  const part = await startPart(name, run, async () => (await fetch(`http://127.0.0.1:${port}/api/meta`)).ok);
  return { ...part, port };
}

/** A worker of its own for the bots of a server. */
export function startWorkerPart(name: string, address: string, key: string): Promise<Part> {
  const main = path.join(import.meta.dirname, '..', 'cli', 'main.ts');
  const all = ['worker', '--server', address, '--key', key, '--threads', '1'];
  return startPart(
    name,
    () => spawn(process.execPath, [main, ...all], GROUP),
    () => Promise.resolve(true),
  );
}
