import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { LimitStore } from '../storage/limits.ts';

const SECOND = 1000;
/** How often a process says that its streams are still open. */
const HEARTBEAT = 20 * SECOND;
/** A process that was not heard of for this long has no streams any more. */
export const SILENCE = 60 * SECOND;

/** Where processes count a stream at the same time, all of them see too many and try again a moment later. */
const MAX_ATTEMPTS = 4;
const LONGEST_PAUSE = 100;

/** Someone who opens streams, and how many they may have open. */
export interface StreamOwner {
  readonly who: string;
  readonly most: number;
}

/** How many streams people and addresses have open, over all processes. */
export interface OpenStreams {
  /** Counts one stream for each owner; false, and nothing counted, when one of them has too many. */
  tryAdd(owners: readonly StreamOwner[]): Promise<boolean>;
  remove(owners: readonly StreamOwner[]): void;
  /** Those of these people who have a stream open, in any process. */
  peopleWith(people: readonly string[]): Promise<ReadonlySet<string>>;
  stop(): Promise<void>;
}

/** How a person is called among the owners of streams. */
export const personOwner = (person: string): string => `person ${person}`;

/** A stream is counted before the others are asked: two processes never both allow the last one. */
export function startOpenStreams(
  store: LimitStore,
  now: () => number,
  reportError: (error: unknown, table: string) => void,
): OpenStreams {
  const { shared } = store;
  const process = randomBytes(9).toString('base64url');
  const here = new Map<string, number>();
  const changed = new Set<string>();
  let elsewhere: ReadonlyMap<string, number> = new Map();

  const totalOf = (who: string): number => (here.get(who) ?? 0) + (elsewhere.get(who) ?? 0);

  const change = (owners: readonly StreamOwner[], by: number): void => {
    for (const { who } of owners) {
      const count = (here.get(who) ?? 0) + by;
      if (count === 0) here.delete(who);
      else here.set(who, count);
      if (shared !== undefined) changed.add(who);
    }
  };

  const announce = async (): Promise<void> => {
    if (shared === undefined) return;
    const counts = new Map([...changed].map(who => [who, here.get(who) ?? 0]));
    changed.clear();
    try {
      if (counts.size > 0) await shared.setStreams(process, counts, now());
      elsewhere = await shared.streamsElsewhere(process, [...here.keys()], now() - SILENCE);
    } catch (error) {
      for (const who of counts.keys()) changed.add(who);
      reportError(error, '');
    }
  };

  /** What changes while one announcement is under way is in the next, which everyone who came meanwhile waits for. */
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  const announced = (): Promise<void> => {
    next ??= last.then(() => {
      next = undefined;
      last = announce();
      return last;
    });
    return next;
  };

  const timer = setInterval(() => {
    if (changed.size > 0) void announced();
  }, SECOND);
  const heartbeat = setInterval(() => {
    if (here.size === 0) return;
    shared?.touchStreams(process, now()).catch((error: unknown) => reportError(error, ''));
  }, HEARTBEAT);

  return {
    async tryAdd(owners) {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        if (owners.some(({ who, most }) => (here.get(who) ?? 0) >= most)) return false;
        change(owners, 1);
        if (shared !== undefined) await announced();
        if (owners.every(({ who, most }) => totalOf(who) <= most)) return true;
        change(owners, -1);
        await wait(Math.random() * LONGEST_PAUSE);
      }
      return false;
    },
    remove: owners => change(owners, -1),
    async peopleWith(people) {
      const who = people.map(personOwner);
      const far = await shared?.streamsElsewhere(process, who, now() - SILENCE);
      return new Set(
        people.filter((_, index) => (here.get(who[index]) ?? 0) + (far?.get(who[index]) ?? 0) > 0),
      );
    },
    async stop() {
      clearInterval(timer);
      clearInterval(heartbeat);
      for (const who of here.keys()) changed.add(who);
      here.clear();
      await announced();
    },
  };
}
