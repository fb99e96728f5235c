import { quickRandom } from '../../../../kernel/random.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import { santiago } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly view: View;
  readonly moves: readonly Move[];
  /** The move that the game goes on with. */
  readonly next: Move;
}

/** Every decision of a random game, for whoever has to take it. */
export function* walk(players: number, seed: number): Generator<Moment> {
  const random = quickRandom(seed);
  const money = seed % 2 === 0 ? 'open' : 'hidden';
  const state = santiago.setup({ players, options: { money, spring: 'any' } }, { random });
  for (;;) {
    const seat = santiago.toAct(state).at(0);
    if (seat === undefined) return;
    const moves: Move[] = [];
    santiago.moves(state, seat, moves);
    const next = moves[random.below(moves.length)];
    yield { state, seat, view: santiago.view(state, seat), moves, next };
    santiago.apply(state, seat, next, { random });
  }
}

/** Random games of every size, by seed. */
export const GAMES: readonly (readonly [players: number, seed: number])[] = [2, 3, 4, 5].flatMap(players =>
  [1, 2].map(seed => [players, seed] as const),
);
