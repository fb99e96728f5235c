import { Type } from 'typebox';
import { LANGUAGES } from '../kernel/text.ts';
import {
  EVENT_KINDS,
  SPEED_BOUNDS,
  UNDO_POLICIES,
  VISIBILITIES,
  type TableSettings,
} from '../table/settings.ts';
import { schemaFor } from './same-type.ts';
import { enumOf, strictObject } from './schema.ts';

const between = ({ least, most }: { least: number; most: number }, description: string) =>
  Type.Integer({ minimum: least, maximum: most, description });

export const Speed = schemaFor<TableSettings['speed']>()(
  Type.Union([
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
  ]),
);

export const GameName = Type.String({ pattern: '^[a-z]{1,20}$', examples: ['cacao'] });

export const Options = Type.Record(
  Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }),
  Type.String({ maxLength: 40 }),
  {
    maxProperties: 20,
    description: 'Options of the game as `GET /api/meta` lists them; omitted options use their defaults.',
  },
);

export const Config = strictObject({ players: Type.Integer(), options: Options });

const EventTable = strictObject(
  {
    kind: enumOf(EVENT_KINDS),
    id: Type.String(),
    round: Type.Integer({ minimum: 1 }),
    deal: Type.Optional(
      Type.Literal('common', {
        description: 'Other tables play the same deal; it stays secret until all end.',
      }),
    ),
    vacations: Type.Optional(
      Type.Literal('off', { description: 'Clocks run on while a player is on vacation.' }),
    ),
  },
  { description: 'For a table that an event arranged, see docs/events.md.' },
);

export const Settings = schemaFor<TableSettings>()(
  strictObject({
    game: GameName,
    config: Config,
    language: enumOf(LANGUAGES),
    visibility: enumOf(VISIBILITIES),
    speed: Speed,
    undo: enumOf(UNDO_POLICIES),
    hints: Type.Optional(Type.Literal(true, { description: 'Everyone may ask for hints.' })),
    rated: Type.Optional(Type.Literal(true, { description: "The match counts for the players' ratings." })),
    screen: Type.Optional(
      Type.Literal('shared', { description: 'Everyone plays on one screen. Never on a server.' }),
    ),
    event: Type.Optional(EventTable),
  }),
);
