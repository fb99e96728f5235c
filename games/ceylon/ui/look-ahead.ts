import { previewMove } from '../../../kernel/foresight.ts';
import { fastRandom } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { ceylon } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { needsTile, whyNotAction } from '../rules/performable.ts';
import type { State } from '../rules/state.ts';
import type { LaidCard, View } from '../rules/view.ts';

/** A state that fits a view: the rules answer alike for all of them where nothing hidden matters. */
const stateOf = (view: View): State => ceylon.sample(view, fastRandom(1));

/** The view after the moves that a seat has no choice about. */
export function afterForcedMoves(view: View, seat: Seat): View {
  let now = view;
  while (now.waiting === seat && now.phase !== 'card') {
    const moves: Move[] = [];
    ceylon.moves(stateOf(now), seat, moves);
    if (moves.length !== 1) break;
    // The game's own view comes back, which the type of any game does not say.
    now = previewMove(ceylon, now, seat, moves[0]).after as View;
  }
  return now;
}

/** How a card would serve the seats if all acted at once: those that can take the main action on their side. */
interface CardUse {
  readonly able: readonly Seat[];
  /** Those of them that need their start tile for it. */
  readonly withTile: readonly Seat[];
}

export function cardUse(view: View, { active, followers }: LaidCard, by: Seat): CardUse {
  const state = stateOf(view);
  const mainOf = (seat: Seat) => (seat === by ? active : followers);
  const able = [...view.seats.keys()].filter(seat => whyNotAction(state, seat, mainOf(seat)) === undefined);
  return { able, withTile: able.filter(seat => needsTile(state, seat, mainOf(seat))) };
}
