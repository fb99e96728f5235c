import { Redis } from 'ioredis';
import type { Channel, OpenTransport } from './channel.ts';
import { reconnectPause } from './reconnect-pause.ts';

const PREFIX = 'cosecha:';
const MAX_BYTES = 32_000;
const TIME_LIMIT = 10_000;

const OPTIONS = {
  lazyConnect: true,
  // A message that cannot be sent now waits in the outbox, where a newer one replaces it.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
  connectTimeout: TIME_LIMIT,
  commandTimeout: TIME_LIMIT,
  retryStrategy: (times: number) => reconnectPause(times),
} as const;

/** Redis' publish and subscribe: one connection sends and another hears. */
export const redisTransport =
  (url: string): OpenTransport =>
  async (initial, events) => {
    const sender = new Redis(url, OPTIONS);
    const hearer = new Redis(url, OPTIONS);
    let wanted = initial;
    const heard = new Set<Channel>();

    const adjust = async (): Promise<void> => {
      const added = [...wanted].filter(channel => !heard.has(channel));
      const removed = [...heard].filter(channel => !wanted.has(channel));
      for (const channel of added) heard.add(channel);
      for (const channel of removed) heard.delete(channel);
      if (removed.length > 0) await hearer.unsubscribe(...removed.map(nameOf));
      if (added.length === 0) return;
      await hearer.subscribe(...added.map(nameOf));
      events.onListening(added);
    };
    const adjustOrReconnect = (): void => void adjust().catch(() => hearer.disconnect(true));
    // A failed connection is tried again; whoever sends meanwhile is told.
    for (const connection of [sender, hearer]) connection.on('error', () => undefined);
    hearer.on('message', (name: string, payload: string) => events.onPayload(channelOf(name), payload));

    try {
      await Promise.all([sender.connect(), hearer.connect()]);
      await adjust();
    } catch (error) {
      for (const connection of [sender, hearer]) connection.disconnect();
      throw error;
    }
    hearer.on('ready', () => {
      heard.clear();
      adjustOrReconnect();
    });

    return {
      maxBytes: MAX_BYTES,
      get isConnected() {
        return hearer.status === 'ready' && sender.status === 'ready';
      },
      async send(messages) {
        const pipeline = sender.pipeline();
        for (const { channel, payload } of messages) pipeline.publish(nameOf(channel), payload);
        const results = await pipeline.exec();
        for (const [error] of results ?? []) if (error !== null) throw error;
      },
      listen(channels) {
        wanted = channels;
        if (hearer.status === 'ready') adjustOrReconnect();
      },
      reset() {
        for (const connection of [sender, hearer]) connection.disconnect(true);
      },
      close() {
        for (const connection of [sender, hearer]) connection.disconnect();
        return Promise.resolve();
      },
    };
  };

const nameOf = (channel: Channel): string => `${PREFIX}${channel}`;

function channelOf(name: string): Channel {
  const rest = name.slice(PREFIX.length);
  return rest === 'all' ? 'all' : Number(rest);
}
