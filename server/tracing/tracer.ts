import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export type Attributes = Readonly<Record<string, string | number>>;

/** Something that took time, as OpenTelemetry describes it. Times are milliseconds since 1970. */
export interface EndedSpan {
  readonly trace: string;
  readonly id: string;
  readonly parent: string | undefined;
  readonly name: string;
  readonly kind: SpanKind;
  readonly start: number;
  readonly end: number;
  readonly attributes: Attributes;
  readonly isFailed: boolean;
}

/** By OpenTelemetry's numbers. */
export const SPAN_KINDS = { internal: 1, server: 2, client: 3 } as const;
export type SpanKind = keyof typeof SPAN_KINDS;

export interface Span {
  readonly trace: string;
  readonly id: string;
  end(attributes?: Attributes, isFailed?: boolean): void;
}

/** A span as another program names it. */
export type ParentSpan = Pick<Span, 'trace' | 'id'>;

/** Records what the server does and how long it takes. */
export interface Tracer {
  start(name: string, kind: SpanKind, attributes: Attributes, parent?: ParentSpan): Span;
  /** Spans that start in `work` belong to this one. */
  within<T>(span: ParentSpan, work: () => T): T;
  /** Spans that start in `work` belong to no other. */
  apart<T>(work: () => T): T;
  /** A span for as long as `work` takes; its result may add attributes. */
  measure<T>(
    name: string,
    kind: SpanKind,
    attributes: Attributes,
    work: () => Promise<T>,
    outcome?: (result: T) => Attributes,
  ): Promise<T>;
}

export function createTracer(take: (span: EndedSpan) => void): Tracer {
  const current = new AsyncLocalStorage<ParentSpan | undefined>();
  const start: Tracer['start'] = (name, kind, attributes, parent = current.getStore()) => {
    const trace = parent?.trace ?? newId(16);
    const id = newId(8);
    const startTime = now();
    let isOpen = true;
    return {
      trace,
      id,
      end(more = {}, isFailed = false) {
        if (!isOpen) return;
        isOpen = false;
        take({
          trace,
          id,
          parent: parent?.id,
          name,
          kind,
          start: startTime,
          end: now(),
          attributes: { ...attributes, ...more },
          isFailed,
        });
      },
    };
  };
  return {
    start,
    within: (span, work) => current.run(span, work),
    apart: work => current.run(undefined, work),
    async measure(name, kind, attributes, work, outcome) {
      const span = start(name, kind, attributes);
      try {
        const result = await current.run(span, work);
        span.end(outcome?.(result));
        return result;
      } catch (error) {
        span.end({ error: error instanceof Error ? error.name : 'unknown' }, true);
        throw error;
      }
    },
  };
}

const newId = (bytes: number): string => randomBytes(bytes).toString('hex');
const now = (): number => performance.timeOrigin + performance.now();

/** The span that a request names as its own parent, in the form of the W3C. */
export function parentFrom(header: unknown): ParentSpan | undefined {
  const [, trace, id] =
    /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/.exec(typeof header === 'string' ? header : '') ??
    [];
  return trace === undefined || /^0+$/.test(trace) || /^0+$/.test(id) ? undefined : { trace, id };
}
