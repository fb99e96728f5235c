import type { Heuristics } from '../games/heuristics.ts';
import type { IdRules, Move, MoveIds, MoveList } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { BotGame } from './bot.ts';

type Narrowing<S, M extends Move> = Pick<Heuristics<S, M>, 'narrow' | 'isNarrowed' | 'firstChoices'>;

/** Fills a list with the legal moves that are worth considering: all of them, unless the game's heuristics know better. */
export function listChoices<S, M extends Move, V>(
  game: BotGame<S, M, V>,
  heuristics: Narrowing<S, M> | undefined,
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

/** The same by ids and in the same order. Only where something may be left out are moves looked up. */
export function createChoices<S, M extends Move>(
  { list, move }: IdRules<S, M>,
  heuristics: Narrowing<S, M> | undefined,
  choices: MoveIds,
): (state: Readonly<S>, seat: Seat) => void {
  const { narrow, isNarrowed, firstChoices } = heuristics ?? {};
  const moves: M[] = [];
  return (state, seat) => {
    choices.count = 0;
    list(state, seat, choices);
    const { items, count } = choices;
    if (narrow === undefined || count < 2 || isNarrowed?.(state) === false) return;
    const first = firstChoices?.(state, seat);
    if (first !== undefined) {
      choices.count = first;
      return;
    }
    for (let index = 0; index < count; index++) moves[index] = move(items[index]);
    const kept = narrow(state, seat, moves, count);
    if (kept === 0) return;
    choices.count = kept;
    for (let index = 0; index < kept; index++) items[index] = moves[index].id;
  };
}
