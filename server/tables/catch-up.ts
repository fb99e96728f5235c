import { runEach } from './run-each.ts';
import { sendMissing } from './broadcast.ts';
import { shardOf, type Shard } from '../storage/shard.ts';
import { forgetSilentProcesses } from './presence.ts';
import { sendWaitingTurns } from './reads.ts';
import type { TableRuntime } from './runtime.ts';
import type { ServerTable } from './server-table.ts';

const EVERY = 4000;
/** Tables brought up to date at the same time. */
const AT_ONCE = 4;

/**
 * A signal is only a hint, and it may get lost. What was written is found by asking regularly, in one query, which of
 * the tables in memory have a newer version in the store; and at once where signals are known to be missing.
 */
export function startCatchUp(runtime: TableRuntime): { stop(): void } {
  const { bus } = runtime.storage;
  let isBusy = false;
  let hasFailed = false;
  let wanted: Set<Shard> | 'all' | undefined;
  const run = async (shards: ReadonlySet<Shard> | 'all'): Promise<void> => {
    wanted = shards === 'all' || wanted === 'all' ? 'all' : new Set([...(wanted ?? []), ...shards]);
    if (isBusy) return;
    isBusy = true;
    while (wanted !== undefined) {
      const now: ReadonlySet<Shard> | 'all' = wanted;
      wanted = undefined;
      try {
        await catchUp(runtime, now);
        hasFailed = false;
      } catch (error) {
        // One line for an outage, not one for each attempt.
        if (!hasFailed) runtime.reportError(error, '');
        hasFailed = true;
      }
    }
    isBusy = false;
  };
  const timer = setInterval(() => {
    forgetSilentProcesses(runtime);
    void run('all');
  }, EVERY);
  bus.onDoubt(shards => {
    if (shards.size === 0) return;
    bus.publish([{ type: 'ask', id: bus.self, shards: [...shards] }]);
    void run(shards);
    void refreshTurns(runtime, shards);
  });
  return { stop: () => clearInterval(timer) };
}

/** Reads every table that has a newer version in the store, and sends its streams what they have not seen. */
async function catchUp(runtime: TableRuntime, shards: ReadonlySet<Shard> | 'all'): Promise<void> {
  const known = new Map<string, number>();
  for (const live of runtime.host.tables.values()) {
    const version = knownVersion(live);
    if (version === undefined || (shards !== 'all' && !shards.has(shardOf(live.id)))) continue;
    known.set(live.id, version);
  }
  if (known.size === 0) return;
  runtime.stats.sweeps++;
  const rows = await runtime.storage.tables.versions([...known.keys()]);
  const newer = rows.filter(({ id, version }) => version > (known.get(id) ?? version));
  runtime.stats.sweepFinds += newer.length;
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
async function refreshTurns(runtime: TableRuntime, shards: ReadonlySet<Shard>): Promise<void> {
  for (const [person, streams] of runtime.turnStreams) {
    if (!shards.has(shardOf(person))) continue;
    for (const stream of streams) stream.send('tables', '{}');
    await sendWaitingTurns(runtime, person, [...streams]).catch((error: unknown) =>
      runtime.reportError(error, ''),
    );
  }
}
