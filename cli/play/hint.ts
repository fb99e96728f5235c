import { parseOpponent } from '../../bots/index.ts';
import type { Move } from '../../kernel/game.ts';
import { ask, chanceOf, seated } from '../sitting.ts';
import type { Session } from './session.ts';

/** The bot that is asked for advice. */
const ADVISER = 'level-3';

/** What a strong player would do in the person's place, knowing only what the person knows. */
export function hint({ module, match, seat }: Session): Move {
  const opponent = parseOpponent(ADVISER);
  if (opponent === undefined) throw new Error(`no bot ${ADVISER}`);
  const { state, seed, steps, start } = match;
  return ask(
    module.game,
    state,
    seat,
    seated(module, opponent),
    chanceOf(seed, seat, start.ply + steps.length),
  );
}
