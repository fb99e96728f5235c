import { Type, type Static } from 'typebox';
import { enumOf, Id, nullable, strictObject } from './schema.ts';
import { GameName } from './settings.ts';

export const SEEK_PACES = ['live', 'days'] as const;

const goal = {
  game: GameName,
  pace: enumOf(SEEK_PACES, {
    description: '`live`: 20 minutes and 20 seconds a turn; `days`: 3 days a turn.',
  }),
  players: Type.Integer({ minimum: 2, maximum: 5 }),
};

export const NewSeek = strictObject({
  ...goal,
  bots: Type.Optional(Type.Boolean({ description: 'Bots may take the seats that are left after a while.' })),
});
export type NewSeek = Static<typeof NewSeek>;

/** What you look for, and whether it was found. */
export const Seek = strictObject(
  {
    ...goal,
    bots: Type.Boolean(),
    since: Type.Number({ description: 'Since when, in milliseconds.' }),
    range: nullable(
      Type.Number({ description: 'How far ratings may be apart now; null: as far as they like.' }),
    ),
    table: nullable(Id),
  },
  { title: 'Seek' },
);
export type Seek = Static<typeof Seek>;

export const SeekAnswer = strictObject({ seek: nullable(Seek) });
export type SeekAnswer = Static<typeof SeekAnswer>;

/** Everyone who looks for opponents. */
export const Seeks = strictObject({
  seeks: Type.Array(
    strictObject({
      ...goal,
      person: Id,
      name: nullable(Type.String()),
      rating: Type.Integer(),
      since: Type.Number(),
      isYours: Type.Boolean(),
    }),
  ),
});
export type Seeks = Static<typeof Seeks>;

export const SeeksQuery = strictObject({
  game: Type.Optional(GameName),
  pace: Type.Optional(enumOf(SEEK_PACES)),
});

export const SeekerParams = strictObject({ person: Id });
