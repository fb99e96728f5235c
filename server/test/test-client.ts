import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { TableUpdate } from '../../api/table-update.ts';

export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
  readonly headers: IncomingMessage['headers'];
}

/** What a command is answered with, done or refused. */
export interface Outcome {
  readonly version: number;
  readonly code: string;
  readonly rule?: string;
  readonly repeated?: boolean;
}

let keys = 0;
export const freshKey = (): string => `test-key-${process.pid}-${keys++}-${Date.now()}`;

/** A person with a browser: a cookie, requests and streams. */
export class Guest {
  readonly address: string;
  cookie = '';
  token = '';
  id = '';
  readonly streams: Listening[] = [];

  constructor(address: string) {
    this.address = address;
  }

  static async at(address: string, language: 'en' | 'es' = 'en'): Promise<Guest> {
    const guest = new Guest(address);
    const { body } = await guest.call<{ id: string }>('POST', '/api/session', { language });
    guest.id = body.id;
    return guest;
  }

  /** The same person in another browser or at another server. */
  elsewhere(address = this.address): Guest {
    const twin = new Guest(address);
    twin.cookie = this.cookie;
    twin.token = this.token;
    twin.id = this.id;
    return twin;
  }

  headers(extra: Record<string, string> = {}): Record<string, string> {
    return {
      ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
      ...extra,
    };
  }

  async call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    extra: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const payload = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    const headers = this.headers({
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...extra,
    });
    const answer = await send(`${this.address}${path}`, method, headers, payload);
    const cookie = answer.headers['set-cookie']?.[0].split(';')[0];
    if (cookie !== undefined) this.cookie = cookie;
    return { status: answer.status, headers: answer.headers, body: parsed(answer.text) as T };
  }

  async open(wanted: object): Promise<string> {
    const { status, body } = await this.call<{ id: string }>('POST', '/api/tables', {
      key: freshKey(),
      ...wanted,
    });
    if (status !== 200) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body.id;
  }

  async look(table: string, since?: number): Promise<TableUpdate> {
    const query = since === undefined ? '' : `?since=${since}`;
    const { status, body } = await this.call<TableUpdate>('GET', `/api/tables/${table}${query}`);
    if (status !== 200) throw new Error(`cannot look: ${JSON.stringify(body)}`);
    return body;
  }

  command(table: string, command: object, version: number, key = freshKey()): Promise<Answer<Outcome>> {
    return this.call('POST', `/api/tables/${table}/commands`, { ...command, version, key });
  }

  /** Does something with the table as it is now. */
  async do(table: string, command: object): Promise<Answer<Outcome>> {
    const { table: sight } = await this.look(table);
    return this.command(table, command, sight.version);
  }

  async watch(table: string, options: { since?: number; lastId?: number } = {}): Promise<Listening> {
    const query = options.since === undefined ? '' : `?since=${options.since}`;
    const last = options.lastId === undefined ? {} : { 'last-event-id': String(options.lastId) };
    return this.listen(`/api/tables/${table}/stream${query}`, last);
  }

  async listen(path: string, headers: Record<string, string> = {}): Promise<Listening> {
    const listening = await Listening.to(`${this.address}${path}`, this.headers(headers));
    this.streams.push(listening);
    return listening;
  }

  leave(): void {
    for (const stream of this.streams) stream.close();
  }
}

interface StreamEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: string;
}

/** An open stream and everything that came. */
export class Listening {
  readonly events: StreamEvent[] = [];
  /** The events of the kind `table`. */
  readonly messages: TableUpdate[] = [];
  status = 0;
  isOver = false;
  private readonly asked: ClientRequest;
  private wake: () => void = () => undefined;

  private constructor(asked: ClientRequest) {
    this.asked = asked;
  }

  static to(url: string, headers: Record<string, string>): Promise<Listening> {
    return new Promise((resolve, reject) => {
      const asked = request(url, { headers, agent: false }, answer => {
        listening.status = answer.statusCode ?? 0;
        let rest = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          rest += part;
          for (let end = rest.indexOf('\n\n'); end !== -1; end = rest.indexOf('\n\n')) {
            listening.take(rest.slice(0, end));
            rest = rest.slice(end + 2);
          }
        });
        answer.on('close', () => listening.end());
        resolve(listening);
      });
      const listening = new Listening(asked);
      asked.on('error', error => (listening.status === 0 ? reject(error) : listening.end()));
      asked.end();
    });
  }

  /** Waits until something true can be said about the stream. */
  async until<T>(find: (listening: this) => T | undefined | false, patience = 10_000): Promise<T> {
    const end = Date.now() + patience;
    for (;;) {
      const found = find(this);
      if (found !== undefined && found !== false) return found;
      if (Date.now() > end)
        throw new Error(`nothing came; so far ${this.events.map(({ event }) => event).join(' ')}`);
      await new Promise<void>(resolve => {
        this.wake = resolve;
        setTimeout(resolve, 50);
      });
    }
  }

  version(wanted: number): Promise<TableUpdate> {
    return this.until(({ messages }) => messages.find(({ table }) => table.version >= wanted));
  }

  close(): void {
    this.asked.destroy();
  }

  private take(text: string): void {
    const field = (name: string): string | undefined => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
    const event = field('event');
    if (event !== undefined) {
      const data = field('data') ?? '';
      this.events.push({ event, id: field('id'), data });
      // The server's own messages, in the form that its document describes.
      if (event === 'table') this.messages.push(JSON.parse(data) as TableUpdate);
    }
    this.wake();
  }

  private end(): void {
    this.isOver = true;
    this.wake();
  }
}

const send = (
  url: string,
  method: string,
  headers: Record<string, string>,
  payload: string | undefined,
): Promise<{ status: number; text: string; headers: IncomingMessage['headers'] }> =>
  new Promise((resolve, reject) => {
    const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
    const asked = request(url, { method, headers: { ...headers, ...length } }, answer => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(payload);
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
