import type { Signal } from './bus.ts';
import type { Channel } from './channel.ts';

/** A message of another process, or its heartbeat. */
export interface Letter {
  readonly from: string;
  /** The place of the message among those of its sender on this channel. */
  readonly number?: number;
  readonly signals?: readonly Signal[];
  /** A heartbeat: how many messages the sender has sent on each channel. */
  readonly sent?: Readonly<Record<string, number>>;
}

/** Follows what other processes send, and notices what is missing. */
export interface Inbox {
  /** Takes a message; returns the channels on which one is missing before it. */
  accept(channel: Channel, letter: Letter): Channel[];
  /** Starts over on these channels: whatever comes next is not compared with what came before. */
  reset(channels: readonly Channel[]): void;
  /** The processes that sent something in the last `lapse` milliseconds. */
  alive(): Set<string>;
}

/** How long a process counts as alive after its last sign. */
const LAPSE = 15_000;

export function createInbox(now: () => number, isHeard: (channel: Channel) => boolean): Inbox {
  /** The last number of each sender on each channel. */
  const last = new Map<Channel, Map<string, number>>();
  const seen = new Map<string, number>();

  const numbersOn = (channel: Channel): Map<string, number> => {
    const numbers = last.get(channel) ?? new Map<string, number>();
    last.set(channel, numbers);
    return numbers;
  };

  return {
    accept(channel, { from, number, sent }) {
      seen.set(from, now());
      if (number !== undefined) {
        const numbers = numbersOn(channel);
        const before = numbers.get(from);
        numbers.set(from, Math.max(number, before ?? 0));
        return before !== undefined && number > before + 1 ? [channel] : [];
      }
      return Object.entries(sent ?? {}).flatMap(([name, count]) => {
        const other: Channel = name === 'all' ? 'all' : Number(name);
        if (!isHeard(other)) return [];
        const numbers = numbersOn(other);
        const before = numbers.get(from);
        numbers.set(from, Math.max(count, before ?? 0));
        return before !== undefined && count > before ? [other] : [];
      });
    },
    reset(channels) {
      for (const channel of channels) last.delete(channel);
    },
    alive() {
      for (const [from, at] of seen) if (now() - at > LAPSE) forget(from);
      return new Set(seen.keys());
    },
  };

  function forget(from: string): void {
    seen.delete(from);
    for (const numbers of last.values()) numbers.delete(from);
  }
}
