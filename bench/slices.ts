import { parentPort } from 'node:worker_threads';
import { playOut } from '../bots/playout.ts';
import type { AnyGame, Effects, GameEvent, Move, MoveList } from '../kernel/game.ts';
import { completeConfig } from '../kernel/match.ts';
import type { Random } from '../kernel/random.ts';
import { perSecond } from './timing.ts';

/** The part of a checkout that is measured. An older one may use other names for the rest. */
export interface MeasuredGame {
  readonly game: AnyGame;
  /** The checkout's own source of random numbers for playouts, and its own list. */
  readonly randomFrom: (seed: number) => Random;
  readonly moveList: () => MoveList<Move>;
  /** Makes a bot that decides positions; without it random games are played. */
  readonly createBot?: (game: AnyGame) => (decision: object) => unknown;
}

const SEED = 20_261_117;
const ITERATIONS = 200;

/** Answers each message, a number of milliseconds, with games or search iterations per second. */
export function serveSlices(measured: MeasuredGame, players: number): void {
  const { game, createBot } = measured;
  const config = completeConfig(game.meta, { players, options: {} });
  const effects = { random: measured.randomFrom(SEED) };
  const list = measured.moveList();
  let state: object | undefined;
  const work =
    createBot === undefined
      ? () => playGame(game, (state = game.setup(config, effects, state)), effects, list)
      : searchPositions(game, game.setup(config, effects), effects.random, createBot);
  parentPort?.on('message', (milliseconds: number) => {
    parentPort?.postMessage(perSecond(work, milliseconds));
  });
}

/** Plays one random game; each counts as one. An older checkout lists references for every decision. */
function playGame(game: AnyGame, state: object, effects: Effects<GameEvent>, list: MoveList<Move>): number {
  if (game.ids !== undefined) return playGameById(game, state, effects);
  for (let seats = game.toAct(state); seats.length > 0;) {
    list.count = 0;
    game.moves(state, seats[0], list);
    seats = game.apply(state, seats[0], list.items[effects.random.below(list.count)], effects);
  }
  return 1;
}

function playGameById(game: AnyGame, state: object, effects: Effects<GameEvent>): number {
  playOut(game, state, effects);
  return 1;
}

/** Searches the positions of one random game in turn; each counts its iterations, as each deals one world. */
function searchPositions(
  game: AnyGame,
  state: object,
  random: Random,
  createBot: NonNullable<MeasuredGame['createBot']>,
): () => number {
  let iterations = 0;
  const decide = createBot({
    ...game,
    redeal(world, viewer, chance) {
      iterations++;
      game.redeal(world, viewer, chance);
    },
  });
  const positions: object[] = [];
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const moves: Move[] = [];
    game.moves(state, seat, moves);
    if (moves.length > 2) positions.push({ seat, view: game.view(state, seat), moves });
    game.apply(state, seat, moves[random.below(moves.length)], { random });
  }
  let next = 0;
  return () => {
    iterations = 0;
    decide({ ...positions[next++ % positions.length], random, playouts: ITERATIONS });
    return iterations;
  };
}
