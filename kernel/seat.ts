/** A place at the table: 0 is the first seat, the next one sits to its left. */
export type Seat = number;

const MOST_SEATS = 6;

const SEATS: readonly Seat[] = Array.from({ length: MOST_SEATS }, (_, seat) => seat);

/** Every set of seats, made once, so that naming who acts allocates nothing. */
const SETS: readonly (readonly Seat[])[] = [...new Array(1 << MOST_SEATS).keys()].map(mask =>
  SEATS.filter(seat => mask & (1 << seat)),
);

export const NO_SEATS: readonly Seat[] = SETS[0];

export const oneSeat = (seat: Seat): readonly Seat[] => SETS[1 << seat];

/** The seats whose bit is set, in ascending order. */
export const seatsInMask = (mask: number): readonly Seat[] => SETS[mask];
