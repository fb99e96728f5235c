import { setTimeout as wait } from 'node:timers/promises';
import { fastRandom, type Random } from '../../../kernel/random.ts';
import type { ChaosTable } from './chaos-table.ts';
import { faultsOf, type Fault } from './faults.ts';
import type { Installation } from './installation.ts';

/** Which faults come, and what is expected after them. */
export interface FaultPlan {
  readonly seed: number;
  /** The run ends after this many faults, or after this time. */
  readonly faults: number;
  readonly seconds: number;
  /** How many faults come at the same time, each to another part. */
  readonly abreast: number;
  /** How long a fault lasts at most, in milliseconds. */
  readonly longest: number;
  /** How long a table may stand still once a fault is over, in seconds. */
  readonly patience: number;
  onFault?(name: string, recovery: number): void;
}

export interface FaultOutcome {
  readonly faults: number;
  readonly byFault: Readonly<Record<string, number>>;
  /** The longest time that any table stood still after a fault was over, in seconds. */
  readonly longestStandstill: number;
  /** What went wrong; nothing should. */
  readonly problems: readonly string[];
}

const SHORTEST = 100;

/** Some faults at a time, chosen by the seed; after them every table in play has to go on. */
export async function inflictAll(
  installation: Installation,
  { seed, faults: most, seconds, abreast, longest, patience, onFault }: FaultPlan,
  tables: readonly ChaosTable[],
): Promise<FaultOutcome> {
  const random = fastRandom(seed);
  const next = faultsInTurn(faultsOf(installation), random);
  const byFault: Record<string, number> = {};
  const problems: string[] = [];
  const end = performance.now() + seconds * 1000;
  let longestStandstill = 0;
  let count = 0;
  while (count < most && performance.now() < end) {
    const faults = next(Math.min(abreast, most - count));
    await Promise.all(faults.map(fault => fault.inflict(SHORTEST + random.below(longest - SHORTEST))));
    count += faults.length;
    for (const { name } of faults) byFault[name] = (byFault[name] ?? 0) + 1;
    const name = faults.map(fault => fault.name).join(' + ');
    const { recovery, kinds } = await recoveryOf(tables, 3 * patience);
    longestStandstill = Math.max(longestStandstill, recovery);
    if (recovery > patience)
      problems.push(`after "${name}" ${kinds.join(', ')} stood still for ${recovery.toFixed(1)} s`);
    onFault?.(name, recovery);
  }
  return { faults: count, byFault, longestStandstill: Math.round(longestStandstill * 10) / 10, problems };
}

/** Seconds until every table that is in play now has gone on, and what kind of tables the last ones were. */
async function recoveryOf(
  tables: readonly ChaosTable[],
  most: number,
): Promise<{ readonly recovery: number; readonly kinds: readonly string[] }> {
  const over = performance.now();
  const isStill = (table: ChaosTable): boolean =>
    table.kind !== 'clock' && !table.isOver() && table.lastNews() < over;
  let still = tables.filter(isStill);
  let last = still;
  while (still.length > 0 && performance.now() < over + most * 1000) {
    last = still;
    await wait(50);
    still = still.filter(isStill);
  }
  return { recovery: (performance.now() - over) / 1000, kinds: last.map(({ kind }) => `a ${kind} table`) };
}

/** Every fault comes once, in an order by chance, before any comes again; those of one time concern different parts. */
function faultsInTurn(all: readonly Fault[], random: Random): (count: number) => Fault[] {
  let rest: Fault[] = [];
  return count => {
    const chosen: Fault[] = [];
    const parts = new Set<string>();
    if (rest.length === 0) rest = shuffled(all, random);
    for (const fault of rest) {
      if (chosen.length === count) break;
      if (parts.has(fault.part)) continue;
      parts.add(fault.part);
      chosen.push(fault);
    }
    rest = rest.filter(fault => !chosen.includes(fault));
    return chosen;
  };
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(random.below(rest.length), 1)[0]);
}
