import type { GameEvent, Move, Effects } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import { MOST_DECISIONS } from './playout.ts';
import type { SearchContext } from './search-context.ts';

/** Plays on from a state, in place, and judges what comes of it. */
export type Rollout<S> = (state: S, table: Effects<GameEvent>) => void;

/**
 * Every choice is the best of a few random ones, by how well the move has done elsewhere and how it looks. With
 * knowledge of the game a rollout stops at its horizon and what lies there is estimated.
 */
export function createRollout<S, M extends Move, V>(study: SearchContext<S, M, V>): Rollout<S> {
  const { game, choices, habits, judge, manner } = study;
  const horizon = study.knowledge?.horizon ?? MOST_DECISIONS;

  const appeal = (state: S, seat: Seat, move: M): number =>
    habits.of(seat, move.id) + manner.impression * study.impressionOf(state, seat, move);

  const choose = (state: S, seat: Seat, { random }: Effects<GameEvent>): M => {
    const { count, items } = choices;
    let best = items[random.below(count)];
    let bestAppeal = appeal(state, seat, best);
    for (let entrant = 1; entrant < manner.tournament; entrant++) {
      const move = items[random.below(count)];
      const rival = appeal(state, seat, move);
      if (rival > bestAppeal) {
        best = move;
        bestAppeal = rival;
      }
    }
    habits.note(seat, best.id);
    return best;
  };

  return (state, table) => {
    let seats = game.toAct(state);
    for (let decisions = 0; decisions < horizon; decisions++) {
      if (seats.length === 0) return judge.end(state);
      const seat = seats[0];
      choices.count = 0;
      game.moves(state, seat, choices);
      const move = choices.count === 1 ? choices.items[0] : choose(state, seat, table);
      seats = game.apply(state, seat, move, table);
    }
    if (seats.length === 0) judge.end(state);
    else judge.expect(state);
  };
}
