import { Type, type Static } from 'typebox';
import { LANGUAGES } from '../../kernel/text.ts';
import type { SeenLine } from '../../table/line.ts';
import { ABSENCES } from '../../table/place.ts';
import { SPEED_BOUNDS, UNDO_POLICIES, VISIBILITIES } from '../../table/settings.ts';
import { STATUSES } from '../../table/table.ts';
import { Level } from './command.ts';
import { anything, exactly, Id, nullable, SeatNumber, Token, wordOf } from './schema.ts';

const between = ({ least, most }: { least: number; most: number }, description: string) =>
  Type.Integer({ minimum: least, maximum: most, description });

const Speed = Type.Union([
  exactly({ kind: Type.Literal('untimed') }),
  exactly({
    kind: Type.Literal('live'),
    bank: between(SPEED_BOUNDS.bank, 'Seconds for the whole match.'),
    increment: between(SPEED_BOUNDS.increment, 'Seconds added after each turn.'),
  }),
  exactly({
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

export const NewTable = exactly({
  key: Type.String({
    pattern: '^[A-Za-z0-9_-]{8,64}$',
    description: 'The same key again gives the same table.',
  }),
  game: GameName,
  options: Type.Optional(Options),
  seats: Type.Array(
    Type.Union([
      exactly({ kind: Type.Literal('me') }),
      exactly({ kind: Type.Literal('open') }),
      exactly({ kind: Type.Literal('bot'), level: Level }),
    ]),
    {
      minItems: 1,
      maxItems: 6,
      description: 'One for each player, in the order of play; `me` at most once.',
    },
  ),
  language: Type.Optional(wordOf(LANGUAGES)),
  visibility: Type.Optional(wordOf(VISIBILITIES, { default: 'private' })),
  speed: Type.Optional(Speed),
  undo: Type.Optional(wordOf(UNDO_POLICIES, { default: 'free' })),
  start: Type.Optional(Type.Boolean({ description: 'Begin at once; no seat may be open.' })),
});
export type NewTable = Static<typeof NewTable>;

export const NewTableAnswer = exactly({
  id: Id,
  version: Type.Integer(),
  invite: nullable(Token),
});

const Clock = exactly({
  left: Type.Number({ description: 'Milliseconds left at `since`, or now when the clock stands.' }),
  since: nullable(Type.Number({ description: 'When the clock began to run; null: it stands.' })),
});

const Settings = exactly({
  game: GameName,
  config: exactly({ players: Type.Integer(), options: Options }),
  language: wordOf(LANGUAGES),
  visibility: wordOf(VISIBILITIES),
  speed: Speed,
  undo: wordOf(UNDO_POLICIES),
});

const SeatSight = exactly({
  kind: wordOf(['open', 'held', 'person', 'bot']),
  person: nullable(Id),
  name: nullable(Type.String()),
  isHere: Type.Boolean(),
  isProgram: Type.Boolean({ description: 'A program plays here, see docs/bots.md.' }),
  bot: nullable(Type.String({ description: 'The bot that decides for this seat; null: a person does.' })),
  because: nullable(wordOf(ABSENCES, { description: 'Why a bot plays on for a person.' })),
});

/** Described for the document; the server writes it from `table/sight.ts`, and a test compares the two. */
const TableSight = exactly(
  {
    version: Type.Integer(),
    at: Type.Number({ description: 'Time of the last entry, in milliseconds.' }),
    settings: Settings,
    status: wordOf(STATUSES),
    host: nullable(Id),
    seats: Type.Array(SeatSight),
    seat: nullable(SeatNumber),
    toAct: Type.Array(SeatNumber),
    view: anything<unknown>('What you may know of the game; null before the start.'),
    moves: Type.Array(Type.String(), { description: 'Your legal moves; empty when you are not to act.' }),
    ply: Type.Integer({ description: 'Moves played, forced ones included.' }),
    undo: exactly({
      free: Type.Integer({ description: 'Steps you may take back at once.' }),
      asking: Type.Integer({ description: 'Steps you may ask to take back.' }),
      request: nullable(exactly({ seat: SeatNumber, waitingFor: Type.Array(SeatNumber) })),
    }),
    clocks: nullable(Type.Array(Clock)),
    outcome: nullable(
      Type.Union([
        exactly({
          kind: Type.Literal('played'),
          result: exactly({
            totals: Type.Array(Type.Number()),
            breakdown: Type.Array(exactly({ source: Type.String(), points: Type.Array(Type.Number()) })),
            ranks: Type.Array(Type.Integer()),
          }),
        }),
        exactly({ kind: Type.Literal('conceded'), ranks: Type.Array(Type.Integer()) }),
      ]),
    ),
    commitment: nullable(Type.String({ description: 'SHA-256 of the seed, from the start.' })),
    seed: nullable(Type.String({ description: 'The seed, once the match is over.' })),
    after: nullable(Id),
    rematch: nullable(Id),
  },
  { title: 'Table' },
);

export const TableMessage = exactly(
  {
    id: Id,
    now: Type.Number({ description: "The server's clock, in milliseconds." }),
    you: exactly({ seat: nullable(SeatNumber), isHost: Type.Boolean() }),
    lines: Type.Array(anything<SeenLine>('A line of the log, see docs/api.md.'), {
      description: 'What happened since the version you had, oldest first.',
    }),
    table: TableSight,
  },
  { title: 'Message' },
);

export const SinceQuery = exactly({
  since: Type.Optional(
    Type.String({ pattern: '^[0-9]{1,9}$', description: 'The version you have; 0: everything.' }),
  ),
});

export const WhyQuery = exactly({ move: Type.String({ minLength: 1, maxLength: 200 }) });
export const WhyAnswer = exactly({
  rule: nullable(Type.String({ description: 'The rule that forbids the move; null: it is legal.' })),
});

export const LobbyQuery = exactly({
  game: Type.Optional(GameName),
  status: Type.Optional(wordOf(['open', 'playing', 'finished'], { default: 'open' })),
});

/** A table in a list. */
export const TableLine = exactly({
  id: Id,
  settings: Settings,
  status: wordOf(STATUSES),
  host: nullable(Type.String({ description: "The host's name." })),
  seats: Type.Array(
    exactly({ kind: SeatSight.properties.kind, name: nullable(Type.String()), bot: nullable(Type.String()) }),
  ),
  toAct: Type.Array(SeatNumber),
  yourSeat: nullable(SeatNumber),
  yourTurn: Type.Boolean(),
  deadline: nullable(Type.Number({ description: 'When the next clock is up.' })),
  at: Type.Number({ description: 'Time of the last entry.' }),
});
export type TableLine = Static<typeof TableLine>;

export const TableLines = exactly({ tables: Type.Array(TableLine) });
