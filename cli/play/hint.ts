import { parseBotSpec } from '../../bots/index.ts';
import type { Move } from '../../kernel/game.ts';
import { chooseMove, botRandom, createNamedBot } from '../play-match.ts';
import type { Session } from './session.ts';

/** The bot that is asked for advice. */
const HINT_BOT = 'level-3';

/** What a strong player would do in the person's place, knowing only what the person knows. */
export function hint({ module, match, seat }: Session): Move {
  const opponent = parseBotSpec(HINT_BOT);
  if (opponent === undefined) throw new Error(`no bot ${HINT_BOT}`);
  const { state, seed, steps, start } = match;
  return chooseMove(
    module.game,
    state,
    seat,
    createNamedBot(module, opponent),
    botRandom(seed, seat, start.ply + steps.length),
  );
}
