/** A message between processes that share a database. */
export type Signal =
  /** A table has reached a version and waits for these people. */
  | {
      readonly type: 'table';
      readonly id: string;
      readonly version: number;
      readonly waitsFor: readonly string[];
    }
  /** A name changed, a session ended or an account was deleted: everything cached about the person is void. */
  | { readonly type: 'person'; readonly id: string }
  /** Who has a table open in the sending process. */
  | {
      readonly type: 'here';
      readonly id: string;
      readonly here: readonly string[];
      readonly watching: number;
    };

export interface Bus {
  /** Sends signals as soon as it can; never fails. */
  publish(signals: readonly Signal[]): void;
  /** Called with the signals of other processes; `from` identifies the process. */
  subscribe(hear: (signal: Signal, from: string) => void): void;
  /** Called when signals may have been missed. */
  onReconnect(check: () => void): void;
  /** Whether other processes may write to the same tables. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

/** For a single process. */
export const noopBus: Bus = {
  publish: () => undefined,
  subscribe: () => undefined,
  onReconnect: () => undefined,
  isShared: false,
  close: () => Promise.resolve(),
};
