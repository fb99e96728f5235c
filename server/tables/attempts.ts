import type { DueTable } from '../storage/tables.ts';

/** A table at a version. */
type TableVersion = Pick<DueTable, 'id' | 'version'>;

const SHORTEST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** In place of a count: the table was not to blame. */
const STORE_FAILED = -1;

interface Attempt {
  readonly version: number;
  /** How often the table was tried before at this version. */
  readonly failures: number;
  /** When it may be tried again; not while an attempt is under way. */
  readonly until: number;
}

/** Tables that were tried, and when to try them again if they have not continued. */
interface Attempts {
  begin(table: TableVersion): void;
  /** Starts the pause, which grows unless the store is to blame; returns how many attempts came before. */
  end(id: string, blame: 'table' | 'store'): number;
  /** Every table that was tried. */
  known(): string[];
  /** Tables whose pause is over, the longest rested first. */
  rested(): string[];
  /** Whether a table is still at the version at which it failed by itself. */
  isStuck(table: TableVersion): boolean;
  forget(id: string): void;
}

export function createAttempts(now: () => number): Attempts {
  const attempts = new Map<string, Attempt>();
  return {
    begin({ id, version }) {
      const before = attempts.get(id);
      const failures = before?.version === version ? before.failures + 1 : 0;
      attempts.set(id, { version, failures, until: Number.POSITIVE_INFINITY });
    },
    end(id, blame) {
      const { version, failures } = attempts.get(id) ?? { version: 0, failures: 0 };
      const counted = blame === 'table' ? failures : STORE_FAILED;
      attempts.set(id, { version, failures: counted, until: now() + pauseAfter(counted) });
      return failures;
    },
    known: () => [...attempts.keys()],
    rested: () =>
      [...attempts]
        .filter(([, { until }]) => until <= now())
        .sort(([, one], [, other]) => one.until - other.until)
        .map(([id]) => id),
    isStuck({ id, version }) {
      const attempt = attempts.get(id);
      return attempt?.version === version && attempt.failures !== STORE_FAILED;
    },
    forget: id => void attempts.delete(id),
  };
}

/** 1, 2, 4 seconds and so on. */
const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** Math.max(0, failures));
