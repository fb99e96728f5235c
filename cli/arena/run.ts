import { Piscina } from 'piscina';
import type { GameId } from '../../games/index.ts';
import type { Config } from '../../kernel/game.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import { endProcess } from '../engine/client.ts';
import type { GameJob, PlayedGame } from './game-job.ts';
import type { ScheduledGame } from './schedule.ts';

/** The games of a tournament, and what happens with each result. */
export interface Arena {
  readonly game: GameId;
  readonly config: Config;
  readonly games: readonly ScheduledGame[];
  readonly jobs: number;
  /** What a program may spend on a decision, in milliseconds. */
  readonly moveMs: number;
  /** Processor time for each decision of a bot of our own, in milliseconds, instead of its number of playouts. */
  readonly thinkMs?: number | undefined;
  /** The record of a game that an earlier run has finished. */
  loadFinishedGame(scheduled: ScheduledGame): MatchRecord | undefined;
  save(scheduled: ScheduledGame, record: MatchRecord): void;
  /** Called in the order of the schedule; false ends the tournament. */
  onResult(scheduled: ScheduledGame, played: GameResult): boolean;
}

type GameResult = Pick<PlayedGame, 'record' | 'forfeit'> & Partial<Pick<PlayedGame, 'efforts'>>;

/** The worker's file: TypeScript in a clone, JavaScript in an installed package. */
const workerFile = (): string =>
  new URL(`./game-job.${import.meta.url.split('.').pop()}`, import.meta.url).href;

/** Plays the games in threads. Results are handed on in the order of the schedule. */
export async function runArena(arena: Arena): Promise<void> {
  const { game, config, games, jobs, moveMs, thinkMs } = arena;
  const pool = new Piscina<GameJob, PlayedGame>({
    filename: workerFile(),
    name: 'playGame',
    minThreads: 1,
    maxThreads: jobs,
  });
  const waiting = new Map<number, Promise<GameResult>>();
  const processes = new Set<number>();
  let next = 0;
  /** Starts some games ahead of the one whose result is due, so that no thread is idle. */
  const startGames = (): void => {
    for (; next < games.length && waiting.size < 3 * jobs; next++) waiting.set(next, loadOrPlay(games[next]));
  };
  const loadOrPlay = async (scheduled: ScheduledGame): Promise<GameResult> => {
    const known = arena.loadFinishedGame(scheduled);
    if (known !== undefined) return { record: known };
    const played = await pool.run({
      game,
      config,
      seed: scheduled.seed,
      bots: scheduled.bots,
      moveMs,
      thinkMs,
    });
    for (const id of played.processes) processes.add(id);
    if (played.forfeit === undefined) arena.save(scheduled, played.record);
    return played;
  };
  try {
    for (const scheduled of games) {
      startGames();
      const played = await waiting.get(scheduled.number);
      waiting.delete(scheduled.number);
      if (played === undefined || !arena.onResult(scheduled, played)) break;
    }
  } finally {
    // Games that started ahead of a verdict are dropped.
    for (const promise of waiting.values()) promise.catch(() => undefined);
    await pool.destroy();
    for (const id of processes) endProcess(id);
  }
}
