import type { Seat } from '../kernel/seat.ts';

/** An opaque id, never a name. */
export type PersonId = string;

/** Why a bot plays for a person. */
export const STAND_IN_REASONS = ['left', 'time', 'away', 'resigned'] as const;
export type StandInReason = (typeof STAND_IN_REASONS)[number];

/** A seat and its occupant. */
export type SeatState =
  | { readonly kind: 'open' }
  /** Reserved for a person who has not joined yet. */
  | { readonly kind: 'held'; readonly person: PersonId }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person';
      /** null: the person's data was deleted. */
      readonly person: PersonId | null;
      /** The bot that plays while the person is away. */
      readonly standIn: StandIn | null;
      /** How many decisions bots have made for the person; undefined: none. */
      readonly helped?: number;
    };

export interface StandIn {
  readonly level: string;
  readonly because: StandInReason;
}

export const OPEN_SEAT: SeatState = Object.freeze({ kind: 'open' });

export const personSeat = (person: PersonId): SeatState => ({ kind: 'person', person, standIn: null });

/** The level of the bot that decides for this seat; undefined when a person does. */
export function botLevelAt(place: SeatState): string | undefined {
  if (place.kind === 'bot') return place.level;
  return place.kind === 'person' ? place.standIn?.level : undefined;
}

export const hasResigned = (place: SeatState): boolean =>
  place.kind === 'person' && place.standIn?.because === 'resigned';

export const seatOf = (places: readonly SeatState[], person: PersonId): Seat | undefined => {
  const seat = places.findIndex(place => place.kind === 'person' && place.person === person);
  return seat === -1 ? undefined : seat;
};

/** Everyone with a seat, reserved ones included. */
export const peopleSeated = (places: readonly SeatState[]): PersonId[] =>
  places.flatMap(place =>
    (place.kind === 'person' || place.kind === 'held') && place.person !== null ? [place.person] : [],
  );
