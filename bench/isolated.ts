import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { loadGame, type GameId } from '../games/index.ts';
import { bundled } from './bundle.ts';
import { randomPlay, type RandomPlay } from './random-play.ts';

const MARK = 'cosecha bench';

/** What is measured: one game with one number of players. */
export interface Setting {
  readonly game: GameId;
  readonly players: number;
  readonly seconds: number;
}

/**
 * Measures in a fresh thread, with nothing else running beside it: what the engine has learned from one game
 * must not colour the figures of the next.
 */
export async function measureAlone(setting: Setting): Promise<RandomPlay> {
  const worker = new Worker(await bundled(import.meta.url), { workerData: { [MARK]: setting } });
  // The thread below sends exactly one message.
  const [line] = (await once(worker, 'message')) as [RandomPlay];
  return line;
}

// Only measureAlone starts a thread with the mark.
const setting = isMainThread ? undefined : (workerData as { [MARK]?: Setting } | null)?.[MARK];
if (setting !== undefined) {
  const { game: id, players, seconds } = setting;
  const { game } = await loadGame(id);
  parentPort?.postMessage(randomPlay(game, players, seconds));
}
