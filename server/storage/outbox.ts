import type { Signal } from './bus.ts';
import type { Channel, Message } from './channel.ts';
import { shardOf } from './shard.ts';

/** Signals that wait for a connection; beyond that the oldest are left to the regular check of versions. */
const MAX_WAITING = 20_000;

/** Signals that wait to be sent. Only the newest one of a kind about a table or person counts. */
export interface Outbox {
  add(signals: readonly Signal[]): void;
  readonly size: number;
  /** Takes everything out, as messages. */
  take(): Message[];
  /** Puts back what was taken last and could not be sent. */
  putBack(): void;
  /** How many messages were numbered so far on each channel. */
  counts(): Record<string, number>;
}

export function createOutbox(from: string, maxBytes: () => number): Outbox {
  let waiting = new Map<string, Signal>();
  let taken = new Map<string, Signal>();
  const counters = new Map<Channel, number>();
  const next = (channel: Channel): number => {
    const number = (counters.get(channel) ?? 0) + 1;
    counters.set(channel, number);
    return number;
  };
  /** Every message carries a number, so that a missing one is noticed. */
  const messagesOf = (channel: Channel, signals: readonly Signal[]): Message[] => {
    const text = JSON.stringify(signals);
    if (Buffer.byteLength(text) <= maxBytes())
      return [{ channel, payload: `{"from":"${from}","number":${next(channel)},"signals":${text}}` }];
    // A single one that is too long, about a table with hundreds of spectators, would be refused each time.
    if (signals.length < 2) return [];
    const half = signals.length >> 1;
    return [...messagesOf(channel, signals.slice(0, half)), ...messagesOf(channel, signals.slice(half))];
  };
  return {
    add(signals) {
      for (const signal of signals) waiting.set(keyOf(signal), signal);
      dropOldest(waiting);
    },
    get size() {
      return waiting.size;
    },
    take() {
      taken = waiting;
      waiting = new Map();
      const byChannel = Map.groupBy(taken.values(), channelOf);
      return [...byChannel].flatMap(([channel, signals]) => messagesOf(channel, signals));
    },
    putBack() {
      waiting = new Map([...taken, ...waiting]);
    },
    counts: () => Object.fromEntries(counters),
  };
}

const channelOf = (signal: Signal): Channel => {
  const isForAll = signal.type === 'person' || signal.type === 'ask' || signal.type === 'gone';
  return isForAll ? 'all' : shardOf(signal.id);
};

const keyOf = (signal: Signal): string =>
  signal.type === 'turn' ? `turn ${signal.id} ${signal.table}` : `${signal.type} ${signal.id}`;

/** Versions are checked regularly and presence is asked for; no one else reports a changed person. */
function dropOldest(waiting: Map<string, Signal>): void {
  for (const [key, { type }] of waiting) {
    if (waiting.size <= MAX_WAITING) return;
    if (type !== 'person') waiting.delete(key);
  }
}
