import type { Seat } from '../kernel/seat.ts';
import { humanSeatsToAct, type Table } from './table.ts';

/** What a screen that several people share shows now. */
export interface Screen {
  /** The seat whose view is shown; null shows what a spectator sees. */
  readonly seat: Seat | null;
  /** The player who must take the device before play continues; null when it is in the right hands. */
  readonly handOverTo: Seat | null;
}

/** The seats of the people around the screen. */
const seatsAtScreen = ({ places }: Table): Seat[] =>
  places.flatMap((place, seat) => (place.kind === 'person' ? [seat] : []));

/** The screen after the table has changed; `seat` is the one it showed before. */
export function screenAfter(table: Table, seat: Seat | null): Screen {
  const people = seatsAtScreen(table);
  if (people.length <= 1) return { seat: people[0] ?? null, handOverTo: null };
  const shown = seat !== null && people.includes(seat) ? seat : null;
  const acting = humanSeatsToAct(table);
  const isInRightHands = acting.length === 0 || (shown !== null && acting.includes(shown));
  return { seat: shown, handOverTo: isInRightHands ? null : acting[0] };
}
