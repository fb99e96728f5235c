import { setTimeout as wait } from 'node:timers/promises';
import type { Bus, Signal } from './bus.ts';
import { startListener } from './listener.ts';

const CHANNEL = 'cosecha';
/** PostgreSQL accepts 8,000 bytes at a time. */
const MAX_BYTES = 7000;
/** Signals that wait for a connection; beyond that the oldest are left to the regular check of versions. */
const MAX_WAITING = 20_000;
const RETRY = 1000;
/** How long a closing process waits for its last signals to be sent. */
const LAST_SIGNALS = 2000;

/** LISTEN and NOTIFY on a separate connection. A signal that cannot be sent waits until it can. */
export async function postgresBus(url: string, self: string): Promise<Bus> {
  const hearers: ((signal: Signal, from: string) => void)[] = [];
  const gapChecks: (() => void)[] = [];
  // Only the newest signal of a kind about a table or person counts.
  let waiting = new Map<string, Signal>();
  let sending: Promise<void> | undefined;
  let isClosed = false;

  const listener = await startListener(url, CHANNEL, {
    onPayload(payload) {
      // Only servers of this kind write to the channel.
      const { from, signals } = JSON.parse(payload) as { from: string; signals: Signal[] };
      if (from === self) return;
      for (const signal of signals) for (const hearer of hearers) hearer(signal, from);
    },
    onReconnect() {
      for (const check of gapChecks) check();
      flush();
    },
  });

  const sendAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      const batch = waiting;
      waiting = new Map();
      try {
        for (const payload of payloads(self, [...batch.values()])) await listener.notify(payload);
      } catch {
        waiting = new Map([...batch, ...waiting]);
        if (!isClosed) setTimeout(flush, RETRY).unref();
        return;
      }
    }
  };
  const flush = (): void => {
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
  };

  return {
    isShared: true,
    publish(signals) {
      for (const signal of signals) waiting.set(`${signal.type} ${signal.id}`, signal);
      dropOldest(waiting);
      flush();
    },
    subscribe: hearer => void hearers.push(hearer),
    onReconnect: check => void gapChecks.push(check),
    async close() {
      isClosed = true;
      await Promise.race([sending, wait(LAST_SIGNALS, undefined, { ref: false })]);
      await listener.close();
    },
  };
}

/** Versions are checked regularly and presence is repeated; no one else reports a changed person. */
function dropOldest(waiting: Map<string, Signal>): void {
  for (const [key, { type }] of waiting) {
    if (waiting.size <= MAX_WAITING) return;
    if (type !== 'person') waiting.delete(key);
  }
}

function payloads(from: string, signals: readonly Signal[]): string[] {
  const text = JSON.stringify({ from, signals });
  if (Buffer.byteLength(text) <= MAX_BYTES) return [text];
  // A single one that is too long, about a table with hundreds of spectators, would be refused each time.
  if (signals.length < 2) return [];
  const half = signals.length >> 1;
  return [...payloads(from, signals.slice(0, half)), ...payloads(from, signals.slice(half))];
}
