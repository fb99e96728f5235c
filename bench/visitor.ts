import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';

/** A person at a table server, as far as a measurement needs one: requests with a cookie, and streams. */
export interface Visitor {
  call(method: string, path: string, body?: object): Promise<Answer>;
  /** Calls back with the data of each `table` event. */
  stream(path: string, hear: (data: string) => void): Promise<ClientRequest>;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | undefined;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export function visitorAt(address: string, cookie = ''): Visitor {
  const { hostname, port } = new URL(address);
  const place = { hostname, port };
  return {
    call(method, path, body) {
      const payload = body === undefined ? '' : JSON.stringify(body);
      const headers = body === undefined ? { cookie } : { cookie, ...jsonHeaders(payload) };
      return new Promise((resolve, reject) => {
        const asked = request({ ...place, path, method, agent, headers }, answer => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => (text += part));
          answer.on('end', () => {
            const given = answer.headers['set-cookie']?.[0].split(';')[0];
            resolve({ status: answer.statusCode ?? 0, text, cookie: given });
          });
        });
        asked.on('error', reject);
        asked.end(payload);
      });
    },
    stream(path, hear) {
      return new Promise((resolve, reject) => {
        const asked = request(
          { ...place, path, agent: false, headers: { cookie } },
          (answer: IncomingMessage) => {
            answer.setEncoding('utf8');
            listen(answer, hear);
            resolve(asked);
          },
        );
        asked.on('error', reject);
        asked.end();
      });
    },
  };
}

const jsonHeaders = (payload: string) => ({
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(payload)),
});

function listen(answer: IncomingMessage, hear: (data: string) => void): void {
  let rest = '';
  answer.on('data', (part: string) => {
    rest += part;
    for (let end = rest.indexOf('\n\n'); end !== -1; end = rest.indexOf('\n\n')) {
      const event = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (!event.includes('event: table\n')) continue;
      hear(event.slice(event.indexOf('data: ') + 6));
    }
  });
}

/** A guest with a session of its own. */
export async function arrive(address: string): Promise<Visitor> {
  const { status, cookie, text } = await visitorAt(address).call('POST', '/api/session', {});
  if (status !== 200 || cookie === undefined) throw new Error(`no session: ${status} ${text}`);
  return visitorAt(address, cookie);
}
