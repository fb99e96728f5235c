import { setTimeout as wait } from 'node:timers/promises';
import type { Bus, Signal } from './bus.ts';
import type { Channel, OpenTransport } from './channel.ts';
import { createInbox, type Letter } from './inbox.ts';
import { createOutbox } from './outbox.ts';
import { shardOf, type Shard } from './shard.ts';
import { createWatchList } from './watch-list.ts';

const RETRY = 1000;
const HEARTBEAT = 2500;
/** After this time without any message the connection is replaced. */
const SILENCE = 3 * HEARTBEAT;
/** How long a closing process waits for its last signals to be sent. */
const LAST_SIGNALS = 2000;
/** Room in a message for its sender and number. */
const ENVELOPE = 200;

/** Signals over channels, one for each shard, of which a process hears those that it watches. */
export async function shardedBus(open: OpenTransport, self: string): Promise<Bus> {
  const hearers: ((signal: Signal, from: string) => void)[] = [];
  const checks: ((shards: ReadonlySet<Shard>, isForAll: boolean) => void)[] = [];
  const watched = createWatchList(channels => transport.listen(channels));
  const inbox = createInbox(Date.now, channel => watched.channels().has(channel));
  const outbox = createOutbox(self, () => transport.maxBytes - ENVELOPE);
  let heardAt = Date.now();
  let sending: Promise<void> | undefined;
  let isClosed = false;

  const doubt = (channels: readonly Channel[]): void => {
    if (channels.length === 0 || isClosed) return;
    const shards = new Set(channels.filter(channel => channel !== 'all'));
    for (const check of checks) check(shards, channels.includes('all'));
  };
  const sendAll = async (): Promise<void> => {
    // Whatever is published in the same turn of the event loop travels together.
    await new Promise(resolve => void setImmediate(resolve));
    while (outbox.size > 0) {
      const messages = outbox.take();
      try {
        await transport.send(messages);
      } catch {
        outbox.putBack();
        if (!isClosed) setTimeout(flush, RETRY).unref();
        return;
      }
    }
  };
  const flush = (): void => {
    if (outbox.size === 0) return;
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
  };
  const transport = await open(watched.channels(), {
    onPayload(channel, payload) {
      heardAt = Date.now();
      // Only servers of this kind write to the channels.
      const letter = JSON.parse(payload) as Letter;
      if (letter.from === self) return;
      const missing = inbox.accept(channel, letter);
      for (const signal of letter.signals ?? []) for (const hear of hearers) hear(signal, letter.from);
      doubt(missing);
    },
    onListening(channels) {
      inbox.reset(channels);
      doubt(channels);
      flush();
    },
  });
  const beat = (): void => {
    // Its own heartbeats come back: silence means that the connection leads nowhere.
    if (transport.isConnected && Date.now() - heardAt > SILENCE) {
      heardAt = Date.now();
      transport.reset();
    }
    if (sending !== undefined || outbox.size > 0) return;
    const payload = JSON.stringify({ from: self, sent: outbox.counts() } satisfies Letter);
    transport.send([{ channel: 'all', payload }]).catch(() => undefined);
  };
  const heart = setInterval(beat, HEARTBEAT).unref();
  beat();

  return {
    isShared: true,
    self,
    publish(signals) {
      outbox.add(signals);
      flush();
    },
    watch: id => watched.add(shardOf(id)),
    unwatch: id => watched.remove(shardOf(id)),
    onSignal: hear => void hearers.push(hear),
    onDoubt: check => void checks.push(check),
    processes: () => inbox.alive().add(self),
    health: () => ({ isConnected: transport.isConnected, heardAt }),
    async close() {
      clearInterval(heart);
      outbox.add([{ type: 'gone', id: self }]);
      flush();
      isClosed = true;
      await Promise.race([sending, wait(LAST_SIGNALS, undefined, { ref: false })]);
      await transport.close();
    },
  };
}
