import type { Random } from '../../../../kernel/random.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import type { Event } from '../../rules/events.ts';
import { alubari } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export interface Decision {
  readonly state: Readonly<State>;
  readonly seat: Seat;
  readonly view: View;
  readonly moves: readonly Move[];
}

/** Plays a whole game with random moves, shows every decision on the way, and returns the last view. */
export function eachDecision(players: number, random: Random, look: (decision: Decision) => void): View {
  const state = alubari.setup({ players, options: {} }, { random });
  for (;;) {
    const [seat] = alubari.toAct(state);
    if (seat === undefined) return alubari.view(state, undefined);
    const moves: Move[] = [];
    alubari.moves(state, seat, moves);
    look({ state, seat, view: alubari.view(state, seat), moves });
    alubari.apply(state, seat, moves[random.below(moves.length)], { random });
  }
}

/** What a move would do: the view after it, its events, and whether chance came in. */
export function tried(
  { state, seat }: Decision,
  move: Move,
  random: Random,
): { readonly after: View; readonly events: readonly Event[]; readonly isDrawn: boolean } {
  const next = alubari.copy(state);
  const events: Event[] = [];
  let isDrawn = false;
  const watched: Random = {
    below(bound) {
      isDrawn = true;
      return random.below(bound);
    },
  };
  alubari.apply(next, seat, move, {
    random: watched,
    emit: event => {
      if (!isDrawn) events.push(event);
    },
  });
  return { after: alubari.view(next, seat), events, isDrawn };
}
