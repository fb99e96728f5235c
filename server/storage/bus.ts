import type { Shard } from './shard.ts';

/** A message between processes that share a database. It is a hint: the versions in the store are the truth. */
export type Signal =
  /** A table has reached a version. */
  | { readonly type: 'table'; readonly id: string; readonly version: number }
  /** A table waits for the person `id`. */
  | { readonly type: 'turn'; readonly id: string; readonly table: string }
  /** Who has a table open in the sending process. */
  | {
      readonly type: 'here';
      readonly id: string;
      readonly here: readonly string[];
      readonly watching: number;
    }
  /** A name changed, a session ended or an account was deleted: everything cached about the person is void. */
  | { readonly type: 'person'; readonly id: string }
  /** The sender has missed signals and asks who is at the tables of these shards. */
  | { readonly type: 'ask'; readonly id: string; readonly shards: readonly Shard[] }
  /** The sender is closing, and no one is at its tables any more. */
  | { readonly type: 'gone'; readonly id: string };

export interface BusHealth {
  readonly isConnected: boolean;
  /** When this process last heard anything, its own messages included. */
  readonly heardAt: number;
}

export interface Bus {
  /** Whether other processes may write to the same tables. */
  readonly isShared: boolean;
  /** Sends signals as soon as it can; never fails. */
  publish(signals: readonly Signal[]): void;
  /** Hears signals about a table or person from now on; one `unwatch` ends one `watch`. */
  watch(id: string): void;
  unwatch(id: string): void;
  /** Called with the signals of other processes; `from` identifies the process. */
  onSignal(hear: (signal: Signal, from: string) => void): void;
  /** Called when signals about these shards may have been missed; those to everyone too when `isForAll`. */
  onDoubt(check: (shards: ReadonlySet<Shard>, isForAll: boolean) => void): void;
  /** The processes that were heard of in the last seconds, this one included. */
  processes(): ReadonlySet<string>;
  /** The name of this process. */
  readonly self: string;
  health(): BusHealth;
  close(): Promise<void>;
}

/** For a single process. */
export const silentBus: Bus = {
  isShared: false,
  self: '',
  publish: () => undefined,
  watch: () => undefined,
  unwatch: () => undefined,
  onSignal: () => undefined,
  onDoubt: () => undefined,
  processes: () => new Set(['']),
  health: () => ({ isConnected: true, heardAt: Date.now() }),
  close: () => Promise.resolve(),
};
