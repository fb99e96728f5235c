import { parseOpponent, type Opponent } from '../../bots/index.ts';
import type { Bot, Playable } from '../../bots/bot.ts';
import type { Move } from '../../kernel/game.ts';
import type { Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seat.ts';

/** The levels offered in the app, weakest first, and the bot behind each. */
const BEHIND = { gentle: 'flat:24', steady: 'flat:200', strong: 'flat:1200' } as const;

export type Level = keyof typeof BEHIND;

// Object.keys forgets the literal names of the record above.
export const LEVELS = Object.keys(BEHIND) as readonly Level[];
export const DEFAULT_LEVEL: Level = 'steady';

const isLevel = (name: string): name is Level => Object.hasOwn(BEHIND, name);

function opponentOf(level: string): Opponent {
  const opponent = parseOpponent(isLevel(level) ? BEHIND[level] : BEHIND[DEFAULT_LEVEL]);
  if (opponent === undefined) throw new Error(`no bot plays ${level}`);
  return opponent;
}

/** A bot that has taken its seat. */
export interface SeatedBot {
  decide(seat: Seat, view: unknown, moves: readonly Move[]): Move;
}

export function seatBot(game: Playable<object, Move, unknown>, level: string, random: Random): SeatedBot {
  const { kind, playouts } = opponentOf(level);
  const bot: Bot<Move, unknown> = kind.sit(game);
  return { decide: (seat, view, moves) => bot({ seat, view, moves, random, playouts }) };
}
