import { Type } from 'typebox';
import { STAND_IN_REASONS } from '../table/seat-state.ts';
import { STATUSES } from '../table/table.ts';
import type * as update from '../table/update.ts';
import type * as view from '../table/view.ts';
import { schemaFor } from './same-type.ts';
import { enumOf, Id, nullable, SeatNumber, strictObject, untyped } from './schema.ts';
import { Settings } from './settings.ts';
import { VisibleEntry } from './visible-entry.ts';

const Clock = strictObject({
  left: Type.Number({ description: 'Milliseconds left at `since`, or now if the clock is stopped.' }),
  since: nullable(Type.Number({ description: 'When the clock started; null if stopped.' })),
  heldUntil: Type.Optional(
    Type.Number({ description: 'The player is on vacation: the clock stands still until then.' }),
  ),
});

export const SeatView = schemaFor<view.SeatView>()(
  strictObject({
    kind: enumOf(['open', 'held', 'person', 'bot']),
    person: nullable(Id),
    name: nullable(Type.String()),
    isHere: Type.Boolean(),
    isProgram: Type.Boolean({ description: 'A bot program plays here, see docs/bots.md.' }),
    bot: nullable(Type.String({ description: 'The bot that decides for this seat; null: a person does.' })),
    because: nullable(enumOf(STAND_IN_REASONS, { description: 'Why a bot plays for a person.' })),
    vacation: Type.Optional(Type.Number({ description: 'The player is on vacation until then.' })),
  }),
);
export type SeatView = view.SeatView;

const Outcome = Type.Union([
  strictObject({
    kind: Type.Literal('played'),
    result: strictObject({
      totals: Type.Array(Type.Number()),
      breakdown: Type.Array(strictObject({ source: Type.String(), points: Type.Array(Type.Number()) })),
      ranks: Type.Array(Type.Integer()),
    }),
  }),
  strictObject({ kind: Type.Literal('conceded'), ranks: Type.Array(Type.Integer()) }),
]);

const Reseed = strictObject({
  ply: Type.Integer({ description: 'The moves that were played before this seed.' }),
  commitment: Type.String({ description: 'SHA-256 of the seed.' }),
  seed: nullable(Type.String({ description: 'The seed, once the match is over.' })),
});

const TableSchema = schemaFor<view.TableView>()(
  strictObject(
    {
      version: Type.Integer(),
      at: Type.Number({ description: 'Time of the last entry, in milliseconds.' }),
      settings: Settings,
      status: enumOf(STATUSES),
      host: nullable(Id),
      seats: Type.Array(SeatView),
      seat: nullable(SeatNumber),
      toAct: Type.Array(SeatNumber),
      view: untyped<unknown>('What you may know of the game; null before the start.'),
      moves: Type.Array(Type.String(), { description: 'Your legal moves; empty when you are not to act.' }),
      ply: Type.Integer({ description: 'Moves played, forced ones included.' }),
      undo: strictObject({
        free: Type.Integer({ description: 'Steps you may undo at once.' }),
        asking: Type.Integer({ description: 'Steps you may ask to undo.' }),
        request: nullable(strictObject({ seat: SeatNumber, waitingFor: Type.Array(SeatNumber) })),
      }),
      abort: nullable(
        strictObject(
          { seat: SeatNumber, waitingFor: Type.Array(SeatNumber) },
          {
            description: 'A proposal to end the match without a result.',
          },
        ),
      ),
      clocks: nullable(Type.Array(Clock)),
      outcome: nullable(Outcome),
      commitment: nullable(Type.String({ description: 'SHA-256 of the seed, from the start.' })),
      seed: nullable(Type.String({ description: 'The seed, once the match is over.' })),
      reseeds: Type.Optional(
        Type.Array(Reseed, { description: 'Fresh seeds for later draws, if the match was imported.' }),
      ),
      after: nullable(Id),
      rematch: nullable(Id),
    },
    { title: 'Table' },
  ),
);

export const TableUpdate = schemaFor<update.TableUpdate>()(
  strictObject(
    {
      id: Id,
      now: Type.Number({ description: "The server's clock, in milliseconds." }),
      you: strictObject({
        seat: nullable(SeatNumber),
        isHost: Type.Boolean(),
        handOverTo: Type.Optional(
          Type.Integer({ description: 'On a shared screen: who must take the device. Never on a server.' }),
        ),
      }),
      lines: Type.Array(VisibleEntry, {
        description: 'The log since the version you had, oldest first; at most 500 lines.',
      }),
      next: Type.Optional(
        Type.Integer({ description: 'There are more lines: ask again with this as `since`.' }),
      ),
      table: TableSchema,
    },
    { title: 'Message' },
  ),
);
export type TableUpdate = update.TableUpdate;
