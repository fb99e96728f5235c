import type { Counters, Taken, Wish } from './counters.ts';

/** How much one person or one address may do within a time. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  /** Milliseconds. */
  readonly window: number;
}

export interface Limiter {
  /** Counts what someone does: 0 when they may do it, otherwise the seconds to wait. */
  count(limit: Limit, who: string, cost?: number): number | Promise<number>;
  /** Forgets what is over. */
  tidy(): void;
}

/** What this process may still allow someone in the present window. */
interface Budget {
  left: number;
  ends: number;
  /** The store had nothing more to give. */
  isSpent: boolean;
  asking: Promise<void> | undefined;
}

/** Budgets are taken from the store in parts of the limit, so that most requests ask no one. */
const PARTS = 20;
/** More people than this are not remembered at a time; the oldest are forgotten first. */
const MAX_BUDGETS = 200_000;

/**
 * Limits that hold over all processes: each process takes small budgets from the shared store and never allows more than
 * it was given. Without a shared store, and while that does not answer, a process holds the limit by itself.
 */
export function createLimiter(shared: Counters | undefined, now: () => number): Limiter {
  const budgets = new Map<string, Budget>();
  const ask = shared === undefined ? undefined : gathered(shared, now);

  const budgetFor = (key: string): Budget => {
    const known = budgets.get(key);
    if (known !== undefined && (known.ends > now() || known.asking !== undefined)) return known;
    budgets.delete(key);
    const fresh: Budget = { left: 0, ends: 0, isSpent: false, asking: undefined };
    budgets.set(key, fresh);
    if (budgets.size > MAX_BUDGETS) budgets.delete(budgets.keys().next().value ?? '');
    return fresh;
  };

  const grantAll = (budget: Budget, { max, window }: Limit): void => {
    Object.assign(budget, { left: max, ends: now() + window, isSpent: true });
  };

  const refill = async (
    budget: Budget,
    limit: Limit,
    key: string,
    { take, cost }: { take: (wish: Wish) => Promise<Taken>; cost: number },
  ): Promise<void> => {
    const wanted = Math.min(limit.max, Math.max(cost, Math.floor(limit.max / PARTS)));
    try {
      const { granted, ends } = await take({ key, max: limit.max, window: limit.window, wanted });
      budget.left = (budget.ends <= now() ? 0 : budget.left) + granted;
      budget.ends = ends;
      budget.isSpent = granted < wanted;
    } catch {
      grantAll(budget, limit);
    }
    budget.asking = undefined;
  };

  const count = (limit: Limit, who: string, cost = 1): number | Promise<number> => {
    const key = `${limit.name} ${who}`;
    const budget = budgetFor(key);
    if (budget.ends === 0 && ask === undefined) grantAll(budget, limit);
    if (budget.left >= cost) {
      budget.left -= cost;
      return 0;
    }
    if (budget.isSpent || ask === undefined) return Math.max(1, Math.ceil((budget.ends - now()) / 1000));
    budget.asking ??= refill(budget, limit, key, { take: ask, cost });
    return budget.asking.then(() => count(limit, who, cost));
  };

  return {
    count,
    tidy() {
      for (const [key, { ends, asking }] of budgets)
        if (ends <= now() && asking === undefined) budgets.delete(key);
    },
  };
}

/** Everything that is asked for at the same time goes to the store in one question. */
function gathered(counters: Counters, now: () => number): (wish: Wish) => Promise<Taken> {
  interface Waiting {
    readonly wish: Wish;
    resolve(taken: Taken): void;
    reject(error: unknown): void;
  }
  let waiting: Waiting[] = [];
  const flush = (): void => {
    const batch = waiting;
    waiting = [];
    counters
      .take(
        batch.map(({ wish }) => wish),
        now(),
      )
      .then(
        taken => batch.forEach(({ resolve }, index) => resolve(taken[index])),
        (error: unknown) => batch.forEach(({ reject }) => reject(error)),
      );
  };
  return wish =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ wish, resolve, reject });
    });
}
