import { SPAN_KINDS, type Attributes, type EndedSpan } from './tracer.ts';

/** Sends spans to a collector. */
export interface SpanExporter {
  take(span: EndedSpan): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

export interface OtlpOptions {
  readonly url: URL;
  readonly service: Attributes;
  reportError(error: unknown): void;
}

const PATH = '/v1/traces';
const EVERY = 1000;
const AT_ONCE = 500;
/** Spans beyond this are dropped while the collector is slow or away: traces never cost the server its memory. */
const MOST = 5000;
const TIME_LIMIT = 5000;

/** Sends spans as OTLP over HTTP in JSON, some at a time. Whatever the collector does not take is dropped. */
export function startOtlpExporter({ url, service, reportError }: OtlpOptions): SpanExporter {
  const target = new URL(url);
  if (!target.pathname.endsWith(PATH)) target.pathname = target.pathname.replace(/\/$/, '') + PATH;
  let waiting: EndedSpan[] = [];
  let sending: Promise<void> | undefined;
  let hasFailed = false;

  const send = async (spans: readonly EndedSpan[]): Promise<void> => {
    try {
      const response = await fetch(target, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(requestOf(spans, service)),
        signal: AbortSignal.timeout(TIME_LIMIT),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`the collector of traces answered ${response.status}`);
      hasFailed = false;
    } catch (error) {
      // One line for an outage.
      if (!hasFailed) reportError(error);
      hasFailed = true;
    }
  };
  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const spans = waiting.slice(0, AT_ONCE);
      waiting = waiting.slice(AT_ONCE);
      await send(spans);
    }
  };
  const flush = (): Promise<void> => {
    sending ??= sendAll().finally(() => (sending = undefined));
    return sending;
  };
  const timer = setInterval(() => void flush(), EVERY).unref();
  return {
    take(span) {
      if (waiting.length < MOST) waiting.push(span);
    },
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

const requestOf = (spans: readonly EndedSpan[], service: Attributes) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf(service) },
      scopeSpans: [{ scope: { name: 'cosecha' }, spans: spans.map(spanOf) }],
    },
  ],
});

const spanOf = ({ trace, id, parent, name, kind, start, end, attributes, isFailed }: EndedSpan) => ({
  traceId: trace,
  spanId: id,
  ...(parent === undefined ? {} : { parentSpanId: parent }),
  name,
  kind: SPAN_KINDS[kind],
  startTimeUnixNano: nanoseconds(start),
  endTimeUnixNano: nanoseconds(end),
  attributes: attributesOf(attributes),
  status: isFailed ? { code: 2 } : {},
});

/** In a text, because a number of this size has no room for nanoseconds. */
const nanoseconds = (milliseconds: number): string => String(BigInt(Math.round(milliseconds * 1000)) * 1000n);

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value:
      typeof value === 'string'
        ? { stringValue: value }
        : Number.isInteger(value)
          ? { intValue: String(value) }
          : { doubleValue: value },
  }));
