import pg from 'pg';

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

const CHANNEL = 'cosecha';
/** PostgreSQL accepts 8,000 bytes at a time. */
const MAX_BYTES = 7000;
const RETRY = 1000;

/** LISTEN and NOTIFY on a separate connection, which is reopened when it breaks. */
export async function postgresBus(url: string, self: string): Promise<Bus> {
  const hearers: ((signal: Signal, from: string) => void)[] = [];
  const gapChecks: (() => void)[] = [];
  let client: pg.Client | undefined;
  let isClosed = false;
  // One after the other, in the order in which they were written.
  let sending: Promise<unknown> = Promise.resolve();

  const hear = (payload: string | undefined): void => {
    // Only servers of this kind write to the channel.
    const { from, signals } = JSON.parse(payload ?? '{"signals":[]}') as { from: string; signals: Signal[] };
    if (from === self) return;
    for (const signal of signals) for (const hearer of hearers) hearer(signal, from);
  };

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url });
    fresh.on('notification', ({ payload }) => hear(payload));
    fresh.on('error', () => void fresh.end().catch(() => undefined));
    fresh.on('end', () => {
      if (client === fresh) client = undefined;
      if (!isClosed) setTimeout(() => void reconnect(), RETRY).unref();
    });
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
  };

  const reconnect = async (): Promise<void> => {
    if (isClosed || client !== undefined) return;
    try {
      await connect();
      for (const check of gapChecks) check();
    } catch {
      setTimeout(() => void reconnect(), RETRY).unref();
    }
  };

  await connect();
  return {
    isShared: true,
    publish(signals) {
      for (const payload of payloads(self, signals)) {
        // A lost signal is noticed at the next request for the table.
        sending = sending
          .then(() => client?.query('select pg_notify($1, $2)', [CHANNEL, payload]))
          .catch(() => undefined);
      }
    },
    subscribe: hearer => void hearers.push(hearer),
    onReconnect: check => void gapChecks.push(check),
    async close() {
      isClosed = true;
      await sending;
      await client?.end();
    },
  };
}

function payloads(from: string, signals: readonly Signal[]): string[] {
  const text = JSON.stringify({ from, signals });
  if (Buffer.byteLength(text) <= MAX_BYTES || signals.length < 2) return [text];
  const half = signals.length >> 1;
  return [...payloads(from, signals.slice(0, half)), ...payloads(from, signals.slice(half))];
}
