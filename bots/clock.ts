import type { Heuristics } from '../games/heuristics.ts';
import type { Decision } from './bot.ts';
import type { LevelId } from './level-ids.ts';
import { playoutBudget, timeLimitSeconds, usesAllItsTime } from './levels.ts';

/** A machine that is this many times as fast as the one the budgets are meant for still fills the time. */
const FASTEST_MACHINE = 3;

type TimedBudget = Pick<Decision<never, unknown>, 'playouts'> &
  Required<Pick<Decision<never, unknown>, 'isOutOfTime' | 'timeUsed'>>;

/**
 * The budget of a level at a table. Quick levels have a fixed number of playouts and a limit for slow machines, so that
 * they are the same opponents everywhere. The strongest one thinks until its time is up, as far as the machine gets.
 * `now` is a clock in milliseconds; `most` a limit of the host in milliseconds.
 */
export function budgetAtTable(
  level: LevelId,
  heuristics: Heuristics | undefined,
  now: () => number,
  most = Infinity,
): TimedBudget {
  const limit = Math.min(most, (timeLimitSeconds(level) ?? Infinity) * 1000);
  const start = now();
  const playouts = playoutBudget(level, heuristics);
  return {
    playouts: usesAllItsTime(level) ? playouts * FASTEST_MACHINE : playouts,
    isOutOfTime: () => now() - start > limit,
    timeUsed: () => (now() - start) / limit,
  };
}
