import { setTimeout as wait } from 'node:timers/promises';
import { fastRandom, type Random } from '../../../kernel/random.ts';
import type { ChaosTable } from './chaos-table.ts';
import { faultsOf, type Fault } from './faults.ts';
import type { Installation } from './installation.ts';
import type { FaultPeriod } from './periods.ts';
import { watchWaits, type Part } from './processor-wait.ts';

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
  onFault?(faults: readonly FaultPeriod[], recovery: Recovery): void;
}

/** How everything went on after faults. */
export interface Recovery {
  readonly seconds: number;
  /** The tables that went on last. */
  readonly last: readonly string[];
  /** Seconds that each part meanwhile waited for a processor. */
  readonly waits: Readonly<Record<string, number>>;
}

export interface FaultOutcome {
  readonly faults: number;
  readonly byFault: Readonly<Record<string, number>>;
  readonly periods: readonly FaultPeriod[];
  /** The longest time that any table stood still after a fault was over, in seconds. */
  readonly longestStandstill: number;
  /** The same without the time that the part in the longest queue waited for a processor meanwhile. */
  readonly longestOfItself: number;
  /** Standstills that were too long only because other programs had the processors. */
  readonly starved: readonly string[];
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
  const periods: FaultPeriod[] = [];
  const problems: string[] = [];
  const end = performance.now() + seconds * 1000;
  const starved: string[] = [];
  let longestStandstill = 0;
  let longestOfItself = 0;
  let count = 0;
  while (count < most && performance.now() < end) {
    const faults = next(Math.min(abreast, most - count));
    const lasted = await Promise.all(
      faults.map(fault => inflict(fault, SHORTEST + random.below(longest - SHORTEST))),
    );
    count += faults.length;
    periods.push(...lasted);
    for (const { name } of faults) byFault[name] = (byFault[name] ?? 0) + 1;
    const name = faults.map(fault => fault.name).join(' + ');
    const recovery = await recoveryOf(tables, partsOf(installation), 3 * patience);
    const ofItself = secondsOfItself(recovery);
    longestStandstill = Math.max(longestStandstill, recovery.seconds);
    longestOfItself = Math.max(longestOfItself, ofItself);
    if (recovery.seconds > patience) {
      const list = ofItself > patience ? problems : starved;
      list.push(`after "${name}" ${recovery.last.join(', ')} stood still for ${describeRecovery(recovery)}`);
    }
    onFault?.(lasted, recovery);
  }
  return {
    faults: count,
    byFault,
    periods,
    longestStandstill: tenths(longestStandstill),
    longestOfItself: tenths(longestOfItself),
    starved,
    problems,
  };
}

async function inflict(fault: Fault, milliseconds: number): Promise<FaultPeriod> {
  const from = performance.now();
  await fault.inflict(milliseconds);
  return { name: fault.name, from, to: performance.now() };
}

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/** A part that waits for a processor can do nothing about it. */
const secondsOfItself = ({ seconds, waits }: Recovery): number =>
  Math.max(0, seconds - Math.max(0, ...Object.values(waits)));

const partsOf = ({ servers, workers, database, redis }: Installation): Part[] => [
  ...servers,
  ...workers,
  { name: 'the database', process: () => database?.pid() },
  { name: 'the broker', process: () => redis?.pid() },
  { name: 'this program', process: () => process.pid },
];

/** The time, and which parts waited for a processor meanwhile. */
export function describeRecovery({ seconds, waits }: Recovery): string {
  const waited = Object.entries(waits).filter(([, time]) => time >= 0.1);
  const list = waited.map(([name, time]) => `${name} ${time} s`).join(', ');
  return `${seconds.toFixed(1)} s${list === '' ? '' : ` (waited for a processor: ${list})`}`;
}

/** How long it takes until every table that is in play now has made a move. */
async function recoveryOf(
  tables: readonly ChaosTable[],
  parts: readonly Part[],
  most: number,
): Promise<Recovery> {
  const waits = watchWaits(parts);
  const over = performance.now();
  const isStill = (table: ChaosTable): boolean =>
    table.kind !== 'clock' && !table.isOver() && table.lastMove() < over;
  let still = tables.filter(isStill);
  let last = still.map(table => table.describe());
  while (still.length > 0 && performance.now() < over + most * 1000) {
    last = still.map(table => table.describe());
    await wait(50);
    still = still.filter(isStill);
  }
  return { seconds: (performance.now() - over) / 1000, last, waits: waits() };
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
