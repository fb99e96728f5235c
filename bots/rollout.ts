import type { GameEvent, Move, Effects } from '../kernel/game.ts';
import { playoutRules } from '../kernel/playout-rules.ts';
import type { Seat } from '../kernel/seat.ts';
import { MAX_DECISIONS } from './playout.ts';
import type { SearchContext } from './search-context.ts';

/** Plays from a state, in place, and evaluates the position it reaches. */
export type Rollout<S> = (state: S, table: Effects<GameEvent>) => void;

/**
 * Every choice is the best of a few random moves, by their averages in this search and their priors. With heuristics a
 * rollout stops at the game's horizon, or where the position is quiet after it, and the position there is evaluated.
 */
export function createRollout<S, M extends Move, V>(context: SearchContext<S, M, V>): Rollout<S> {
  const { game, choices, listChoices, averages, evaluator, parameters } = context;
  const rules = playoutRules(game);
  const { narrow, isNarrowed = (): boolean => narrow !== undefined } = context.heuristics ?? {};
  let isListed = false;
  const horizon = context.heuristics?.horizon ?? MAX_DECISIONS;
  const isQuiet = context.heuristics?.isQuiet ?? ((): boolean => true);

  const scoreOf = (state: S, seat: Seat, move: M): number =>
    averages.mean(seat, move.id) + parameters.priorWeight * context.priorOf(state, seat, move);

  /** How many choices there are. Only narrowing has to see them all. */
  const count = (state: S, seat: Seat): number => {
    isListed = isNarrowed(state);
    if (!isListed) return rules.count(state, seat);
    listChoices(state, seat);
    return choices.count;
  };

  const choiceAt = (state: S, seat: Seat, index: number): M =>
    isListed ? choices.items[index] : rules.move(rules.at(state, seat, index));

  const choose = (state: S, seat: Seat, among: number, { random }: Effects<GameEvent>): M => {
    context.startDecision(state, seat);
    let best = choiceAt(state, seat, random.below(among));
    let bestScore = scoreOf(state, seat, best);
    for (let sampled = 1; sampled < parameters.sampleSize; sampled++) {
      const move = choiceAt(state, seat, random.below(among));
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
    for (let decisions = 0; decisions < horizon || !isQuiet(state); decisions++) {
      if (seats.length === 0) return evaluator.evaluateEnd(state);
      const seat = seats[0];
      const among = count(state, seat);
      const move = among === 1 ? choiceAt(state, seat, 0) : choose(state, seat, among, table);
      seats = game.apply(state, seat, move, table);
    }
    if (seats.length === 0) evaluator.evaluateEnd(state);
    else evaluator.evaluate(state);
  };
}
