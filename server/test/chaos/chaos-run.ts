import { setTimeout as wait } from 'node:timers/promises';
import { fastRandom, type Random } from '../../../kernel/random.ts';
import type { Store } from '../test-server.ts';
import { ChaosClient } from './chaos-client.ts';
import { openChaosTable, type ChaosTable, type TableKind } from './chaos-table.ts';
import { faultsOf } from './faults.ts';
import { checkHistory } from './history.ts';
import { install, type Installation } from './installation.ts';

export interface ChaosOptions {
  readonly store: Store;
  readonly withRedis: boolean;
  readonly seed: number;
  readonly tables: number;
  /** The run ends after this many faults, or after this time. */
  readonly faults: number;
  readonly seconds: number;
  /** How long a table may stand still once a fault is over, in seconds. */
  readonly patience: number;
  onFault?(name: string, recovery: number): void;
}

export interface ChaosReport {
  readonly chaos: Store;
  readonly broker: 'none' | 'postgres' | 'redis';
  readonly seed: number;
  readonly faults: number;
  readonly byFault: Readonly<Record<string, number>>;
  readonly tables: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly clocksRunOut: number;
  /** The longest time that any table stood still after a fault was over, in seconds. */
  readonly longestStandstill: number;
  /** What went wrong; nothing should. */
  readonly problems: readonly string[];
}

const KINDS: readonly TableKind[] = ['people', 'people', 'bot', 'people', 'clock'];

export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const installation = await install(options);
  const enough = new AbortController();
  const abandoned = new AbortController();
  const tables: ChaosTable[] = [];
  let people = 0;
  const open = async (kind: TableKind): Promise<void> => {
    const clients = Array.from({ length: kind === 'bot' ? 1 : 2 }, () => {
      return new ChaosClient(`person ${++people}`, () => installation.addresses, abandoned.signal);
    });
    tables.push(await openChaosTable(kind, clients, enough.signal));
  };
  try {
    for (let index = 0; index < options.tables; index++) await open(KINDS[index % KINDS.length]);
    const replacing = replaceFinished(tables, open, enough.signal);
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
      problems: [...outcome.problems, ...checkHistory(commands, streams), ...endedServers(installation)],
    };
  } finally {
    enough.abort();
    abandoned.abort();
    await installation.end();
  }
}

const endedServers = ({ servers }: Installation): string[] =>
  servers.flatMap(({ name, errors, hasEnded }) =>
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

type Outcome = Pick<ChaosReport, 'faults' | 'byFault' | 'longestStandstill' | 'problems'>;

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(random.below(rest.length), 1)[0]);
}

/** One fault after the other, chosen by the seed; after each one every table in play has to go on. */
async function inflictAll(
  installation: Installation,
  { seed, faults: most, seconds, patience, onFault }: ChaosOptions,
  tables: readonly ChaosTable[],
): Promise<Outcome> {
  const random = fastRandom(seed);
  const all = shuffled(faultsOf(installation), random);
  const byFault: Record<string, number> = {};
  const problems: string[] = [];
  const end = performance.now() + seconds * 1000;
  let longest = 0;
  let count = 0;
  for (; count < most && performance.now() < end; count++) {
    // Each fault comes once before any comes again.
    const fault = count < all.length ? all[count] : all[random.below(all.length)];
    await fault.inflict(300 + random.below(1700));
    byFault[fault.name] = (byFault[fault.name] ?? 0) + 1;
    const over = performance.now();
    const isStill = (table: ChaosTable): boolean =>
      table.kind !== 'clock' && !table.isOver() && table.lastNews() < over;
    let still = tables.filter(isStill);
    while (still.length > 0 && performance.now() < over + 3 * patience * 1000) {
      await wait(50);
      still = still.filter(isStill);
    }
    const recovery = (performance.now() - over) / 1000;
    longest = Math.max(longest, recovery);
    if (recovery > patience)
      problems.push(`after "${fault.name}" a table stood still for ${recovery.toFixed(1)} s`);
    onFault?.(fault.name, recovery);
  }
  return { faults: count, byFault, longestStandstill: Math.round(longest * 10) / 10, problems };
}
