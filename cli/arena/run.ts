import { Piscina } from 'piscina';
import type { GameId } from '../../games/index.ts';
import type { Config } from '../../kernel/game.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { GameJob } from './game-job.ts';
import type { ScheduledGame } from './schedule.ts';

/** What an arena plays, where finished games are kept, and what happens with each of them. */
export interface Arena {
  readonly game: GameId;
  readonly config: Config;
  readonly bouts: readonly ScheduledGame[];
  readonly jobs: number;
  /** A game that was played before, if it is the same one. */
  recall(bout: ScheduledGame): MatchRecord | undefined;
  keep(bout: ScheduledGame, record: MatchRecord): void;
  /** Called in the order of the schedule; false ends the arena. */
  count(bout: ScheduledGame, record: MatchRecord): boolean;
}

/** The worker's file: TypeScript in a clone, JavaScript in an installed package. */
const workerFile = (): string =>
  new URL(`./game-job.${import.meta.url.split('.').pop()}`, import.meta.url).href;

/** Plays all bouts in threads of their own; results are counted in order, whatever order they come in. */
export async function runArena(arena: Arena): Promise<void> {
  const { game, config, bouts, jobs } = arena;
  const pool = new Piscina<GameJob, MatchRecord>({
    filename: workerFile(),
    name: 'playGame',
    minThreads: 1,
    maxThreads: jobs,
  });
  const waiting = new Map<number, Promise<MatchRecord>>();
  let next = 0;
  /** Some bouts ahead of the one that is counted, so that no thread is idle. */
  const order = (): void => {
    for (; next < bouts.length && waiting.size < 3 * jobs; next++) waiting.set(next, played(bouts[next]));
  };
  const played = async (bout: ScheduledGame): Promise<MatchRecord> => {
    const known = arena.recall(bout);
    if (known !== undefined) return known;
    const record = await pool.run({ game, config, seed: bout.seed, bots: bout.bots });
    arena.keep(bout, record);
    return record;
  };
  try {
    for (const bout of bouts) {
      order();
      const record = await waiting.get(bout.number);
      waiting.delete(bout.number);
      if (record === undefined || !arena.count(bout, record)) break;
    }
  } finally {
    // Games that were begun ahead of a verdict are given up.
    for (const promise of waiting.values()) promise.catch(() => undefined);
    await pool.destroy();
  }
}
