import { humanSeatsToAct } from '../../table/table.ts';
import { startCatchUp } from './catch-up.ts';
import { createDueWork } from './due-work.ts';
import { fillResults } from './fill-results.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { unload, type TableRuntime } from './runtime.ts';
import { saveFinished } from './save-finished.ts';
import { awaySeats } from './presence.ts';
import type { ServerTable } from './server-table.ts';
import { onSignal } from './signals.ts';
import { BOT_GRACE } from './table-write.ts';

const SECOND = 1000;
const PING = 20 * SECOND;

/** Regular work: clocks that run out, bots that are due, tables to unload, keep-alive messages. */
export function startScheduler(runtime: TableRuntime): { stop(): Promise<void> } {
  let isStopped = false;
  const dueWork = createDueWork(runtime);
  // At first also what a process left undone when it ended, until that has been looked for.
  let ahead = BOT_GRACE;
  const runDue = oneAtATime<void>(runtime, async () => {
    await dueWork.round(runtime.now() + ahead);
    ahead = 0;
  });
  const tidyUp = oneAtATime<void>(runtime, () => tidy(runtime));
  const everySecond = setInterval(() => {
    void runDue();
    void tidyUp();
  }, SECOND);
  const pings = setInterval(() => ping(runtime), PING);
  runtime.storage.bus.onSignal((signal, from) => void onSignal(runtime, signal, from));
  const catchUp = runtime.storage.bus.isShared ? startCatchUp(runtime) : undefined;
  void runDue();
  saveFinished(runtime, () => isStopped)
    .then(() => fillResults(runtime, () => isStopped))
    .catch((error: unknown) => runtime.reportError(error, ''));
  return {
    async stop() {
      isStopped = true;
      clearInterval(everySecond);
      clearInterval(pings);
      dueWork.stop();
      catchUp?.stop();
      await Promise.all(
        [...runtime.host.tables.keys()].map(id =>
          runtime.host.withTable(id, live => unload(runtime, live)).catch(() => undefined),
        ),
      );
    },
  };
}

/** Unloads tables that are not in use. */
async function tidy(runtime: TableRuntime): Promise<void> {
  const errors: unknown[] = [];
  for (const live of runtime.host.tables.values()) {
    replaceAbsentPlayers(runtime, live);
    await unloadUnused(runtime, live).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}

async function unloadUnused(runtime: TableRuntime, live: ServerTable): Promise<void> {
  // A table whose game timed out is remembered, so that it is not tried again.
  if (live.waiting > 0 || live.isBotThinking || live.hasTimedOut) return;
  const idle = runtime.now() - live.lastUsed;
  if (live.streams.size === 0 && idle > SECOND) await evict(runtime, live);
  else if (live.table !== undefined && idle > runtime.policy.sleepAfter)
    await runtime.host.withTable(live.id, one => unload(runtime, one));
}

/** A table that no one has open takes no memory. */
async function evict(runtime: TableRuntime, live: ServerTable): Promise<void> {
  await runtime.host.withTable(live.id, one => unload(runtime, one));
  if (live.streams.size === 0 && live.waiting === 0) runtime.host.tables.delete(live.id);
}

/** In a live match a bot takes over for a player who closed the window. */
function replaceAbsentPlayers(runtime: TableRuntime, live: ServerTable): void {
  const { table } = live;
  if (table === undefined || table.settings.speed.kind !== 'live' || table.status !== 'playing') return;
  const away = awaySeats(runtime, live, table);
  for (const seat of humanSeatsToAct(table).filter(one => away.includes(one))) {
    runtime.host
      .handleHostCommand(live.id, { type: 'goneAway', seat }, table.version)
      .catch((error: unknown) => runtime.reportError(error, live.id));
  }
}

function ping(runtime: TableRuntime): void {
  for (const live of runtime.host.tables.values()) for (const stream of live.streams) stream.ping();
  for (const streams of runtime.turnStreams.values()) for (const stream of streams) stream.ping();
}
