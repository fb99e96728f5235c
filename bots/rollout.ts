import type { GameEvent, Move, Effects } from '../kernel/game.ts';
import { idRulesOf, moveIds } from '../kernel/move-ids.ts';
import type { Seat } from '../kernel/seat.ts';
import { MAX_DECISIONS } from './playout.ts';
import type { SearchContext } from './search-context.ts';

/** Plays from a state, in place, and evaluates the position it reaches. */
export type Rollout<S> = (state: S, table: Effects<GameEvent>) => void;

/**
 * Every choice is the best of a few random moves, by their averages in this search and their priors. With heuristics a
 * rollout stops at the game's horizon and the position there is evaluated.
 */
export function createRollout<S, M extends Move, V>(context: SearchContext<S, M, V>): Rollout<S> {
  const { game, choices, listChoices, averages, evaluator, parameters } = context;
  const rules = idRulesOf(game);
  const ids = moveIds();
  const isNarrowed = context.heuristics?.narrow !== undefined;
  const horizon = context.heuristics?.horizon ?? MAX_DECISIONS;

  const scoreOf = (state: S, seat: Seat, move: M): number =>
    averages.mean(seat, move.id) + parameters.priorWeight * context.priorOf(state, seat, move);

  /** Lists the choices and says how many there are. Ids are quicker; only narrowing has to see the moves. */
  const list = (state: S, seat: Seat): number => {
    if (isNarrowed) {
      listChoices(state, seat);
      return choices.count;
    }
    ids.count = 0;
    rules.list(state, seat, ids);
    return ids.count;
  };

  const choiceAt = (index: number): M => (isNarrowed ? choices.items[index] : rules.move(ids.items[index]));

  const choose = (state: S, seat: Seat, count: number, { random }: Effects<GameEvent>): M => {
    let best = choiceAt(random.below(count));
    let bestScore = scoreOf(state, seat, best);
    for (let sampled = 1; sampled < parameters.sampleSize; sampled++) {
      const move = choiceAt(random.below(count));
      const score = scoreOf(state, seat, move);
      if (score > bestScore) {
        best = move;
        bestScore = score;
      }
    }
    averages.record(seat, best.id);
    return best;
  };

  return (state, table) => {
    let seats = game.toAct(state);
    for (let decisions = 0; decisions < horizon; decisions++) {
      if (seats.length === 0) return evaluator.evaluateEnd(state);
      const seat = seats[0];
      const count = list(state, seat);
      const move = count === 1 ? choiceAt(0) : choose(state, seat, count, table);
      seats = game.apply(state, seat, move, table);
    }
    if (seats.length === 0) evaluator.evaluateEnd(state);
    else evaluator.evaluate(state);
  };
}
