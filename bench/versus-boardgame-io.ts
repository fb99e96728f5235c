import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { loadGame } from '../games/index.ts';
import { completeConfig } from '../kernel/match.ts';
import { median, perSecond } from './timing.ts';
import { playerOf } from './random-play.ts';

/** One line of the comparison: decisions per second, both measured in this run. */
export interface Versus {
  readonly benchmark: 'versus-boardgame.io';
  readonly game: string;
  readonly players: number;
  readonly decisionsPerSecond: number;
  readonly boardgameIoDecisionsPerSecond: number;
  readonly ratio: number;
}

export function hasBoardgameIo(): boolean {
  try {
    createRequire(import.meta.url).resolve('boardgame.io/client');
    return true;
  } catch {
    return false;
  }
}

const PLAYERS = 2;
const SLICE_MS = 250;

/**
 * The same rules twice, random play with the full legal list at every decision: on their own, and hosted by
 * boardgame.io with its local master and one headless client for each seat. There a move copies the state,
 * applies our rules to the copy and returns it. Slices of both take turns; the figures are medians.
 */
export async function versusBoardgameIo(seconds: number): Promise<Versus> {
  const { game } = await loadGame('cacao');
  const ours = playerOf(game, completeConfig(game.meta, { players: PLAYERS, options: {} }));
  const worker = new Worker(new URL('boardgame-io.ts', import.meta.url));
  const theirs = async (): Promise<number> => {
    worker.postMessage(SLICE_MS);
    // The worker answers each message with one number.
    const [figure] = (await once(worker, 'message')) as [number];
    return figure;
  };
  const figures: { ours: number; theirs: number }[] = [];
  const rounds = Math.max(3, Math.round((seconds * 1000) / (2 * SLICE_MS)));
  // The first round warms both up and does not count.
  for (let round = 0; round <= rounds; round++) {
    figures.push({ ours: perSecond(ours, SLICE_MS), theirs: await theirs() });
  }
  await worker.terminate();
  const decisionsPerSecond = median(figures.slice(1).map(figure => figure.ours));
  const boardgameIo = median(figures.slice(1).map(figure => figure.theirs));
  return {
    benchmark: 'versus-boardgame.io',
    game: game.meta.id,
    players: PLAYERS,
    decisionsPerSecond: Math.round(decisionsPerSecond),
    boardgameIoDecisionsPerSecond: Math.round(boardgameIo),
    ratio: Number((decisionsPerSecond / boardgameIo).toFixed(1)),
  };
}
