import type { ServerResponse } from 'node:http';

/** A client that does not read fast enough is disconnected; it reconnects and gets what it missed. */
const MAX_BUFFERED = 1_000_000;

/** One open event stream. */
export interface EventStream {
  readonly person: string;
  /** The session that opened it: the stream ends with it. */
  readonly session: string;
  /** The version of the table that was last sent. */
  version: number;
  send(event: string, data: string, id?: number): void;
  ping(): void;
  /** Says that the server is leaving, and when to come back. */
  leave(milliseconds: number): void;
  end(): void;
}

export interface StreamOptions {
  /** Response headers besides those of a stream. */
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly onClose: () => void;
}

/** Takes over an HTTP response and keeps it open. */
export function openStream(
  response: ServerResponse,
  { person, session }: Pick<EventStream, 'person' | 'session'>,
  { headers, onClose }: StreamOptions,
): EventStream {
  // The stream ends with the connection: without chunks a message is one write.
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, {
    ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write('retry: 1000\n\n');
  response.on('close', onClose);
  response.on('error', onClose);
  // Without chunks the text can go straight to the socket, which spares the response's bookkeeping.
  const sink = response.socket ?? response;
  const write = (text: string): void => {
    if (response.writableEnded || response.destroyed) return;
    if (sink.writableLength > MAX_BUFFERED) response.destroy();
    else sink.write(text);
  };
  return {
    person,
    session,
    version: 0,
    send: (event, data, id) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`),
    ping: () => write(':\n\n'),
    leave: wait => write(`retry: ${wait}\nevent: leaving\ndata: {"wait":${wait}}\n\n`),
    end: () => void response.end(),
  };
}
