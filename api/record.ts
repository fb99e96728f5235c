import { Type } from 'typebox';
import type { Variation } from '../kernel/variations.ts';
import type * as record from '../kernel/record.ts';
import { schemaFor } from './same-type.ts';
import { strictObject, untyped } from './schema.ts';
import { Config, GameName } from './settings.ts';

const Seed = Type.String({ pattern: '^[0-9a-f]{64}$' });
const reseedFields = {
  ply: Type.Integer({ minimum: 0, description: 'The moves that were played before this seed.' }),
  commitment: Type.String({ description: 'SHA-256 of the seed.' }),
};
const publicFields = {
  cosecha: Type.Literal(1),
  game: GameName,
  rules: Type.Integer({ description: 'The version of the rules.' }),
  config: Config,
  commitment: Type.String({ description: 'SHA-256 of the seed.' }),
};

/** A match as a file. */
export const MatchRecord = schemaFor<record.MatchRecord>()(
  strictObject(
    {
      ...publicFields,
      seats: Type.Optional(Type.Array(Type.String(), { description: "The players' names." })),
      bots: Type.Optional(
        Type.Array(Type.Union([Type.String(), Type.Null()]), { description: 'Levels; null: a person.' }),
      ),
      seed: Seed,
      reseeds: Type.Optional(Type.Array(strictObject({ ...reseedFields, seed: Seed }))),
      draws: Type.Optional(
        Type.Literal('deck', {
          description: 'A common deal: each pile is the same in every match with this seed.',
        }),
      ),
      snapshot: Type.Optional(
        strictObject({ ply: Type.Integer(), state: untyped<object>('A state of the game.') }),
      ),
      moves: Type.Array(Type.String({ description: '`<seat> <move>`, seats counted from 0.' })),
      variations: Type.Optional(
        Type.Array(
          untyped<Variation>('Another way to go on: ply, moves, name, comment and variations of its own.'),
        ),
      ),
      result: Type.Optional(
        strictObject({
          totals: Type.Array(Type.Number()),
          breakdown: Type.Array(strictObject({ source: Type.String(), points: Type.Array(Type.Number()) })),
          ranks: Type.Array(Type.Integer()),
        }),
      ),
    },
    { title: 'Record' },
  ),
);
export type MatchRecord = record.MatchRecord;

/** The same while the match is being played. */
export const PublicRecord = schemaFor<record.PublicRecord>()(
  strictObject({ ...publicFields, reseeds: Type.Optional(Type.Array(strictObject(reseedFields))) }),
);
export type PublicRecord = record.PublicRecord;

/** Whole when the match is over; before that only what everyone knows. */
export const RecordAnswer = Type.Unsafe<MatchRecord | PublicRecord>(Type.Union([MatchRecord, PublicRecord]));
