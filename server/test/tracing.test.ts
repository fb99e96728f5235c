import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { isMissing, startedTable, startServer, STORES, turnOf } from './test-server.ts';
import { createTracer, parentFrom, type EndedSpan } from '../tracing/tracer.ts';

interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { key: string; value: Readonly<Record<string, string>> }[];
  readonly status: { code?: number };
}

interface Received {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: ReceivedSpan['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
}

/** A collector that keeps what it is sent. */
async function startCollector(): Promise<{
  url: string;
  received: Received[];
  spans: () => ReceivedSpan[];
  close: () => void;
}> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const isWanted = request.url === '/v1/traces' && request.headers['content-type'] === 'application/json';
      // Sent by the server under test; what is missing fails the expectations.
      if (isWanted) received.push(JSON.parse(text) as Received);
      response.writeHead(isWanted ? 200 : 404).end('{}');
    });
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    spans: () =>
      received.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    close: () => void server.close(),
  };
}

const valueOf = ({ attributes }: ReceivedSpan, key: string): string | undefined =>
  Object.values(attributes.find(one => one.key === key)?.value ?? {})[0];

describe.each(STORES)('traces on %s', store => {
  test.skipIf(isMissing(store))('lead from a request to its command and its commit', async () => {
    const collector = await startCollector();
    const server = await startServer({ store, flags: { otlp: collector.url } });
    const { id, guests } = await startedTable(server);
    const turn = await turnOf(id, guests);
    if (turn === undefined) throw new Error('no one is to act');
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const { status } = await turn.guest.call(
      'POST',
      `/api/tables/${id}/commands`,
      { type: 'move', move: turn.moves[0], version: turn.version, key: 'a-key-for-the-move' },
      { traceparent: `00-${trace}-b7ad6b7169203331-01` },
    );
    expect(status).toBe(200);
    await server.end();
    collector.close();
    const own = collector.spans().filter(({ traceId }) => traceId === trace);
    const named = (name: string): ReceivedSpan | undefined => own.find(span => span.name === name);
    const request = named('POST /api/tables/:id/commands');
    const command = named('table command');
    const commit = named('database commit');
    expect(request).toMatchObject({ parentSpanId: 'b7ad6b7169203331', kind: 2, status: {} });
    expect(valueOf(request!, 'http.response.status_code')).toBe('200');
    expect(command).toMatchObject({ parentSpanId: request!.spanId, kind: 1 });
    expect(valueOf(command!, 'command.type')).toBe('move');
    expect(commit).toMatchObject({ parentSpanId: command!.spanId, kind: 3 });
    expect(valueOf(commit!, 'outcome')).toBe('written');
    for (const span of own)
      expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
    const [{ resourceSpans }] = collector.received;
    expect(resourceSpans[0].resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'cosecha' },
    });
  });

  test.skipIf(isMissing(store))("have a bot's decision of its own, and tell nothing private", async () => {
    const collector = await startCollector();
    const server = await startServer({ store, flags: { otlp: collector.url } });
    const guest = await server.guest();
    const seats = [{ kind: 'bot', level: 'random' }, { kind: 'me' }];
    const id = await guest.open({ game: 'cacao', seats, options: { start: 'first' }, start: true });
    await guest.do(id, { type: 'say', text: 'a secret between us' });
    await expect.poll(async () => (await guest.look(id)).table.moves.length).toBeGreaterThan(0);
    await server.end();
    collector.close();
    const decision = collector.spans().find(({ name }) => name === 'bot decision');
    expect(decision?.parentSpanId).toBeUndefined();
    expect(valueOf(decision!, 'bot.level')).toBe('random');
    const text = JSON.stringify(collector.received);
    expect(text).not.toContain('a secret');
    expect(text).not.toContain(guest.id);
    // Routes keep the names of their parameters: an address may contain an invite.
    expect(text).not.toMatch(/(GET|POST) \/api\/tables\/[^":]{8,}/);
  });
});

test('a server whose collector is away serves as usual', async () => {
  const server = await startServer({ flags: { otlp: 'http://127.0.0.1:9' } });
  const { id, guests } = await startedTable(server);
  expect((await guests[0].look(id)).table.status).toBe('playing');
  await server.end();
});

describe('a tracer', () => {
  test('keeps to what a request names as its parent only if it is well formed', () => {
    const id = 'b7ad6b7169203331';
    const trace = '0af7651916cd43dd8448eb211c80319c';
    expect(parentFrom(`00-${trace}-${id}-01`)).toEqual({ trace, id });
    for (const header of [
      undefined,
      '',
      `00-${trace}-${id}`,
      `00-${'0'.repeat(32)}-${id}-01`,
      ['x'],
      `${trace}-${id}`,
    ])
      expect(parentFrom(header)).toBeUndefined();
  });

  test('says when work failed, and lets the error pass', async () => {
    const ended: EndedSpan[] = [];
    const tracer = createTracer(span => ended.push(span));
    const failing = tracer.measure('outer', 'internal', {}, () =>
      tracer.measure('inner', 'internal', { n: 1 }, () => Promise.reject(new TypeError('no'))),
    );
    await expect(failing).rejects.toThrow('no');
    expect(ended).toMatchObject([
      { name: 'inner', isFailed: true, attributes: { n: 1, error: 'TypeError' } },
      { name: 'outer', isFailed: true },
    ]);
    expect(ended[0].parent).toBe(ended[1].id);
    expect(ended[0].trace).toBe(ended[1].trace);
  });
});
