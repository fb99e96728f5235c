import { parseOpponent, seatBot } from '../../bots/index.ts';
import { secondsOf } from '../../bots/levels.ts';
import type { GameModule } from '../../games/module.ts';
import type { Move } from '../../kernel/game.ts';
import type { Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seat.ts';
import { DEFAULT_LEVEL } from './levels.ts';

/** A bot that has taken its seat. */
export interface Opponent {
  decide(seat: Seat, view: unknown, moves: readonly Move[]): Move;
}

export function seatOpponent(module: GameModule, level: string, random: Random): Opponent {
  const opponent = parseOpponent(level) ?? parseOpponent(DEFAULT_LEVEL);
  if (opponent === undefined) throw new Error(`no bot plays ${level}`);
  const { bot, playouts } = seatBot(module, opponent);
  const limit = opponent.level === undefined ? undefined : secondsOf(opponent.level);
  return {
    decide(seat, view, moves) {
      const end = limit === undefined ? Infinity : performance.now() + limit * 1000;
      return bot({ seat, view, moves, random, playouts, isOver: () => performance.now() > end });
    },
  };
}
