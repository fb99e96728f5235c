import type { Heuristics } from '../games/heuristics.ts';
import type { Move, MoveList } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { BotGame } from './bot.ts';

/** Fills a list with the legal moves that are worth considering: all of them, unless the game's heuristics know better. */
export function listChoices<S, M extends Move, V>(
  game: BotGame<S, M, V>,
  heuristics: Pick<Heuristics<S, M>, 'narrow'> | undefined,
  state: Readonly<S>,
  seat: Seat,
  choices: MoveList<M>,
): void {
  choices.count = 0;
  game.moves(state, seat, choices);
  if (heuristics?.narrow === undefined || choices.count < 2) return;
  const count = heuristics.narrow(state, seat, choices.items, choices.count);
  if (count > 0) choices.count = count;
}
