import { fastRandom } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { ceylon } from '../rules/game.ts';
import { LAYINGS, type Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { LaidCard, View } from '../rules/view.ts';

/** A world that fits a view, to ask the rules what could be done in it. */
const worldOf = (view: View): State => ceylon.sample(view, fastRandom(1));

function movesIn(state: State, seat: Seat): readonly Move[] {
  const moves: Move[] = [];
  ceylon.moves(state, seat, moves);
  return moves;
}

/** The table after what follows by itself: as long as the seat has one move only, it is made. */
export function afterForcedMoves(view: View, seat: Seat): View {
  if (view.waiting !== seat || view.phase === 'card') return view;
  const state = worldOf(view);
  for (;;) {
    if (state.waiting !== seat || state.phase === 'card') break;
    const [only, ...more] = movesIn(state, seat);
    if (only === undefined || more.length > 0) break;
    ceylon.apply(state, seat, only, { random: fastRandom(2) });
  }
  return ceylon.view(state, view.viewer ?? undefined);
}

/** Seats that could take the main action that a card offers them if they were to act at once. */
export function seatsAbleToAct(view: View, { active, followers }: LaidCard, by: Seat): readonly Seat[] {
  const state = worldOf(view);
  state.turn.active = by;
  state.turn.laying = LAYINGS.findIndex(laid => laid.active === active && laid.followers === followers);
  return view.seats.flatMap((_, seat) => {
    state.phase = seat === by ? 'action' : 'follow';
    state.waiting = seat;
    state.turn.acting = seat;
    const main = seat === by ? active : followers;
    return movesIn(state, seat).some(move => move.type === 'act' && move.action === main) ? [seat] : [];
  });
}
