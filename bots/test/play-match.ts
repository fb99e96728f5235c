import type { AnyGame, Move } from '../../kernel/game.ts';
import { startMatch } from '../../kernel/match.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seat.ts';
import { randomForStep, keyOf, seedFrom } from '../../kernel/seed.ts';
import type { Bot } from '../bot.ts';

export interface MatchSetup {
  readonly game: AnyGame;
  readonly players: number;
  readonly bots: readonly Bot<Move, unknown>[];
  readonly playouts: number;
  readonly seed: number;
}

/** Plays a whole game and returns the ranks; `watch` is called with every decision before it is applied. */
export function playMatch(
  { game, players, bots, playouts, seed }: MatchSetup,
  watch?: (state: object, seat: Seat, move: Move) => void,
): readonly number[] {
  const text = seedFrom(`sitting ${seed}`);
  const { state } = startMatch(game, { players, options: {} }, text);
  const random = fastRandom(seed);
  for (let step = 1; ; step++) {
    const seats = game.toAct(state);
    if (seats.length === 0) break;
    const [seat] = seats;
    const move = chooseMove(game, state, seat, bots[seat], { random, playouts });
    watch?.(state, seat, move);
    game.apply(state, seat, move, { random: randomForStep(keyOf(text), step) });
  }
  return game.result(state)?.ranks ?? [];
}

export function chooseMove(
  game: AnyGame,
  state: object,
  seat: Seat,
  bot: Bot<Move, unknown>,
  options: { random: Random; playouts: number },
): Move {
  const moves: Move[] = [];
  game.moves(state, seat, moves);
  return bot({ seat, view: game.view(state, seat), moves, ...options });
}
