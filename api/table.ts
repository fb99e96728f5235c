import { Type, type Static } from 'typebox';
import type { MatchRecord } from '../kernel/record.ts';
import { LANGUAGES } from '../kernel/text.ts';
import { UNDO_POLICIES, VISIBILITIES } from '../table/settings.ts';
import { STATUSES } from '../table/table.ts';
import { Key, Level } from './command.ts';
import { enumOf, Id, nullable, SeatNumber, strictObject, Token } from './schema.ts';
import { GameName, Options, Settings, Speed } from './settings.ts';
import { SeatView } from './table-update.ts';

const Seats = Type.Array(
  Type.Union([
    strictObject({ kind: Type.Literal('me') }),
    strictObject({ kind: Type.Literal('open') }),
    strictObject({ kind: Type.Literal('bot'), level: Level }),
  ]),
  {
    minItems: 1,
    maxItems: 6,
    description: 'One per player, in the order of play; `me` at most once.',
  },
);

/** What the host chooses besides the game. */
const choices = {
  language: Type.Optional(enumOf(LANGUAGES)),
  visibility: Type.Optional(enumOf(VISIBILITIES, { default: 'private' })),
  speed: Type.Optional(Speed),
  undo: Type.Optional(enumOf(UNDO_POLICIES, { default: 'free' })),
  hints: Type.Optional(Type.Boolean({ default: false, description: 'Whether everyone may ask for hints.' })),
};

export const NewTable = strictObject({
  key: Key,
  game: GameName,
  options: Type.Optional(Options),
  seats: Seats,
  ...choices,
  rated: Type.Optional(
    Type.Boolean({
      description:
        'The match counts for ratings. It needs a clock, undo `free` or `none`, protected accounts and listed bots.',
    }),
  ),
  start: Type.Optional(Type.Boolean({ description: 'Start at once; no seat may be open.' })),
});
export type NewTable = Static<typeof NewTable>;

export const ImportTable = strictObject({
  key: Key,
  record: Type.Unsafe<MatchRecord>({
    type: 'object',
    description: 'A record with seed and moves, of a match that is over or not; see `GET …/record`.',
  }),
  seats: Seats,
  ...choices,
});
export type ImportTable = Static<typeof ImportTable>;

export const NewTableAnswer = strictObject({
  id: Id,
  version: Type.Integer(),
  invite: nullable(Token),
});
export type NewTableAnswer = Static<typeof NewTableAnswer>;

export const SinceQuery = strictObject({
  since: Type.Optional(
    Type.String({ pattern: '^[0-9]{1,9}$', description: 'The version you have; 0: everything.' }),
  ),
});

export const WhyQuery = strictObject({ move: Type.String({ minLength: 1, maxLength: 200 }) });
export const WhyAnswer = strictObject({
  rule: nullable(Type.String({ description: 'The rule that forbids the move; null: it is legal.' })),
});
export type WhyAnswer = Static<typeof WhyAnswer>;

const pageQuery = {
  limit: Type.Optional(
    Type.String({ pattern: '^([1-9][0-9]?|100)$', description: 'Tables per page, 1 to 100 (default 100).' }),
  ),
  after: Type.Optional(
    Type.String({
      pattern: '^[0-9]{1,16}\\.[A-Za-z0-9_-]{8,40}$',
      description: '`next` of the page before.',
    }),
  ),
};

export const PageQuery = strictObject(pageQuery);

export const LobbyQuery = strictObject({
  game: Type.Optional(GameName),
  status: Type.Optional(enumOf(['open', 'playing', 'finished'], { default: 'open' })),
  language: Type.Optional(enumOf(LANGUAGES)),
  speed: Type.Optional(enumOf(['untimed', 'live', 'correspondence'])),
  players: Type.Optional(Type.String({ pattern: '^[1-6]$' })),
  ...pageQuery,
});

/** A table in a list. */
export const TableSummary = strictObject({
  id: Id,
  settings: Settings,
  status: enumOf(STATUSES),
  host: nullable(Type.String({ description: "The host's name." })),
  seats: Type.Array(
    strictObject({
      kind: SeatView.properties.kind,
      name: nullable(Type.String()),
      bot: nullable(Type.String()),
    }),
  ),
  toAct: Type.Array(SeatNumber),
  yourSeat: nullable(SeatNumber),
  yourTurn: Type.Boolean(),
  deadline: nullable(Type.Number({ description: 'When the next clock runs out.' })),
  at: Type.Number({ description: 'Time of the last entry.' }),
  result: nullable(
    strictObject({
      places: Type.Array(Type.Integer({ minimum: 1 }), { description: 'By seat; 1 is the winner.' }),
      scores: nullable(
        Type.Array(Type.Number(), { description: 'By seat; null when everyone else resigned.' }),
      ),
    }),
  ),
});
export type TableSummary = Static<typeof TableSummary>;

export const TableSummaries = strictObject({
  tables: Type.Array(TableSummary),
  next: nullable(
    Type.String({
      description: 'There are more tables: ask again with this as `after`; null: there are none.',
    }),
  ),
});
export type TableSummaries = Static<typeof TableSummaries>;
