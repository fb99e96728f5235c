import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../test-server.ts';
import { ChaosClient } from './chaos-client.ts';
import { openChaosTable, type ChaosTable, type TableKind } from './chaos-table.ts';
import { inflictAll, type FaultPlan, type FaultOutcome } from './inflict-all.ts';
import { checkHistory } from './history.ts';
import { install, type Installation } from './installation.ts';

export interface ChaosOptions extends FaultPlan {
  readonly store: Store;
  readonly withRedis: boolean;
  readonly tables: number;
}

export interface ChaosReport extends FaultOutcome {
  readonly chaos: Store;
  readonly broker: 'none' | 'postgres' | 'redis';
  readonly seed: number;
  readonly tables: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly clocksRunOut: number;
  /** The longest time between two moves at a table with people or bots in play, faults included, in seconds. */
  readonly longestGap: number;
}

const KINDS: readonly TableKind[] = ['people', 'quiet', 'people', 'bot', 'clock'];

export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const installation = await install(options);
  const enough = new AbortController();
  const abandoned = new AbortController();
  const tables: ChaosTable[] = [];
  let people = 0;
  const open = async (kind: TableKind): Promise<void> => {
    const clients = Array.from({ length: kind === 'bot' || kind === 'quiet' ? 1 : 2 }, () => {
      return new ChaosClient(`person ${++people}`, () => installation.addresses, abandoned.signal);
    });
    tables.push(await openChaosTable(kind, clients, enough.signal));
  };
  try {
    for (let index = 0; index < options.tables; index++) await open(KINDS[index % KINDS.length]);
    const replacing = replaceFinished(tables, open, enough.signal);
    // Awaited below; a run that fails for another reason leaves it there.
    replacing.catch(() => undefined);
    const outcome = await inflictAll(installation, options, tables);
    enough.abort();
    await replacing;
    const patience = options.patience * 1000;
    const limit = setTimeout(() => abandoned.abort(), 60_000 + 3 * patience);
    const streams = (await Promise.all(tables.map(table => table.end(patience)))).flat();
    clearTimeout(limit);
    const commands = tables.flatMap(table => table.commands);
    const clocks = streams.filter(({ log }) => log.some(({ text }) => text.includes('"because":"time"')));
    return {
      chaos: options.store,
      broker: options.withRedis ? 'redis' : options.store === 'postgres' ? 'postgres' : 'none',
      seed: options.seed,
      ...outcome,
      tables: tables.length,
      acknowledged: commands.filter(({ version }) => version !== undefined).length,
      refused: commands.filter(({ version }) => version === undefined).length,
      clocksRunOut: new Set(clocks.map(({ table }) => table)).size,
      longestGap: longestGapOf(tables),
      problems: [...outcome.problems, ...checkHistory(commands, streams), ...endedProcesses(installation)],
    };
  } finally {
    enough.abort();
    abandoned.abort();
    await installation.end();
  }
}

const longestGapOf = (tables: readonly ChaosTable[]): number => {
  const gaps = tables.filter(({ kind }) => kind !== 'clock').map(table => table.longestGap());
  return Math.round(Math.max(0, ...gaps) / 100) / 10;
};

const endedProcesses = ({ servers, workers }: Installation): string[] =>
  [...servers, ...workers].flatMap(({ name, errors, hasEnded }) =>
    hasEnded() ? [`${name} ended by itself: ${errors.slice(-3).join('')}`] : [],
  );

/** A table whose match is over makes room for a new one. */
async function replaceFinished(
  tables: readonly ChaosTable[],
  open: (kind: TableKind) => Promise<void>,
  enough: AbortSignal,
): Promise<void> {
  const replaced = new Set<ChaosTable>();
  while (!enough.aborted) {
    for (const table of tables.filter(one => one.isOver() && !replaced.has(one))) {
      replaced.add(table);
      await open(table.kind);
    }
    await wait(200);
  }
}
