import { clearState } from '../../table/live-table.ts';
import { nextBotSeat, humanSeatsToAct } from '../../table/table.ts';
import type { Signal } from '../storage/bus.ts';
import { sendTurn } from './after-commit.ts';
import { unload, type TableRuntime } from './runtime.ts';
import { saveFinished } from './save-finished.ts';
import { sendMissing } from './broadcast.ts';
import { publishPresence, awaySeats, sendPresence } from './presence.ts';
import { peopleShown, type ServerTable } from './server-table.ts';
import { BOT_GRACE } from './table-write.ts';

const SECOND = 1000;
const PING = 20 * SECOND;

/** Regular work: clocks that run out, bots that are due, tables to unload, keep-alive messages. */
export function startScheduler(runtime: TableRuntime): { stop(): Promise<void> } {
  let isBusy = false;
  let isStopped = false;
  const retryTimes: RetryTimes = new Map();
  const round = (work: () => Promise<void>) => async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      await work();
    } catch (error) {
      runtime.reportError(error, '');
    }
    isBusy = false;
  };
  const everySecond = setInterval(() => void round(() => tick(runtime, retryTimes))(), SECOND);
  const pings = setInterval(() => ping(runtime), PING);
  runtime.storage.bus.subscribe((signal, from) => void onSignal(runtime, signal, from));
  runtime.storage.bus.onReconnect(() => void refreshAll(runtime));
  // Work that a process left undone when it ended.
  void round(() => runDueTables(runtime, retryTimes, runtime.now() + BOT_GRACE))();
  saveFinished(runtime, () => isStopped).catch((error: unknown) => runtime.reportError(error, ''));
  return {
    async stop() {
      isStopped = true;
      clearInterval(everySecond);
      clearInterval(pings);
      await Promise.all(
        [...runtime.host.tables.keys()].map(id =>
          runtime.host.withTable(id, live => unload(runtime, live)).catch(() => undefined),
        ),
      );
    },
  };
}

async function tick(runtime: TableRuntime, retryTimes: RetryTimes): Promise<void> {
  await runDueTables(runtime, retryTimes, runtime.now());
  for (const live of runtime.host.tables.values()) {
    replaceAbsentPlayers(runtime, live);
    // A table whose game timed out is remembered, so that it is not tried again.
    if (live.waiting > 0 || live.isBotThinking || live.hasTimedOut) continue;
    const idle = runtime.now() - live.lastUsed;
    if (live.streams.size === 0 && idle > SECOND) await evict(runtime, live);
    else if (live.table !== undefined && idle > runtime.policy.sleepAfter)
      await runtime.host.withTable(live.id, one => unload(runtime, one));
  }
}

/** A table that no one has open takes no memory. */
async function evict(runtime: TableRuntime, live: ServerTable): Promise<void> {
  await runtime.host.withTable(live.id, one => unload(runtime, one));
  if (live.streams.size === 0 && live.waiting === 0) runtime.host.tables.delete(live.id);
}

/** Tables whose work failed, and when to try again. */
type RetryTimes = Map<string, number>;
const RETRY_DELAY = 600 * SECOND;

async function runDueTables(runtime: TableRuntime, retryTimes: RetryTimes, time: number): Promise<void> {
  for (const id of await runtime.storage.tables.listDue(time)) {
    if ((retryTimes.get(id) ?? 0) > runtime.now()) continue;
    retryTimes.delete(id);
    await runDueTable(runtime, id).catch((error: unknown) => {
      retryTimes.set(id, runtime.now() + RETRY_DELAY);
      runtime.reportError(error, id);
    });
  }
}

/** Clocks that ran out, and bots that did not move. */
async function runDueTable(runtime: TableRuntime, id: string): Promise<void> {
  const { version, late, bot } = await runtime.host.withTable(id, async live => {
    await runtime.host.load(live);
    if (runtime.storage.bus.isShared) await runtime.host.refresh(live);
    const table = await runtime.host.load(live);
    const hasRunOut = (seat: number): boolean => {
      const clock = table.clocks?.[seat];
      return clock?.since != null && clock.since + clock.left <= runtime.now();
    };
    return {
      version: table.version,
      late: humanSeatsToAct(table).filter(hasRunOut),
      bot: nextBotSeat(table),
    };
  });
  for (const seat of late) await runtime.host.handleHostCommand(id, { type: 'timeUp', seat }, version);
  if (bot !== undefined) runtime.host.playBot(id);
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
  for (const live of runtime.host.tables.values()) {
    for (const stream of live.streams) stream.ping();
    if (runtime.storage.bus.isShared && live.streams.size > 0) publishPresence(runtime, live);
  }
  for (const streams of runtime.turnStreams.values()) for (const stream of streams) stream.ping();
}

/** Handles a signal of another process. */
async function onSignal(runtime: TableRuntime, signal: Signal, from: string): Promise<void> {
  try {
    if (signal.type === 'person') return await onPersonChanged(runtime, signal.id);
    const live = runtime.host.tables.get(signal.id);
    if (signal.type === 'here') {
      if (live === undefined) return;
      live.remotePresence.set(from, { here: signal.here, watching: signal.watching, at: runtime.now() });
      return sendPresence(runtime, live);
    }
    const followed = signal.waitsFor.filter(person => runtime.turnStreams.has(person));
    if (live === undefined && followed.length === 0) return;
    await runtime.host.withTable(signal.id, async here => {
      if (here.table === undefined && here.streams.size === 0 && followed.length === 0) return;
      const table = await runtime.host.load(here);
      if (table.version < signal.version) await runtime.host.refresh(here);
      await sendMissing(runtime, here);
      for (const person of followed)
        await sendTurn(runtime, here, person, [...(runtime.turnStreams.get(person) ?? [])]);
    });
  } catch (error) {
    runtime.reportError(error, signal.id);
  }
}

/** A person has changed their name or deleted their data: everything cached about them is read again. */
export async function onPersonChanged(runtime: TableRuntime, person: string): Promise<void> {
  runtime.names.forget(person);
  for (const live of runtime.host.tables.values()) {
    if (![...peopleShown(live)].includes(person)) continue;
    await runtime.host.withTable(live.id, async here => {
      clearState(here);
      if (here.streams.size === 0) return;
      await runtime.host.load(here);
      await sendMissing(runtime, here, 'again');
    });
  }
}

/** After a lost connection signals may be missing: every table is refreshed. */
async function refreshAll(runtime: TableRuntime): Promise<void> {
  for (const id of runtime.host.tables.keys()) {
    await runtime.host
      .withTable(id, async live => {
        if (await runtime.host.refresh(live)) await sendMissing(runtime, live);
      })
      .catch((error: unknown) => runtime.reportError(error, id));
  }
}
