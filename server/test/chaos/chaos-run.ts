import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../test-server.ts';
import { ChaosClient } from './chaos-client.ts';
import { openChaosTable, type ChaosTable, type TableKind } from './chaos-table.ts';
import { inflictAll, type FaultPlan, type FaultOutcome } from './inflict-all.ts';
import { checkHistory, type SeenStream } from './history.ts';
import { describeGaps, type DescribedGap, type Gap } from './periods.ts';
import { install, type Installation } from './installation.ts';

export interface ChaosOptions extends FaultPlan {
  readonly store: Store;
  readonly withRedis: boolean;
  readonly tables: number;
}

export interface ChaosReport extends Omit<FaultOutcome, 'periods'> {
  readonly chaos: Store;
  readonly broker: 'none' | 'postgres' | 'redis';
  readonly seed: number;
  readonly tables: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly clocksRunOut: number;
  /** The longest times between two moves at a table in play, faults included. */
  readonly longestGaps: readonly DescribedGap[];
}

const GAPS = 5;
const DURING_FAULTS = 6;
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
    const patience = options.patience * 1000;
    const replacing = replaceFinished(tables, open, { enough: enough.signal, patience });
    // Awaited below; a run that fails for another reason leaves it there.
    replacing.catch(() => undefined);
    const { periods, ...outcome } = await inflictAll(installation, options, tables);
    const longestGaps = describeGaps(gapsOf(tables), periods, GAPS);
    enough.abort();
    const finished = await replacing;
    const limit = setTimeout(() => abandoned.abort(), 60_000 + 3 * patience);
    const ending = tables.map(table => finished.get(table) ?? table.end(patience));
    const streams = (await Promise.all(ending)).flat();
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
      longestGaps,
      problems: [...outcome.problems, ...checkHistory(commands, streams), ...endedProcesses(installation)],
    };
  } finally {
    enough.abort();
    abandoned.abort();
    await installation.end();
  }
}

const gapsOf = (tables: readonly ChaosTable[]): Gap[] =>
  tables
    .filter(({ kind }) => kind !== 'clock')
    .flatMap(table => table.gaps().map(gap => ({ ...gap, table: `${table.kind} ${table.id}` })));

const endedProcesses = ({ servers, workers }: Installation): string[] =>
  [...servers, ...workers].flatMap(({ name, lastWords, hasEnded }) =>
    hasEnded() ? [`${name} ended by itself: ${lastWords()}`] : [],
  );

/** A table whose match is over makes room for a new one; its streams end once they have brought everything. */
async function replaceFinished(
  tables: readonly ChaosTable[],
  open: (kind: TableKind) => Promise<void>,
  { enough, patience }: { readonly enough: AbortSignal; readonly patience: number },
): Promise<ReadonlyMap<ChaosTable, Promise<SeenStream[]>>> {
  const replaced = new Map<ChaosTable, Promise<SeenStream[]>>();
  while (!enough.aborted) {
    for (const table of tables.filter(one => one.isOver() && !replaced.has(one))) {
      // Faults go on meanwhile: a server may be behind for longer than after the last one.
      const ending = table.end(DURING_FAULTS * patience);
      // Awaited at the end of the run.
      ending.catch(() => undefined);
      replaced.set(table, ending);
      await open(table.kind);
    }
    await wait(200);
  }
  return replaced;
}
