import { eventFor, type AnyGame, type GameEvent, type Move } from './game.ts';
import { fastRandom, type Random } from './random.ts';
import type { Seat } from './seat.ts';

/** What a move would do, as far as the viewer can know. */
export interface MovePreview<V = unknown, E extends GameEvent = GameEvent> {
  readonly before: V;
  /** With `isCertain` false, one of several possible outcomes. */
  readonly after: V;
  /** What happens until something is drawn or revealed. */
  readonly events: readonly E[];
  /** Whether the move draws nothing at random and reveals nothing hidden. */
  readonly isCertain: boolean;
}

// A view says everything its viewer may know, so whatever fits it answers alike: these functions ask an imagined
// state and can tell nothing that the view does not hold. The conformance suite checks that.

/** Tries a move on a state that fits the view. */
export function previewMove(game: AnyGame, view: unknown, seat: Seat, move: Move): MovePreview {
  const state = game.sample(view, fastRandom(1));
  const events: GameEvent[] = [];
  let isCertain = true;
  const source = fastRandom(2);
  const random: Random = {
    below(bound) {
      isCertain = false;
      return source.below(bound);
    },
  };
  game.apply(state, seat, move, {
    random,
    emit: event => {
      // What it reveals is only imagined here.
      if (event.reveals === true) isCertain = false;
      if (isCertain) events.push(eventFor(event, seat));
    },
  });
  return { before: view, after: game.view(state, seat), events, isCertain };
}

/** The rule that forbids a move of the viewer's, by its id; undefined when the move is legal. */
export const whyNotInView = (game: AnyGame, view: unknown, seat: Seat, move: Move): string | undefined =>
  game.whyNot(game.sample(view, fastRandom(1)), seat, move);
