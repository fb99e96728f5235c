import type { Move } from '../../kernel/game.ts';
import { botRandom, chooseMove, createNamedBot, requireBot } from '../play-match.ts';
import { movesOf, type Session } from './session.ts';

/** The bot that suggests moves. */
const HINT_BOT = 'level-3';

/** The move of a strong player who knows only what the person knows. */
export async function hint(session: Session): Promise<Move> {
  const { module, seat, update } = session;
  const { view, ply, commitment } = update().table;
  const bot = await createNamedBot(module, requireBot(HINT_BOT));
  return chooseMove({ seat, view, moves: movesOf(session) }, bot, botRandom(commitment ?? '', seat, ply));
}
