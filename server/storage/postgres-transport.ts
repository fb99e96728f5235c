import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Channel, OpenTransport, TransportEvents } from './channel.ts';
import { reconnectPause } from './reconnect-pause.ts';

const PREFIX = 'cosecha_';
/** PostgreSQL accepts 8,000 bytes at a time. */
const MAX_BYTES = 7500;
const TIME_LIMIT = 10_000;

/** LISTEN and NOTIFY on one connection. A lost one is replaced, one attempt at a time. */
export const postgresTransport =
  (url: string): OpenTransport =>
  async (initial, events) => {
    const stop = new AbortController();
    const wanted = { channels: initial };
    let connection: Connection | undefined = await openConnection(url, wanted, events);

    const keepConnected = async (): Promise<void> => {
      for (let failures = 0; !stop.signal.aborted; failures++) {
        if (connection !== undefined) {
          await connection.ended;
          connection = undefined;
          failures = 0;
        }
        await wait(reconnectPause(failures), undefined, { signal: stop.signal, ref: false });
        connection = await openConnection(url, wanted, events).catch(() => undefined);
        if (stop.signal.aborted) connection?.drop();
        else if (connection !== undefined) events.onListening([...connection.heard]);
      }
    };
    // The only failure that gets here is the end of a pause when the transport is closed.
    const running = keepConnected().catch(() => undefined);

    return {
      maxBytes: MAX_BYTES,
      get isConnected() {
        return connection !== undefined;
      },
      async send(messages) {
        if (connection === undefined) throw new Error('there is no connection');
        const channels = messages.map(({ channel }) => `${PREFIX}${channel}`);
        const payloads = messages.map(({ payload }) => payload);
        await connection.client.query(
          'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as message(channel, payload)',
          [channels, payloads],
        );
      },
      listen(channels) {
        wanted.channels = channels;
        void connection?.adjust();
      },
      reset: () => connection?.drop(),
      async close() {
        stop.abort();
        connection?.drop();
        await running;
      },
    };
  };

interface Connection {
  readonly client: pg.Client;
  readonly heard: ReadonlySet<Channel>;
  /** Settles when the connection is lost or closed. */
  readonly ended: Promise<void>;
  /** Listens to what is wanted now. */
  adjust(): Promise<void>;
  drop(): void;
}

async function openConnection(
  url: string,
  wanted: { readonly channels: ReadonlySet<Channel> },
  events: TransportEvents,
): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: TIME_LIMIT,
    query_timeout: TIME_LIMIT,
  });
  // Without an answer from the other side a polite end would wait for ever.
  const drop = (): void => {
    client.connection.stream.destroy();
    void client.end().catch(() => undefined);
  };
  const ended = new Promise<void>(resolve => void client.once('end', () => resolve()));
  client.on('error', drop);
  client.on('notification', ({ channel, payload = '' }) => events.onPayload(channelOf(channel), payload));
  const heard = new Set(wanted.channels);
  let adjusting: Promise<void> | undefined;
  const adjustAll = async (): Promise<void> => {
    for (;;) {
      const added = [...wanted.channels].filter(channel => !heard.has(channel));
      const removed = [...heard].filter(channel => !wanted.channels.has(channel));
      if (added.length + removed.length === 0) return;
      await client.query([...added.map(listenTo), ...removed.map(ignore)].join(';'));
      for (const channel of added) heard.add(channel);
      for (const channel of removed) heard.delete(channel);
      if (added.length > 0) events.onListening(added);
    }
  };
  try {
    await client.connect();
    await client.query([...heard].map(listenTo).join(';'));
  } catch (error) {
    drop();
    throw error;
  }
  return {
    client,
    heard,
    ended,
    drop,
    adjust: () =>
      (adjusting ??= adjustAll()
        .catch(drop)
        .finally(() => {
          adjusting = undefined;
        })),
  };
}

const listenTo = (channel: Channel): string => `listen ${PREFIX}${channel}`;
const ignore = (channel: Channel): string => `unlisten ${PREFIX}${channel}`;

function channelOf(name: string): Channel {
  const rest = name.slice(PREFIX.length);
  return rest === 'all' ? 'all' : Number(rest);
}
