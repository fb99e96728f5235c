import type { SeenMove } from '../../bots/bot.ts';
import type { Move, Notation } from '../../kernel/game.ts';
import type { BotJob, PlayedMove } from '../../table/ports.ts';
import { seatBot, type BotInGame } from './thinking.ts';

/** A bot that stays in a thread, and what has been played since it looked at the game last. */
export interface RememberedBot extends BotInGame {
  readonly since?: readonly SeenMove[];
}

type Job = Omit<BotJob, 'moves'>;

/** The moves after those that are known; undefined if these were not the beginning, as after an undo. */
function movesAfter(
  known: readonly PlayedMove[],
  played: readonly PlayedMove[],
): readonly PlayedMove[] | undefined {
  const isBeginning = known.every(
    ({ seat, move }, index) => played[index]?.seat === seat && played[index].move === move,
  );
  return isBeginning ? played.slice(known.length) : undefined;
}

const seenMoves = (moves: readonly PlayedMove[], notation: Notation<Move>): SeenMove[] =>
  moves.flatMap(({ move, ...how }) => {
    const parsed = notation.parse(move);
    return parsed === undefined ? [] : [{ ...how, id: parsed.id }];
  });

/** Keeps one bot from request to request, so that it can go on with what it knows. */
export function createSearchMemory(seatNew = seatBot): (job: Job) => Promise<RememberedBot> {
  let kept: { readonly bot: BotInGame; readonly key: string; played: readonly PlayedMove[] } | undefined;
  return async ({ game, level, seat, played }) => {
    const key = `${game} ${level} ${seat}`;
    if (played === undefined || kept?.key !== key) {
      const bot = await seatNew({ game, level });
      kept = played && { bot, key, played };
      return bot;
    }
    const { bot } = kept;
    const moves = movesAfter(kept.played, played);
    kept.played = played;
    return moves === undefined ? bot : { ...bot, since: seenMoves(moves, bot.notation) };
  };
}
