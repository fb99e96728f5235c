import { runEach } from './run-each.ts';
import { sendMissing } from './broadcast.ts';
import { publishPresence } from './presence.ts';
import { sendWaitingTurns } from './reads.ts';
import type { TableRuntime } from './runtime.ts';
import type { ServerTable } from './server-table.ts';

const EVERY = 4000;
/** Tables brought up to date at the same time. */
const AT_ONCE = 4;

/**
 * A signal is only a hint, and it may get lost. What was written is found by asking regularly which of the tables in
 * memory have a newer version in the store.
 */
export function startCatchUp(runtime: TableRuntime): { stop(): void } {
  let isBusy = false;
  let isWanted = false;
  let hasFailed = false;
  const run = async (): Promise<void> => {
    isWanted = true;
    if (isBusy) return;
    isBusy = true;
    while (isWanted) {
      isWanted = false;
      try {
        await catchUp(runtime);
        hasFailed = false;
      } catch (error) {
        // One line for an outage, not one for each attempt.
        if (!hasFailed) runtime.reportError(error, '');
        hasFailed = true;
      }
    }
    isBusy = false;
  };
  const timer = setInterval(() => void run(), EVERY);
  runtime.storage.bus.onReconnect(() => {
    for (const live of runtime.host.tables.values())
      if (live.streams.size > 0) publishPresence(runtime, live);
    void run();
    void refreshTurns(runtime);
  });
  return { stop: () => clearInterval(timer) };
}

/** Reads every table that has a newer version in the store, and sends its streams what they have not seen. */
async function catchUp(runtime: TableRuntime): Promise<void> {
  const known = new Map<string, number>();
  for (const live of runtime.host.tables.values()) {
    const version = knownVersion(live);
    if (version !== undefined) known.set(live.id, version);
  }
  if (known.size === 0) return;
  const rows = await runtime.storage.tables.versions([...known.keys()]);
  const newer = rows.filter(({ id, version }) => version > (known.get(id) ?? version));
  await runEach(newer, AT_ONCE, ({ id }) =>
    runtime.host
      .withTable(id, async live => {
        if (live.hasTimedOut) return;
        await runtime.host.load(live);
        await runtime.host.refresh(live);
        await sendMissing(runtime, live);
      })
      .catch((error: unknown) => runtime.reportError(error, id)),
  );
}

/** The version that the table and all its streams have reached; undefined when no one needs the table. */
function knownVersion({ table, streams }: ServerTable): number | undefined {
  const versions = [...streams].map(({ version }) => version);
  if (table !== undefined) versions.push(table.version);
  return versions.length === 0 ? undefined : Math.min(...versions);
}

/** Turns at tables that are not in memory here may have been missed. */
async function refreshTurns(runtime: TableRuntime): Promise<void> {
  for (const [person, streams] of runtime.turnStreams) {
    for (const stream of streams) stream.send('tables', '{}');
    await sendWaitingTurns(runtime, person, [...streams]).catch((error: unknown) =>
      runtime.reportError(error, ''),
    );
  }
}
