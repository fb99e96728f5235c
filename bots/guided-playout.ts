import type { Heuristics } from '../games/heuristics.ts';
import type { GameEvent, Move, MoveList, Effects } from '../kernel/game.ts';
import type { BotGame } from './bot.ts';
import { listChoices } from './choices.ts';

type Guidance<S, M extends Move> = Required<Pick<Heuristics<S, M>, 'prior' | 'guidedDepth'>> &
  Pick<Heuristics<S, M>, 'narrow' | 'startDecision'>;

/** The heuristics that guide a playout; undefined when the game has none for it. */
export function guidanceOf<S, M extends Move>(heuristics?: Heuristics<S, M>): Guidance<S, M> | undefined {
  const { prior, startDecision, guidedDepth, narrow } = heuristics ?? {};
  if (prior === undefined || guidedDepth === undefined) return undefined;
  return { prior, guidedDepth, ...(startDecision && { startDecision }), ...(narrow && { narrow }) };
}

/** Plays `guidedDepth` decisions in place. Each is the better of two random moves by their priors. */
export function playGuided<S, M extends Move, V>(
  game: BotGame<S, M, V>,
  state: S,
  table: Effects<GameEvent>,
  choices: MoveList<M>,
  guidance: Guidance<S, M>,
): void {
  const { prior, startDecision, guidedDepth } = guidance;
  const { random } = table;
  let seats = game.toAct(state);
  for (let decisions = 0; decisions < guidedDepth && seats.length > 0; decisions++) {
    const seat = seats[0];
    listChoices(game, guidance, state, seat, choices);
    const { count, items } = choices;
    let move = items[random.below(count)];
    if (count > 1) {
      startDecision?.(state, seat);
      const other = items[random.below(count)];
      if (prior(state, seat, other) > prior(state, seat, move)) move = other;
    }
    seats = game.apply(state, seat, move, table);
  }
}
