import { rankSeats } from '../kernel/game.ts';
import type { SeatState } from './seat-state.ts';
import type { Outcome } from './table.ts';

/** Whether a bot plays for the person to the end: they left, resigned or ran out of time and did not return. */
const hasLeft = (place: SeatState): boolean => place.kind === 'person' && place.standIn !== null;

/**
 * The place of each seat when a match is over; seats that share a place share the number. Players who left come after
 * everyone who stayed, whatever the bots in their seats made of it, and share the last place.
 */
export function finalPlaces(outcome: Outcome, places: readonly SeatState[]): number[] {
  const ranks = outcome.kind === 'played' ? outcome.result.ranks : outcome.ranks;
  return rankSeats(places.length, (one, other) => {
    const left = Number(hasLeft(places[one])) - Number(hasLeft(places[other]));
    if (left !== 0) return left;
    return hasLeft(places[one]) ? 0 : ranks[one] - ranks[other];
  });
}
