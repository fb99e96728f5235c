import { Type, type Static } from 'typebox';
import { Id, SeatNumber, strictObject, untyped } from './schema.ts';

// Event streams are not part of the document's responses: these are the data of their events.

/** Event `here`: who has the table open. */
export const PresenceEvent = strictObject({
  here: Type.Array(Id),
  watching: Type.Integer({ description: 'Open streams.' }),
});
export type PresenceEvent = Static<typeof PresenceEvent>;

/** Event `turn`: a decision waits for you. */
export const TurnEvent = strictObject({
  table: Id,
  game: Type.String(),
  seat: SeatNumber,
  version: Type.Integer(),
  view: untyped<unknown>('What you may know of the game.'),
  moves: Type.Array(Type.String()),
});
export type TurnEvent = Static<typeof TurnEvent>;

/** Event `leaving`: the server stops; come back after this many milliseconds. */
const LeavingEvent = strictObject({ wait: Type.Integer() });
export type LeavingEvent = Static<typeof LeavingEvent>;
