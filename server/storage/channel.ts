import type { Shard } from './shard.ts';

/** Where a message goes: to everyone, or to the processes that listen to a shard. */
export type Channel = 'all' | Shard;

/** A message as it travels. */
export interface Message {
  readonly channel: Channel;
  readonly payload: string;
}

/** What a transport reports. */
export interface TransportEvents {
  onPayload(channel: Channel, payload: string): void;
  /** Messages on these channels are heard from now on; earlier ones were not, or may not have been. */
  onListening(channels: readonly Channel[]): void;
}

/** Carries messages between processes, at most once each. */
export interface Transport {
  readonly isConnected: boolean;
  /** The longest payload that one message may have, in bytes. */
  readonly maxBytes: number;
  /** Fails while there is no connection. */
  send(messages: readonly Message[]): Promise<void>;
  /** Listens to these channels and no others; after a lost connection too. */
  listen(channels: ReadonlySet<Channel>): void;
  /** Gives a connection up on which nothing is heard, and opens another. */
  reset(): void;
  close(): Promise<void>;
}

/** Opens a connection; fails when the first attempt does. */
export type OpenTransport = (channels: ReadonlySet<Channel>, events: TransportEvents) => Promise<Transport>;
