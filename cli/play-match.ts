import { createBot, type BotSpec, type SeatedBot } from '../bots/index.ts';
import type { GameModule } from '../games/module.ts';
import type { AnyGame, Config, GameEvent, Move } from '../kernel/game.ts';
import { startMatch, type AnyMatch, type MatchStep } from '../kernel/match.ts';
import { fastRandom, type Random } from '../kernel/random.ts';
import type { Seat } from '../kernel/seat.ts';
import { randomForStep, keyOf, seedFrom, type Seed } from '../kernel/seed.ts';

/** A bot that has taken its place at a game. */
export interface NamedBot extends SeatedBot {
  readonly opponent: BotSpec;
}

export const createNamedBot = (module: GameModule, opponent: BotSpec): NamedBot => ({
  opponent,
  ...createBot(module, opponent),
});

/** The bot's own chance: repeatable, and apart from the draws of the match. */
export const botRandom = (seed: Seed, seat: Seat, ply: number): Random =>
  fastRandom(Number.parseInt(seedFrom(`bot ${seat} ${ply} ${seed}`).slice(0, 8), 16));

export function chooseMove(game: AnyGame, state: object, seat: Seat, guest: NamedBot, random: Random): Move {
  const moves: Move[] = [];
  game.moves(state, seat, moves);
  if (moves.length === 1) return moves[0];
  return guest.bot({ seat, view: game.view(state, seat), moves, random, playouts: guest.playouts });
}

/**
 * Plays a whole match, `guests[seat]` at each seat. The draws are those of the seed, so the record of it can
 * be verified; events are not told, since nobody listens.
 */
export function playMatch(game: AnyGame, config: Config, seed: Seed, guests: readonly NamedBot[]): AnyMatch {
  const match = startMatch(game, config, seed);
  const { state } = match;
  const key = keyOf(seed);
  const chances = guests.map((_, seat) => botRandom(seed, seat, 0));
  const steps: MatchStep<Move, GameEvent>[] = [];
  for (;;) {
    const seats = game.toAct(state);
    if (seats.length === 0) return { ...match, steps };
    const seat = seats[0];
    const move = chooseMove(game, state, seat, guests[seat], chances[seat]);
    game.apply(state, seat, move, { random: randomForStep(key, steps.length + 1) });
    steps.push({ seat, move, events: [], final: false, forced: false });
  }
}
