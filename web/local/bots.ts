import { parseBotSpec, createBot } from '../../bots/index.ts';
import { timeLimitSeconds } from '../../bots/levels.ts';
import type { GameModule } from '../../games/module.ts';
import type { Move } from '../../kernel/game.ts';
import type { Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seat.ts';
import { DEFAULT_LEVEL } from './levels.ts';

/** A bot that has taken its seat. */
export interface LocalBot {
  decide(seat: Seat, view: unknown, moves: readonly Move[]): Move;
}

export function createLocalBot(module: GameModule, level: string, random: Random): LocalBot {
  const opponent = parseBotSpec(level) ?? parseBotSpec(DEFAULT_LEVEL);
  if (opponent === undefined) throw new Error(`no bot plays ${level}`);
  const { bot, playouts } = createBot(module, opponent);
  const limit = opponent.level === undefined ? undefined : timeLimitSeconds(opponent.level);
  return {
    decide(seat, view, moves) {
      const end = limit === undefined ? Infinity : performance.now() + limit * 1000;
      return bot({ seat, view, moves, random, playouts, isOutOfTime: () => performance.now() > end });
    },
  };
}
