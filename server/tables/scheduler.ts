import { nextBotSeat, humanSeatsToAct } from '../../table/table.ts';
import type { Signal } from '../storage/bus.ts';
import { handleHostCommand } from './commands.ts';
import { sendTurn } from './after-commit.ts';
import { withTable, unload, refresh, load, type TableRuntime } from './runtime.ts';
import { sendMissing } from './broadcast.ts';
import { publishPresence, awaySeats, sendPresence } from './presence.ts';
import { BOT_GRACE, peopleShown, clearState, type LiveTable } from './live-table.ts';

const SECOND = 1000;
const PING = 20 * SECOND;

/** Does what nobody asks for: clocks that are up, bots that wait, tables that may sleep, signs of life. */
export function startScheduler(runtime: TableRuntime): { stop(): Promise<void> } {
  let isBusy = false;
  const troubles: RetryTimes = new Map();
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
  const everySecond = setInterval(() => void round(() => tick(runtime, troubles))(), SECOND);
  const pings = setInterval(() => ping(runtime), PING);
  runtime.storage.bus.subscribe((signal, from) => void onSignal(runtime, signal, from));
  runtime.storage.bus.onReconnect(() => void refreshAll(runtime));
  // Whatever a process that is no more has left undone.
  void round(() => runDueTables(runtime, troubles, runtime.now() + BOT_GRACE))();
  return {
    async stop() {
      clearInterval(everySecond);
      clearInterval(pings);
      await Promise.all(
        [...runtime.tables.keys()].map(id =>
          withTable(runtime, id, live => unload(runtime, live)).catch(() => undefined),
        ),
      );
    },
  };
}

async function tick(runtime: TableRuntime, troubles: RetryTimes): Promise<void> {
  await runDueTables(runtime, troubles, runtime.now());
  for (const live of runtime.tables.values()) {
    replaceAbsentPlayers(runtime, live);
    // A stuck table is remembered, so that it is not tried again.
    if (live.waiting > 0 || live.isBotThinking || live.hasTimedOut) continue;
    const idle = runtime.now() - live.lastUsed;
    if (live.streams.size === 0 && idle > SECOND) await evict(runtime, live);
    else if (live.table !== undefined && idle > runtime.policy.sleepAfter)
      await withTable(runtime, live.id, one => unload(runtime, one));
  }
}

/** A table that nobody looks at costs nothing. */
async function evict(runtime: TableRuntime, live: LiveTable): Promise<void> {
  await withTable(runtime, live.id, one => unload(runtime, one));
  if (live.streams.size === 0 && live.waiting === 0) runtime.tables.delete(live.id);
}

/** Tables that could not be attended, and when to try again. */
type RetryTimes = Map<string, number>;
const RETRY_DELAY = 600 * SECOND;

async function runDueTables(runtime: TableRuntime, troubles: RetryTimes, time: number): Promise<void> {
  for (const id of await runtime.storage.tables.listDue(time)) {
    if ((troubles.get(id) ?? 0) > runtime.now()) continue;
    troubles.delete(id);
    await runDueTable(runtime, id).catch((error: unknown) => {
      troubles.set(id, runtime.now() + RETRY_DELAY);
      runtime.reportError(error, id);
    });
  }
}

/** Clocks that are up, and bots that nobody called. */
async function runDueTable(runtime: TableRuntime, id: string): Promise<void> {
  const { version, late, bot } = await withTable(runtime, id, async live => {
    await load(runtime, live);
    if (runtime.storage.bus.isShared) await refresh(runtime, live);
    const table = await load(runtime, live);
    const isUp = (seat: number): boolean => {
      const clock = table.clocks?.[seat];
      return clock?.since != null && clock.since + clock.left <= runtime.now();
    };
    return { version: table.version, late: humanSeatsToAct(table).filter(isUp), bot: nextBotSeat(table) };
  });
  for (const seat of late) await handleHostCommand(runtime, id, { type: 'timeUp', seat }, version);
  if (bot !== undefined) runtime.requestBotMove(id);
}

/** At a live table nobody waits for a player who closed the window. */
function replaceAbsentPlayers(runtime: TableRuntime, live: LiveTable): void {
  const { table } = live;
  if (table === undefined || table.settings.speed.kind !== 'live' || table.status !== 'playing') return;
  const away = awaySeats(runtime, live, table);
  for (const seat of humanSeatsToAct(table).filter(one => away.includes(one))) {
    void handleHostCommand(runtime, live.id, { type: 'goneAway', seat }, table.version).catch(
      (error: unknown) => runtime.reportError(error, live.id),
    );
  }
}

function ping(runtime: TableRuntime): void {
  for (const live of runtime.tables.values()) {
    for (const stream of live.streams) stream.ping();
    if (runtime.storage.bus.isShared && live.streams.size > 0) publishPresence(runtime, live);
  }
  for (const streams of runtime.turnStreams.values()) for (const stream of streams) stream.ping();
}

/** Another process has something to say. */
async function onSignal(runtime: TableRuntime, signal: Signal, from: string): Promise<void> {
  try {
    if (signal.type === 'person') return await onPersonChanged(runtime, signal.id);
    const live = runtime.tables.get(signal.id);
    if (signal.type === 'here') {
      if (live === undefined) return;
      live.remotePresence.set(from, { here: signal.here, watching: signal.watching, at: runtime.now() });
      return sendPresence(runtime, live);
    }
    const followed = signal.waitsFor.filter(person => runtime.turnStreams.has(person));
    if (live === undefined && followed.length === 0) return;
    await withTable(runtime, signal.id, async here => {
      if (here.table === undefined && here.streams.size === 0 && followed.length === 0) return;
      const table = await load(runtime, here);
      if (table.version < signal.version) await refresh(runtime, here);
      await sendMissing(runtime, here);
      for (const person of followed)
        await sendTurn(runtime, here, person, [...(runtime.turnStreams.get(person) ?? [])]);
    });
  } catch (error) {
    runtime.reportError(error, signal.id);
  }
}

/** Somebody has another name now, or none: what was remembered of them is read anew. */
export async function onPersonChanged(runtime: TableRuntime, person: string): Promise<void> {
  runtime.names.forget(person);
  for (const live of runtime.tables.values()) {
    if (![...peopleShown(live)].includes(person)) continue;
    await withTable(runtime, live.id, async here => {
      clearState(here);
      if (here.streams.size === 0) return;
      await load(runtime, here);
      await sendMissing(runtime, here, 'again');
    });
  }
}

/** After a break in the connection signals may be missing: every table is looked at again. */
async function refreshAll(runtime: TableRuntime): Promise<void> {
  for (const id of runtime.tables.keys()) {
    await withTable(runtime, id, async live => {
      if (await refresh(runtime, live)) await sendMissing(runtime, live);
    }).catch((error: unknown) => runtime.reportError(error, id));
  }
}
