import { quickRandom } from '../../../../kernel/random.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import { cacao } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly view: View;
  readonly moves: readonly Move[];
}

/** Every decision of a random game, for whoever has to take it. */
export function* walk(players: number, seed: number): Generator<Moment> {
  const random = quickRandom(seed);
  const state = cacao.setup({ players, options: { start: 'first' } }, { random });
  for (;;) {
    const seat = cacao.toAct(state).at(0);
    if (seat === undefined) return;
    const moves: Move[] = [];
    cacao.moves(state, seat, moves);
    yield { state, seat, view: cacao.view(state, seat), moves };
    cacao.apply(state, seat, moves[random.below(moves.length)], { random });
  }
}

/** Random games of every size, by seed. */
export const GAMES: readonly (readonly [players: number, seed: number])[] = [2, 3, 4].flatMap(players =>
  [1, 2].map(seed => [players, seed] as const),
);
