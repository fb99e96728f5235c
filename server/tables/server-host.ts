import { setTimeout as wait } from 'node:timers/promises';
import { isGameId, loadGame } from '../../games/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { createHost, type TableHost } from '../../table/host.ts';
import { HostError, type HostPorts } from '../../table/ports.ts';
import { isBotLevel } from '../bots/levels.ts';
import { DatabaseError } from '../storage/database-error.ts';
import { idFromText } from '../people/token.ts';
import { RequestError } from '../request-error.ts';
import { notifyChanges } from './after-commit.ts';
import { broadcastFor, deliver, type Broadcast } from './broadcast.ts';
import { createNameCache } from './name-cache.ts';
import { hasPeople, isWatched, sourceOf } from './bot-tables.ts';
import { lookAgainForOrders, ordersAt } from './orders.ts';
import { awaySeats } from './presence.ts';
import type { TableRuntime } from './runtime.ts';
import { newServerTable, peopleShown, type ServerTable } from './server-table.ts';
import { fromSnapshot } from './snapshot.ts';
import { toTableWrite } from './table-write.ts';
import { startWatchdog, StepTimeout, type Watchdog } from './watchdog.ts';

const BACKOFF_MS = 4;

type RuntimeParts = Pick<TableRuntime, 'storage' | 'bots' | 'policy' | 'now' | 'newSeed' | 'reportError'>;

/** The table runtime on this server; `wrap` may add to its host. */
export function createTableRuntime(
  parts: RuntimeParts,
  wrap: (host: TableHost<ServerTable>) => TableHost<ServerTable> = host => host,
): TableRuntime {
  const watchdog = startWatchdog();
  const names = createNameCache(parts.storage.people);
  const run: TableRuntime['run'] = (live, work) => runWithin(watchdog, live, work, parts.reportError);
  const listeners = new Set<(id: string) => void>();
  const finished = (id: string): void => {
    for (const listener of listeners) listener(id);
  };
  const runtime: TableRuntime = {
    ...parts,
    names,
    run,
    onFinished(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    turnStreams: new Map(),
    stats: { sweeps: 0, sweepFinds: 0 },
    host: wrap(createHost(portsOf(parts, { names, run, finished }, () => runtime))),
  };
  return runtime;
}

function portsOf(
  { storage, bots, policy, now, newSeed, reportError }: RuntimeParts,
  { names, run, finished }: Pick<TableRuntime, 'names' | 'run'> & { finished(id: string): void },
  runtime: () => TableRuntime,
): HostPorts<ServerTable, Broadcast> {
  return {
    now,
    newSeed,
    reportError,
    run,
    wait: milliseconds => wait(milliseconds),
    backOff: attempt => wait(Math.random() * BACKOFF_MS * attempt),
    loadGame: loadRules,
    newLive: id => newServerTable(id, now()),
    readLog: (id, since) => storage.tables.log(id, since),
    async readSnapshot(id, game) {
      const row = await storage.tables.snapshot(id);
      return row === undefined ? undefined : fromSnapshot(game, row);
    },
    append: (live, before, outcome) =>
      storage.tables.append(toTableWrite(live.id, before, outcome, policy.noticeDelay)),
    isShared: storage.bus.isShared,
    isPassing: error => error instanceof DatabaseError,
    beforeDecide: (live, command) =>
      names.preload(peopleShown(live, []), 'person' in command ? command.person : undefined),
    orders: (live, table) => ordersAt(storage, live, table),
    prepare: (live, outcome) => broadcastFor(runtime(), live, outcome),
    committed(live, before, broadcast) {
      deliver(runtime(), live, broadcast);
      notifyChanges(runtime(), live, before);
      lookAgainForOrders(runtime(), live, before);
      if (live.table?.status === 'finished' && before.status !== 'finished') finished(live.id);
    },
    chooseMove: (job, live) => bots.choose(job, sourceOf(live)),
    mayBotsPlay: (live, table) => hasPeople(table) || isWatched(live, now()),
    botPace: policy.botPace,
    standIn: policy.standIn,
    isKnownBot: isBotLevel,
    absentSeats: (live, table) => awaySeats(runtime(), live, table),
    rematchId: id => idFromText(`rematch ${id}`),
  };
}

async function loadRules(id: string): Promise<AnyGame> {
  if (!isGameId(id)) throw new HostError('unavailable', 'this game is not installed on this server');
  return (await loadGame(id)).game;
}

/** A step that does not end is stopped, and no other step of that table is tried. */
async function runWithin<T>(
  watchdog: Watchdog,
  live: ServerTable,
  work: () => T,
  reportError: TableRuntime['reportError'],
): Promise<T> {
  if (live.hasTimedOut) throw timeoutError();
  try {
    return await watchdog.run(work);
  } catch (error) {
    if (!(error instanceof StepTimeout)) throw error;
    live.hasTimedOut = true;
    reportError(error, live.id);
    throw timeoutError();
  }
}

const timeoutError = (): RequestError => new RequestError('game-stuck', 'the game rules timed out');
