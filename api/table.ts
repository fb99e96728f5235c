import { Type, type Static } from 'typebox';
import { LANGUAGES } from '../kernel/text.ts';
import type { NumberedVisibleEntry } from '../table/visible-entry.ts';
import { STAND_IN_REASONS } from '../table/seat-state.ts';
import { SPEED_BOUNDS, UNDO_POLICIES, VISIBILITIES } from '../table/settings.ts';
import { STATUSES } from '../table/table.ts';
import { Level } from './command.ts';
import { untyped, strictObject, Id, nullable, SeatNumber, Token, enumOf } from './schema.ts';

const between = ({ least, most }: { least: number; most: number }, description: string) =>
  Type.Integer({ minimum: least, maximum: most, description });

const Speed = Type.Union([
  strictObject({ kind: Type.Literal('untimed') }),
  strictObject({
    kind: Type.Literal('live'),
    bank: between(SPEED_BOUNDS.bank, 'Seconds for the whole match.'),
    increment: between(SPEED_BOUNDS.increment, 'Seconds added after each turn.'),
  }),
  strictObject({
    kind: Type.Literal('correspondence'),
    days: between(SPEED_BOUNDS.days, 'Days for each decision.'),
  }),
]);

const GameName = Type.String({ pattern: '^[a-z]{1,20}$', examples: ['cacao'] });
const Options = Type.Record(
  Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }),
  Type.String({ maxLength: 40 }),
  {
    maxProperties: 20,
    description: 'Options of the game as `GET /api/meta` lists them; what is missing has its default.',
  },
);

export const NewTable = strictObject({
  key: Type.String({
    pattern: '^[A-Za-z0-9_-]{8,64}$',
    description: 'The same key again gives the same table.',
  }),
  game: GameName,
  options: Type.Optional(Options),
  seats: Type.Array(
    Type.Union([
      strictObject({ kind: Type.Literal('me') }),
      strictObject({ kind: Type.Literal('open') }),
      strictObject({ kind: Type.Literal('bot'), level: Level }),
    ]),
    {
      minItems: 1,
      maxItems: 6,
      description: 'One for each player, in the order of play; `me` at most once.',
    },
  ),
  language: Type.Optional(enumOf(LANGUAGES)),
  visibility: Type.Optional(enumOf(VISIBILITIES, { default: 'private' })),
  speed: Type.Optional(Speed),
  undo: Type.Optional(enumOf(UNDO_POLICIES, { default: 'free' })),
  start: Type.Optional(Type.Boolean({ description: 'Begin at once; no seat may be open.' })),
});
export type NewTable = Static<typeof NewTable>;

export const NewTableAnswer = strictObject({
  id: Id,
  version: Type.Integer(),
  invite: nullable(Token),
});
export type NewTableAnswer = Static<typeof NewTableAnswer>;

const Clock = strictObject({
  left: Type.Number({ description: 'Milliseconds left at `since`, or now when the clock stands.' }),
  since: nullable(Type.Number({ description: 'When the clock began to run; null: it stands.' })),
});

const Settings = strictObject({
  game: GameName,
  config: strictObject({ players: Type.Integer(), options: Options }),
  language: enumOf(LANGUAGES),
  visibility: enumOf(VISIBILITIES),
  speed: Speed,
  undo: enumOf(UNDO_POLICIES),
});

const SeatView = strictObject({
  kind: enumOf(['open', 'held', 'person', 'bot']),
  person: nullable(Id),
  name: nullable(Type.String()),
  isHere: Type.Boolean(),
  isProgram: Type.Boolean({ description: 'A program plays here, see docs/bots.md.' }),
  bot: nullable(Type.String({ description: 'The bot that decides for this seat; null: a person does.' })),
  because: nullable(enumOf(STAND_IN_REASONS, { description: 'Why a bot plays on for a person.' })),
});

/** Described for the document; the server writes it from `table/sight.ts`, and a test compares the two. */
const TableView = strictObject(
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
      free: Type.Integer({ description: 'Steps you may take back at once.' }),
      asking: Type.Integer({ description: 'Steps you may ask to take back.' }),
      request: nullable(strictObject({ seat: SeatNumber, waitingFor: Type.Array(SeatNumber) })),
    }),
    clocks: nullable(Type.Array(Clock)),
    outcome: nullable(
      Type.Union([
        strictObject({
          kind: Type.Literal('played'),
          result: strictObject({
            totals: Type.Array(Type.Number()),
            breakdown: Type.Array(strictObject({ source: Type.String(), points: Type.Array(Type.Number()) })),
            ranks: Type.Array(Type.Integer()),
          }),
        }),
        strictObject({ kind: Type.Literal('conceded'), ranks: Type.Array(Type.Integer()) }),
      ]),
    ),
    commitment: nullable(Type.String({ description: 'SHA-256 of the seed, from the start.' })),
    seed: nullable(Type.String({ description: 'The seed, once the match is over.' })),
    after: nullable(Id),
    rematch: nullable(Id),
  },
  { title: 'Table' },
);

export const TableMessage = strictObject(
  {
    id: Id,
    now: Type.Number({ description: "The server's clock, in milliseconds." }),
    you: strictObject({ seat: nullable(SeatNumber), isHost: Type.Boolean() }),
    lines: Type.Array(untyped<NumberedVisibleEntry>('A line of the log, see docs/api.md.'), {
      description: 'What happened since the version you had, oldest first.',
    }),
    table: TableView,
  },
  { title: 'Message' },
);

export const SinceQuery = strictObject({
  since: Type.Optional(
    Type.String({ pattern: '^[0-9]{1,9}$', description: 'The version you have; 0: everything.' }),
  ),
});

export const WhyQuery = strictObject({ move: Type.String({ minLength: 1, maxLength: 200 }) });
export const WhyAnswer = strictObject({
  rule: nullable(Type.String({ description: 'The rule that forbids the move; null: it is legal.' })),
});

export const LobbyQuery = strictObject({
  game: Type.Optional(GameName),
  status: Type.Optional(enumOf(['open', 'playing', 'finished'], { default: 'open' })),
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
  deadline: nullable(Type.Number({ description: 'When the next clock is up.' })),
  at: Type.Number({ description: 'Time of the last entry.' }),
});
export type TableSummary = Static<typeof TableSummary>;

export const TableSummaries = strictObject({ tables: Type.Array(TableSummary) });
