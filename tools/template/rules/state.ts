import type { Seat } from '../../../kernel/seat.ts';

export type Phase = 'selling';

/** Everything about a match but its seed. Round-trips through JSON. */
export interface State {
  /** The decision that is due; null when the game is over. */
  phase: Phase | null;
  players: number;
  /** Rounds started, which is also the number of price tiles drawn. */
  round: number;
  price: number;
  /** Tiles left in the bag, by their index in PRICE_TILES. */
  bag: number[];
  coins: number[];
  baskets: number[];
  sold: number;
  /** Baskets offered this round, by seat; null before a seat has chosen. */
  choices: (number | null)[];
}

/** A state that shares nothing with the other one. */
export const copy = (from: Readonly<State>): State => ({
  ...from,
  bag: from.bag.slice(),
  coins: from.coins.slice(),
  baskets: from.baskets.slice(),
  choices: from.choices.slice(),
});

export const seatsOf = ({ players }: Readonly<State>): Seat[] =>
  Array.from({ length: players }, (_, seat) => seat);
