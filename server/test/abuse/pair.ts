import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { runServer, type Running } from '../process.ts';

const MINUTE = 60_000;
const HOP_NETWORK = '10.9.8.7';

export interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  /** The visitor's address as the proxy in front of the servers sees it; otherwise one that no one else has. */
  readonly from?: string | undefined;
  /** What the visitor wrote into the header of addresses before the proxy added its part. */
  readonly forged?: string;
  readonly headers?: Record<string, string>;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | undefined;
}

/** Two server processes that share everything, and every status that they answered. */
export interface Pair {
  readonly statuses: Map<number, number>;
  readonly servers: readonly Running[];
  /** Asks the servers in turn. */
  ask(asked: Asked): Promise<Answered>;
  /** The cookie of a new guest. */
  guest(from?: string): Promise<string>;
  /** Memory of the processes together, in megabytes. */
  memory(): number;
  end(): Promise<void>;
}

/** How the servers know their proxy: the number of proxies, or their networks. */
export type Trust = 'hops' | 'networks';

const TRUST = { hops: '1', networks: '127.0.0.0/8, 10.0.0.0/8' };

export async function startPair(flags: readonly string[], trust: Trust): Promise<Pair> {
  const all = [...flags, '--trust-proxy', TRUST[trust]];
  const servers = [await runServer(all), await runServer(all)];
  const statuses = new Map<number, number>();
  let count = 0;
  let lastAddress = 0;

  const ask = async ({
    method = 'GET',
    path,
    body,
    from,
    forged,
    headers = {},
  }: Asked): Promise<Answered> => {
    const visitor = from ?? addressOf(lastAddress++);
    // With networks, another proxy stands between the visitor and the one that reaches the server.
    const hops = trust === 'hops' ? [visitor] : [visitor, HOP_NETWORK];
    const forwarded = [...(forged === undefined ? [] : [forged]), ...hops].join(', ');
    const payload = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await send(`${servers[count++ % 2].address}${path}`, method, payload, {
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      'x-forwarded-for': forwarded,
      ...headers,
    });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    return answer;
  };
  return {
    statuses,
    servers,
    ask,
    async guest(from) {
      const body = { language: 'en' };
      const { cookie, text } = await ask({ method: 'POST', path: '/api/session', body, from });
      if (cookie === undefined) throw new Error(`no guest: ${text}`);
      return cookie;
    },
    memory: () => servers.reduce((sum, { process: { pid } }) => sum + residentMegabytes(pid ?? 0), 0),
    async end() {
      for (const server of servers) await server.kill('SIGTERM');
    },
  };
}

/** One of 65,536 addresses from a network for documentation. */
const addressOf = (n: number): string => `2001:db8:${(n >> 8).toString(16)}:${(n & 255).toString(16)}::1`;

const residentMegabytes = (process: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1]) / 1024;

const send = (
  url: string,
  method: string,
  payload: string | undefined,
  headers: Record<string, string>,
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
    const asked = request(url, { method, headers: { ...headers, ...length } }, answer => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('error', reject);
      answer.on('end', () => {
        const cookie = answer.headers['set-cookie']?.[0].split(';')[0];
        resolve({ status: answer.statusCode ?? 0, text, cookie });
      });
    });
    asked.on('error', reject);
    asked.end(payload);
  });

/** Does something many times at once and tells how often it was not stopped by a limit, and how often it may not be. */
export async function flood(
  times: number,
  limit: number,
  work: (index: number) => Promise<{ readonly status: number }>,
): Promise<{ passed: number; most: number }> {
  const begun = Date.now();
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => work(index)));
  const passed = answers.filter(({ status }) => status !== 429).length;
  // A window begins with the first request, and on a slow machine a second one begins before the last.
  return { passed, most: limit * Math.ceil((Date.now() - begun + 1) / MINUTE) };
}
