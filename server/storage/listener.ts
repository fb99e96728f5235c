import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const SHORTEST_PAUSE = 200;
const LONGEST_PAUSE = 10_000;
const CONNECTION_TIME = 10_000;

interface Listener {
  /** Sends a payload to everyone who listens; fails while there is no connection. */
  notify(payload: string): Promise<void>;
  close(): Promise<void>;
}

interface ListenerEvents {
  onPayload(payload: string): void;
  /** There is a connection again after one was lost. */
  onReconnect(): void;
}

/** One connection that listens on a channel. A lost one is replaced, one attempt at a time. */
export async function startListener(url: string, channel: string, events: ListenerEvents): Promise<Listener> {
  const stop = new AbortController();
  const connect = () => openConnection(url, channel, events.onPayload);
  let connection: Connection | undefined = await connect();

  const keepConnected = async (): Promise<void> => {
    for (let failures = 0; !stop.signal.aborted; failures++) {
      if (connection !== undefined) {
        await connection.ended;
        connection = undefined;
        failures = 0;
      }
      await wait(reconnectPause(failures), undefined, { signal: stop.signal, ref: false });
      connection = await connect().catch(() => undefined);
      if (stop.signal.aborted) await connection?.client.end();
      else if (connection !== undefined) events.onReconnect();
    }
  };
  // The only failure that gets here is the end of a pause when the listener is closed.
  const running = keepConnected().catch(() => undefined);

  return {
    async notify(payload) {
      if (connection === undefined) throw new Error('there is no connection');
      await connection.client.query('select pg_notify($1, $2)', [channel, payload]);
    },
    async close() {
      stop.abort();
      await connection?.client.end().catch(() => undefined);
      await running;
    },
  };
}

/** Grows with each failure, and differs between processes, so that they do not all come at once. */
function reconnectPause(failures: number): number {
  const longest = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** (failures + 1));
  return SHORTEST_PAUSE + Math.random() * (longest - SHORTEST_PAUSE);
}

interface Connection {
  readonly client: pg.Client;
  /** Settles when the connection is lost or closed. */
  readonly ended: Promise<void>;
}

async function openConnection(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_TIME,
  });
  const ended = new Promise<void>(resolve => void client.once('end', () => resolve()));
  // After an error the server closes the connection, or it is closed here.
  client.on('error', () => void client.end().catch(() => undefined));
  client.on('notification', ({ payload }) => onPayload(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    return { client, ended };
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
}
