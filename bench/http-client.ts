import { connect, type Socket } from 'node:net';

/** A person at a table server, as far as a measurement needs one: requests with a cookie, and streams. */
export interface Visitor {
  call(method: string, path: string, body?: object): Promise<Answer>;
  /** Calls back with the data of each `table` event. */
  stream(path: string, hear: (data: string) => void): Promise<Socket>;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | undefined;
}

/** Plain HTTP on plain sockets: the generator shares the machine with the server and must cost little. */
export function visitorAt(address: string, cookie = ''): Visitor {
  const { hostname, port } = new URL(address);
  const head = (method: string, path: string): string =>
    `${method} ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n`;
  return {
    call(method, path, body) {
      const payload = body === undefined ? '' : JSON.stringify(body);
      const type = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(payload)}\r\n`;
      return sendRequest(
        hostname,
        Number(port),
        `${head(method, path)}${body === undefined ? '' : type}\r\n${payload}`,
      );
    },
    stream(path, hear) {
      return new Promise((resolve, reject) => {
        const socket = connect(Number(port), hostname, () => resolve(socket));
        // After the beginning there is no one to tell: a stream that breaks brings nothing more.
        socket.on('error', reject);
        socket.setEncoding('utf8');
        listenForEvents(socket, hear);
        socket.write(`${head('GET', path)}\r\n`);
      });
    },
  };
}

/** Open connections without a request, by address. */
const idle = new Map<string, Socket[]>();

/** One request and its answer on a connection that is used again. */
function sendRequest(host: string, port: number, text: string): Promise<Answer> {
  const address = `${host}:${port}`;
  const known = idle.get(address) ?? [];
  idle.set(address, known);
  return new Promise((resolve, reject) => {
    const socket = openOne(known) ?? openConnection(host, port);
    let received = '';
    const hear = (part: string): void => {
      received += part;
      const answer = completeAnswer(received);
      if (answer === undefined) return;
      socket.off('data', hear).off('error', reject).off('close', lose);
      known.push(socket);
      resolve(answer);
    };
    const lose = (): void => reject(new Error('the connection was closed'));
    socket.on('data', hear).on('error', reject).on('close', lose);
    socket.write(text);
  });
}

function openConnection(host: string, port: number): Socket {
  const socket = connect(port, host).setNoDelay().setEncoding('utf8');
  // One that breaks while no request waits for it is replaced.
  return socket.on('error', () => undefined);
}

/** A connection that is still open. */
function openOne(known: Socket[]): Socket | undefined {
  for (let socket = known.pop(); socket !== undefined; socket = known.pop())
    if (!socket.destroyed && socket.writable) return socket;
  return undefined;
}

/** The answer, once all of it is there. Its length is counted in bytes, its text in letters. */
function completeAnswer(received: string): Answer | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = received.slice(0, end);
  const body = received.slice(end + 4);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  if (body.length < length && Buffer.byteLength(body) < length) return undefined;
  const cookie = /\r\nset-cookie: ([^;]+)/i.exec(head)?.[1];
  return { status: Number(head.slice(9, 12)), text: body, cookie };
}

function listenForEvents(socket: Socket, hear: (data: string) => void): void {
  let rest = '';
  socket.on('data', (part: string) => {
    rest = rest === '' ? part : rest + part;
    if (!part.includes('\n\n')) return;
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const start = event.indexOf('event: table\ndata: ');
      if (start !== -1) hear(event.slice(start + 19));
    }
  });
}

/** A guest with a session of its own. */
export async function createGuest(address: string): Promise<Visitor> {
  const { status, cookie, text } = await visitorAt(address).call('POST', '/api/session', {});
  if (status !== 200 || cookie === undefined) throw new Error(`no session: ${status} ${text}`);
  return visitorAt(address, cookie);
}
