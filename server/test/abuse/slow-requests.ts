import { request, type ClientRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Running } from '../process.ts';

const CHUNK = 64 * 1024;
const MOST = 256 * 1024 * 1024;

export interface HeldRequests {
  /** How many of the slow requests still have their connection. */
  open(): number;
  /** Opens a stream at one of the servers, in turn, and keeps it; the status that it was answered with. */
  stream(path: string, headers: Record<string, string>): Promise<number>;
  endStreams(): void;
}

/** Requests that begin and never go on: half of them within their headers, half within a body. */
export function holdRequests(servers: readonly Running[], count: number): HeldRequests {
  const sockets = new Set<Socket>();
  const streams: ClientRequest[] = [];
  for (let n = 0; n < count; n++) {
    const { port } = new URL(servers[n % servers.length].address);
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(n % 4 < 2 ? HEAD : `${HEAD}${BODY}`),
    );
    sockets.add(socket);
    socket.resume();
    socket.on('error', () => sockets.delete(socket));
    socket.on('close', () => sockets.delete(socket));
  }
  let opened = 0;
  return {
    open: () => sockets.size,
    stream: (path, headers) =>
      new Promise((resolve, reject) => {
        const { address } = servers[opened++ % servers.length];
        const asked = request(`${address}${path}`, { headers, agent: false }, answer => {
          answer.resume();
          answer.on('error', () => undefined);
          resolve(answer.statusCode ?? 0);
        });
        asked.on('error', reject);
        asked.end();
        streams.push(asked);
      }),
    endStreams() {
      for (const one of streams) one.destroy();
    },
  };
}

const HEAD = 'POST /api/session HTTP/1.1\r\nHost: slow\r\n';
const BODY = 'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"lang';

/** A body in pieces for as long as the server takes them; how much was sent, and what was answered. */
export const sendEndless = (
  { address }: Running,
  headers: Record<string, string>,
): Promise<{ sent: number; status: number }> =>
  new Promise(resolve => {
    let sent = 0;
    let status = 0;
    let isOver = false;
    const finish = (): void => {
      isOver = true;
      asked.destroy();
      resolve({ sent, status });
    };
    const asked = request(
      `${address}/api/session`,
      { method: 'POST', agent: false, headers: { ...headers, 'content-type': 'application/json' } },
      answer => {
        status = answer.statusCode ?? 0;
        answer.resume().on('close', finish);
        answer.on('error', finish);
      },
    );
    asked.on('error', finish);
    const piece = 'x'.repeat(CHUNK);
    const write = (): void => {
      if (isOver) return;
      if (sent >= MOST) return finish();
      sent += CHUNK;
      if (asked.write(piece)) setImmediate(write);
      else asked.once('drain', write);
    };
    write();
  });
