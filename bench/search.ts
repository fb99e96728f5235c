import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { search } from '../bots/search.ts';
import { loadGame, type GameId } from '../games/index.ts';
import type { GameModule } from '../games/module.ts';
import { moveList, type Move } from '../kernel/game.ts';
import { completeConfig } from '../kernel/match.ts';
import { fastRandom } from '../kernel/random.ts';
import { busyMs, coreShare, median } from './timing.ts';
import { bundled } from './bundle.ts';

/** One line of the benchmark of the search. */
export interface SearchSpeed {
  readonly game: string;
  readonly players: number;
  /** Worlds imagined, walked through the tree and played out in a second, on one core. */
  readonly iterationsPerSecond: number;
  /** How much of the time on the wall the program had a core: it tells how busy the machine was. */
  readonly coreShare: number;
}

interface Position {
  readonly seat: number;
  readonly view: unknown;
  readonly moves: readonly Move[];
}

const MARK = 'cosecha search bench';
const SEED = 20_261_116;
const ITERATIONS = 500;
/** Positions are taken all along a few games, so that openings and endings both count. */
const GAMES = 3;
const EVERY = 7;

/** Measures in a fresh thread: what the engine has learned from one game must not colour the figures of the next. */
export async function searchSpeed(game: GameId, players: number, seconds: number): Promise<SearchSpeed> {
  const worker = new Worker(await bundled(import.meta.url), {
    workerData: { [MARK]: { game, players, seconds } },
  });
  // The thread below sends exactly one message.
  const [line] = (await once(worker, 'message')) as [SearchSpeed];
  return line;
}

/** The median over many searches, in seconds of processor time. */
function measure({ game, heuristics: knowledge }: GameModule, players: number, seconds: number): SearchSpeed {
  const positions = positionsOf(game, players);
  const random = fastRandom(SEED);
  let iterations = 0;
  // Every iteration deals one world; a search that stops early is not counted as a whole one.
  const counted: typeof game = {
    ...game,
    redeal(state, viewer, chance) {
      iterations++;
      game.redeal(state, viewer, chance);
    },
  };
  const bot = search.create(counted, knowledge);
  const speeds: number[] = [];
  const share = coreShare();
  const end = performance.now() + 1000 * seconds;
  for (let index = 0; performance.now() < end || speeds.length < positions.length; index++) {
    iterations = 0;
    const before = busyMs();
    bot({ ...positions[index % positions.length], random, playouts: ITERATIONS });
    // The first time round the engine is still warming up.
    if (index >= positions.length) speeds.push((1000 * iterations) / (busyMs() - before));
  }
  return {
    game: game.meta.id,
    players,
    iterationsPerSecond: Math.round(median(speeds)),
    coreShare: share(),
  };
}

/** Positions with a real choice, from random games. */
function positionsOf(game: GameModule['game'], players: number): Position[] {
  const config = completeConfig(game.meta, { players, options: {} });
  const random = fastRandom(SEED);
  const list = moveList();
  const positions: Position[] = [];
  for (let played = 0; played < GAMES; played++) {
    const state = game.setup(config, { random });
    for (let ply = 0; game.toAct(state).length > 0; ply++) {
      const [seat] = game.toAct(state);
      list.count = 0;
      game.moves(state, seat, list);
      if (list.count > 2 && ply % EVERY === 0) {
        positions.push({ seat, view: game.view(state, seat), moves: list.items.slice(0, list.count) });
      }
      game.apply(state, seat, list.items[random.below(list.count)], { random });
    }
  }
  return positions;
}

interface Setting {
  readonly game: GameId;
  readonly players: number;
  readonly seconds: number;
}

// Only searchSpeed starts a thread with the mark.
const setting = isMainThread ? undefined : (workerData as { [MARK]?: Setting } | null)?.[MARK];
if (setting !== undefined) {
  const line = measure(await loadGame(setting.game), setting.players, setting.seconds);
  parentPort?.postMessage(line);
}
