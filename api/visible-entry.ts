import { Type, type TSchema } from 'typebox';
import type { GameEvent } from '../kernel/game.ts';
import { REACTIONS } from '../table/command.ts';
import { STAND_IN_REASONS } from '../table/seat-state.ts';
import type { NumberedVisibleEntry } from '../table/visible-entry.ts';
import { schemaFor } from './same-type.ts';
import { enumOf, Id, nullable, SeatNumber, strictObject, untyped } from './schema.ts';

const entry = <T extends TSchema, F extends Record<string, TSchema>>(type: T, fields: F) =>
  strictObject({
    n: Type.Integer({ description: 'The version of the table after this entry.' }),
    at: Type.Number({ description: 'Milliseconds since 1970.' }),
    ply: Type.Integer({ description: 'How many moves the match has after this entry.' }),
    type,
    ...fields,
  });

const Events = Type.Array(untyped<GameEvent>('An event of the game, as you may know it.'));
const Name = nullable(Type.String({ description: 'null: the person deleted their data.' }));

/** An entry of the log as one viewer may see it. */
export const VisibleEntry = schemaFor<NumberedVisibleEntry>()(
  Type.Union([
    entry(enumOf(['opened', 'closed', 'forgotten', 'reseeded', 'revealed']), {}),
    entry(Type.Literal('seatTaken'), { seat: SeatNumber, name: Name }),
    entry(
      enumOf([
        'seatFreed',
        'reclaimed',
        'undoAsked',
        'undoAgreed',
        'undoRefused',
        'abortAsked',
        'abortAgreed',
        'abortRefused',
      ]),
      { seat: SeatNumber },
    ),
    entry(Type.Literal('botSeated'), { seat: SeatNumber, level: Type.String() }),
    entry(enumOf(['hostChanged', 'kicked']), { name: Name }),
    entry(Type.Literal('reacted'), { person: Id, name: Name, reaction: enumOf(REACTIONS) }),
    entry(Type.Literal('started'), { events: Events }),
    entry(Type.Literal('moved'), {
      seat: SeatNumber,
      by: enumOf(['person', 'bot', 'table'], { description: '`table`: there was no other choice.' }),
      events: Events,
    }),
    entry(Type.Literal('takenBack'), {
      seat: SeatNumber,
      count: Type.Integer({ description: 'The last `count` moves are undone.' }),
    }),
    entry(Type.Literal('stoodIn'), {
      seat: SeatNumber,
      level: Type.String(),
      because: enumOf(STAND_IN_REASONS),
    }),
    entry(Type.Literal('said'), { person: nullable(Id), name: Name, text: Type.String() }),
    entry(Type.Literal('vacationSet'), {
      seat: SeatNumber,
      until: nullable(Type.Number({ description: 'The player is on vacation until then; null: back.' })),
    }),
    entry(Type.Literal('rematched'), { table: Id }),
  ]),
);
export type VisibleEntry = NumberedVisibleEntry;
