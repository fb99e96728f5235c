import type { Seat } from '../../../kernel/seat.ts';
import type { Phase, State } from './state.ts';

/** What a seat or a spectator may know, field by field. */
export interface View {
  readonly phase: Phase | null;
  readonly players: number;
  /** null for a spectator. */
  readonly viewer: Seat | null;
  readonly round: number;
  readonly price: number;
  readonly bag: readonly number[];
  readonly coins: readonly number[];
  readonly baskets: readonly number[];
  readonly sold: number;
  readonly hasChosen: readonly boolean[];
  /** The viewer's own choice this round; null before it is made. */
  readonly choice: number | null;
}

export const view = (state: Readonly<State>, viewer: Seat | undefined): View => ({
  phase: state.phase,
  players: state.players,
  viewer: viewer ?? null,
  round: state.round,
  price: state.price,
  bag: state.bag.slice(),
  coins: state.coins.slice(),
  baskets: state.baskets.slice(),
  sold: state.sold,
  hasChosen: state.choices.map(choice => choice !== null),
  choice: state.phase === null || viewer === undefined ? null : state.choices[viewer],
});
