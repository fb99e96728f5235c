import { fastRandom, type Random } from '../../kernel/random.ts';
import type { NumberedEntry } from '../entry.ts';

/** Faults that a simulation may plant, to see that it notices them. */
export interface PlantedFaults {
  /** Nothing looks for signals that were lost. */
  readonly noSweep?: boolean;
  /** The store writes whatever version an entry was decided on. */
  readonly noVersionCheck?: boolean;
  /** Viewers are told before the store has the entries. */
  readonly tellFirst?: boolean;
  /** A command that is sent again is done again. */
  readonly forgetKeys?: boolean;
}

/** Something that may happen next. */
interface Step {
  /** The host it belongs to; it does not happen when that host has crashed. */
  readonly owner: string | undefined;
  readonly happen: () => void;
}

/** The connection broke: no one knows whether the store did what it was asked. */
export class LostConnection extends Error {}

/**
 * A world in which a seeded scheduler decides what happens next. Whatever takes time in a real server (the store, the
 * disk, a message, a bot that thinks) is a step that waits here, in no particular order.
 */
export class SimWorld {
  readonly random: Random;
  readonly log: NumberedEntry[] = [];
  readonly planted: PlantedFaults;
  /** Everything that went wrong. */
  readonly faults: string[] = [];
  /** While true, hosts crash, signals get lost and connections break. */
  isRough = true;
  private readonly crashed = new Set<string>();
  private steps: Step[] = [];

  constructor(seed: number, planted: PlantedFaults) {
    this.random = fastRandom(seed);
    this.planted = planted;
  }

  happens(percent: number): boolean {
    return this.random.below(100) < percent;
  }

  oneOf<T>(items: readonly T[]): T {
    return items[this.random.below(items.length)];
  }

  /** Something that happens some time, or never when its host crashes first. */
  later(owner: string | undefined, happen: () => void): void {
    this.steps.push({ owner, happen });
  }

  /** A promise that is kept some time, with what `work` returns then. */
  taking<T>(owner: string, work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.later(owner, () => {
        try {
          resolve(work());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
  }

  /** A lost connection is part of life; the sweep comes back to whatever was left undone. */
  report(error: unknown): void {
    if (!(error instanceof LostConnection)) this.faults.push(String(error));
  }

  crash(owner: string): void {
    this.crashed.add(owner);
    this.steps = this.steps.filter(step => step.owner !== owner);
  }

  /** Lets the next thing happen; false when nothing is left. */
  async advance(): Promise<boolean> {
    await settled();
    if (this.steps.length === 0) return false;
    const [step] = this.steps.splice(this.random.below(this.steps.length), 1);
    if (step.owner === undefined || !this.crashed.has(step.owner)) step.happen();
    return true;
  }

  /** The store: entries that follow the version they were decided on are written, others are refused. */
  append(before: number, entries: readonly NumberedEntry[]): boolean {
    if (this.planted.noVersionCheck !== true && before !== this.log.length) return false;
    this.log.push(...entries);
    return true;
  }
}

/** Everything that follows from the last step has happened. */
const settled = (): Promise<void> =>
  new Promise(resolve => {
    setImmediate(resolve);
  });
