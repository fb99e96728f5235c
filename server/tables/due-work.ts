import { setTimeout as wait } from 'node:timers/promises';
import { humanSeatsToAct, nextBotSeat } from '../../table/table.ts';
import { DatabaseError } from '../storage/database-error.ts';
import type { DueTable } from '../storage/tables.ts';
import { hashOf } from '../storage/shard.ts';
import { createAttempts } from './attempts.ts';
import { runEach } from './run-each.ts';
import type { TableRuntime } from './runtime.ts';

/** Tables worked on at the same time. */
const AT_ONCE = 8;
/** Tables that did not continue before and are tried again in one round, after all others. */
const RETRIES = 32;
/** After this time the next table does not wait for the one before. */
const PATIENCE = 1000;

/** A table that is due for this long was left behind by its process: any other one works on it. */
const LEFT_BEHIND = 2000;

/** Each due table belongs to one of the processes, so that they do not all work on the same ones. */
function ownershipAmong(processes: ReadonlySet<string>, self: string): (id: string) => boolean {
  const names = [...processes];
  return id => {
    const weights = names.map(name => ({ name, weight: hashOf(`${name} ${id}`) }));
    return weights.reduce((one, other) => (other.weight > one.weight ? other : one)).name === self;
  };
}

interface DueWork {
  /** Works on every table with something due before `time`, in the order in which it was due. */
  round(time: number): Promise<void>;
  stop(): void;
}

/** A table that cannot continue rests, longer each time, and never keeps another one waiting. */
export function createDueWork(runtime: TableRuntime): DueWork {
  const { tables, bus } = runtime.storage;
  const attempts = createAttempts(() => performance.now());
  let isStopped = false;
  let hasStoreFailed = false;

  const settle = (table: DueTable, error: unknown): void => {
    const isStoreError = error instanceof DatabaseError;
    const failures = attempts.end(table.id, isStoreError ? 'store' : 'table');
    // A stuck table is tried for as long as it exists, and an outage concerns many tables: one report is enough.
    const isKnown = isStoreError ? hasStoreFailed : failures > 0;
    if (error !== undefined && !isKnown) runtime.reportError(error, table.id);
    hasStoreFailed = isStoreError;
  };

  const work = async (table: DueTable): Promise<void> => {
    if (isStopped) return;
    attempts.begin(table);
    const done = runDueTable(runtime, table.id).then(
      () => settle(table, undefined),
      (error: unknown) => settle(table, error),
    );
    const patience = new AbortController();
    const limit = wait(PATIENCE, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([done, limit]);
    patience.abort();
  };

  /** Tables whose pause is over and that have not continued since; the others count as new. */
  const listRetries = async (time: number): Promise<DueTable[]> => {
    const rested = attempts.rested();
    if (rested.length === 0) return [];
    const due = new Map((await tables.listDue(time, { only: rested })).map(table => [table.id, table]));
    return rested.flatMap(id => {
      const table = due.get(id);
      if (table !== undefined && attempts.isStuck(table)) return [table];
      attempts.forget(id);
      return [];
    });
  };

  const round = async (time: number): Promise<void> => {
    const retries = await listRetries(time);
    const left = new Set<string>();
    const isOwn = ownershipAmong(bus.processes(), bus.self);
    for (;;) {
      const page = await tables.listDue(time, { except: [...attempts.known(), ...left] });
      if (page.length === 0 || isStopped) break;
      const own = page.filter(({ id, due }) => isOwn(id) || due <= time - LEFT_BEHIND);
      for (const { id } of page) left.add(id);
      await runEach(own, AT_ONCE, work);
    }
    await runEach(retries.slice(0, RETRIES), AT_ONCE, work);
  };

  return {
    round,
    stop() {
      isStopped = true;
    },
  };
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
