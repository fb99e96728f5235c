import { request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { TableUpdate } from '../../../api/table-update.ts';
import type { SeenLine } from './history.ts';

const TIME_LIMIT = 6000;
const PAUSE = 150;

export interface ChaosAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly cookie: string | undefined;
}

/** A person who does not give up: every request is repeated, at any of the servers, until it is answered. */
export class ChaosClient {
  readonly name: string;
  private readonly addresses: () => readonly string[];
  private cookie = '';
  /** What it waits for, since when, and how the last attempt ended. */
  private question: { readonly what: string; readonly since: number; last: string } | undefined;
  private readonly stopped: AbortSignal;

  constructor(name: string, addresses: () => readonly string[], stopped: AbortSignal) {
    this.name = name;
    this.addresses = addresses;
    this.stopped = stopped;
  }

  /** Asks until there is an answer other than 5xx or 429; fails only when the run is stopped. */
  async insist(method: string, path: string, body?: object): Promise<ChaosAnswer> {
    const question = { what: `${method} ${path}`, since: performance.now(), last: 'not answered' };
    this.question = question;
    for (;;) {
      const answer = await this.ask(method, path, body).catch((error: unknown) => String(error));
      if (typeof answer === 'object' && answer.status < 500 && answer.status !== 429) {
        this.cookie = answer.cookie ?? this.cookie;
        this.question = undefined;
        return answer;
      }
      question.last = typeof answer === 'string' ? answer : `${answer.status} ${JSON.stringify(answer.body)}`;
      if (this.stopped.aborted) throw new Error(`${this.name} got no answer to ${method} ${path}`);
      await wait(PAUSE);
    }
  }

  describe(): string {
    if (this.question === undefined) return this.name;
    const { what, since, last } = this.question;
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    return `${this.name} has asked for ${seconds} s: ${what}: ${last}`;
  }

  private ask(method: string, path: string, body?: object): Promise<ChaosAnswer> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      cookie: this.cookie,
      ...(payload === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    };
    const options = { method, headers, agent: false, timeout: TIME_LIMIT };
    return new Promise((resolve, reject) => {
      const asked = request(
        `${this.address()}${path}`,
        options,
        answer => void readAnswer(answer).then(resolve, reject),
      );
      asked.on('error', reject);
      asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
      asked.end(payload);
    });
  }

  /** Follows a table from its first line; opens the stream again, at any server, whenever it ends. */
  async follow(table: string, onUpdate: (update: TableUpdate) => void, ended: AbortSignal): Promise<void> {
    let since = 0;
    while (!ended.aborted) {
      await this.readStream(`/api/tables/${table}/stream?since=${since}`, ended, update => {
        since = Math.max(since, update.next ?? update.table.version);
        onUpdate(update);
      }).catch(() => undefined);
      if (!ended.aborted) await wait(PAUSE);
    }
  }

  private readStream(path: string, ended: AbortSignal, take: (update: TableUpdate) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const options = { headers: { cookie: this.cookie }, agent: false };
      const asked = request(`${this.address()}${path}`, options, answer => {
        let rest = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          rest += part;
          for (let end = rest.indexOf('\n\n'); end !== -1; end = rest.indexOf('\n\n')) {
            const [, data] = /^event: table\ndata: (.*)$/m.exec(rest.slice(0, end)) ?? [];
            rest = rest.slice(end + 2);
            // The server's own messages, in the form that its document describes.
            if (data !== undefined) take(JSON.parse(data) as TableUpdate);
          }
        });
        answer.on('close', () => resolve());
      });
      // The server sends something every twenty seconds; a connection that says nothing leads nowhere.
      asked.setTimeout(30_000, () => asked.destroy());
      asked.on('error', reject);
      ended.addEventListener('abort', () => asked.destroy(), { once: true });
      asked.end();
    });
  }

  private address(): string {
    const all = this.addresses();
    return all[Math.floor(Math.random() * all.length)];
  }
}

export const toSeen = (lines: TableUpdate['lines']): SeenLine[] =>
  lines.map(({ n, at: _at, ...line }) => ({ n, text: JSON.stringify(line) }));

async function readAnswer(answer: IncomingMessage): Promise<ChaosAnswer> {
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += String(part);
  const cookie = answer.headers['set-cookie']?.[0].split(';')[0];
  return { status: answer.statusCode ?? 0, body: parsed(text), cookie };
}

function parsed(text: string): Record<string, unknown> {
  try {
    // The server's own answers are objects.
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
