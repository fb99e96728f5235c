import type { GameEvent, Move, Effects } from '../kernel/game.ts';
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
  const { game, rules, choices, listChoices, averages, evaluator, parameters } = context;
  const { startDecision, priorOf } = context.inRollouts;
  const { sampleSize, priorWeight } = parameters;
  const { narrow, isNarrowed = (): boolean => narrow !== undefined } = context.heuristics ?? {};
  // Without the list, a choice has to be found by its index alone.
  const firstChoices = game.playout?.at === undefined ? undefined : context.heuristics?.firstChoices;
  let isListed = false;
  const horizon = context.heuristics?.horizon ?? MAX_DECISIONS;
  const isQuiet = context.heuristics?.isQuiet ?? ((): boolean => true);

  const scoreOf = (state: S, seat: Seat, id: number): number =>
    averages.mean(seat, id) + priorWeight * priorOf(state, seat, id);

  /** How many choices there are. Only narrowing has to see them all. */
  const count = (state: S, seat: Seat): number => {
    isListed = false;
    if (!isNarrowed(state)) return rules.count(state, seat);
    const first = firstChoices?.(state, seat);
    if (first !== undefined) return first;
    isListed = true;
    listChoices(state, seat);
    return choices.count;
  };

  const choiceAt = (state: S, seat: Seat, index: number): number =>
    isListed ? choices.items[index] : rules.at(state, seat, index);

  const choose = (state: S, seat: Seat, among: number, { random }: Effects<GameEvent>): number => {
    startDecision(state, seat);
    let bestIndex = random.below(among);
    let best = choiceAt(state, seat, bestIndex);
    let bestScore = scoreOf(state, seat, best);
    let otherIndex = bestIndex;
    for (let sampled = 1; sampled < sampleSize; sampled++) {
      const index = random.below(among);
      // A move that was drawn before has its score already, and cannot be better now.
      if (index === bestIndex || index === otherIndex) continue;
      const id = choiceAt(state, seat, index);
      const score = scoreOf(state, seat, id);
      otherIndex = index;
      if (score <= bestScore) continue;
      otherIndex = bestIndex;
      bestIndex = index;
      best = id;
      bestScore = score;
    }
    averages.record(seat, best);
    return best;
  };

  return (state, table) => {
    let seats = game.toAct(state);
    for (let decisions = 0; decisions < horizon || !isQuiet(state); decisions++) {
      if (seats.length === 0) return evaluator.evaluateEnd(state);
      const seat = seats[0];
      const among = count(state, seat);
      const id = among === 1 ? choiceAt(state, seat, 0) : choose(state, seat, among, table);
      seats = rules.play(state, seat, id, table);
    }
    if (seats.length === 0) evaluator.evaluateEnd(state);
    else evaluator.evaluate(state);
  };
}
