import type { Heuristics } from '../games/heuristics.ts';
import type { GameEvent, Move, MoveList, Effects } from '../kernel/game.ts';
import type { BotGame } from './bot.ts';

type Leading<S, M extends Move> = Required<Pick<Heuristics<S, M>, 'prior' | 'guidedDepth'>>;

/** What leads a playout, if the knowledge is for it. */
export function guidanceOf<S, M extends Move>(knowledge?: Heuristics<S, M>): Leading<S, M> | undefined {
  const { prior, guidedDepth: glance } = knowledge ?? {};
  return prior !== undefined && glance !== undefined ? { prior, guidedDepth: glance } : undefined;
}

/** A playout in which every choice is the better at first sight of two random ones, in place, as far as the glance goes. */
export function playGuided<S, M extends Move, V>(
  game: BotGame<S, M, V>,
  state: S,
  table: Effects<GameEvent>,
  choices: MoveList<M>,
  { prior, guidedDepth: glance }: Leading<S, M>,
): void {
  const { random } = table;
  let seats = game.toAct(state);
  for (let decisions = 0; decisions < glance && seats.length > 0; decisions++) {
    const seat = seats[0];
    choices.count = 0;
    game.moves(state, seat, choices);
    const { count, items } = choices;
    let move = items[random.below(count)];
    if (count > 1) {
      const rival = items[random.below(count)];
      if (prior(state, seat, rival) > prior(state, seat, move)) move = rival;
    }
    seats = game.apply(state, seat, move, table);
  }
}
