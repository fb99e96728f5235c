import type { Config } from '../../../../kernel/game.ts';
import type { Random } from '../../../../kernel/random.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import type { Event } from '../../rules/events.ts';
import { ceylon } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export interface Decision {
  readonly state: Readonly<State>;
  readonly seat: Seat;
  readonly view: View;
  readonly moves: readonly Move[];
}

/** Plays a whole game with random moves and shows every decision on the way. */
export function eachDecision(config: Config, random: Random, look: (decision: Decision) => void): void {
  const state = ceylon.setup(config, { random });
  for (;;) {
    const [seat] = ceylon.toAct(state);
    if (seat === undefined) return;
    const moves: Move[] = [];
    ceylon.moves(state, seat, moves);
    look({ state, seat, view: ceylon.view(state, seat), moves });
    ceylon.apply(state, seat, moves[random.below(moves.length)], { random });
  }
}

/** The state after a move, and what happened. */
export function after(
  state: Readonly<State>,
  seat: Seat,
  move: Move,
  random: Random,
): { readonly state: State; readonly events: readonly Event[] } {
  const next = ceylon.copy(state);
  const events: Event[] = [];
  ceylon.apply(next, seat, move, { random, emit: event => events.push(event) });
  return { state: next, events };
}
