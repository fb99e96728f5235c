import { Type, type Static } from 'typebox';
import { EVENT_BOUNDS, FORMATS } from '../events/format.ts';
import { STAGES } from '../events/round.ts';
import { TIE_BREAKS } from '../events/standings.ts';
import { LANGUAGES } from '../kernel/text.ts';
import { SPEED_BOUNDS } from '../table/settings.ts';
import { Key } from './command.ts';
import { enumOf, freeText, Id, nullable, strictObject } from './schema.ts';
import { GameName, Options } from './settings.ts';

const between = ({ least, most }: { least: number; most: number }, description: string) =>
  Type.Integer({ minimum: least, maximum: most, description });

/** A clock always runs, so that every round ends. */
const EventSpeed = Type.Union([
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

const EventStart = Type.Union([
  strictObject({
    kind: Type.Literal('full'),
    players: between(EVENT_BOUNDS.players, 'It starts when so many have entered.'),
  }),
  strictObject({
    kind: Type.Literal('time'),
    at: Type.Number({
      description: 'When it starts, in milliseconds. With too few players it is cancelled.',
    }),
    most: between(EVENT_BOUNDS.players, 'No more than this can enter.'),
  }),
]);

const EVENT_STATUSES = ['open', 'playing', 'finished', 'cancelled'] as const;
const DEALS = ['own', 'common'] as const;
const VACATIONS = ['on', 'off'] as const;
const PAUSE = { least: 0, most: 3600 };

const choices = {
  name: freeText(60, 'What the event is called.'),
  game: GameName,
  language: enumOf(LANGUAGES),
  format: enumOf(FORMATS),
  tableSize: Type.Integer({ minimum: 2, maximum: 5, description: 'Players at each table.' }),
  rounds: between(EVENT_BOUNDS.rounds, 'For `swiss`: how many rounds.'),
  groupSize: between(EVENT_BOUNDS.groupSize, 'For `groups`: players in a group, at most.'),
  finalists: between(EVENT_BOUNDS.players, 'For `groups`: players in the final.'),
  deal: enumOf(DEALS, { description: '`common`: every table of a round plays the same deal.' }),
  speed: EventSpeed,
  start: EventStart,
  pause: between(PAUSE, 'Seconds between two rounds.'),
  vacations: enumOf(VACATIONS, { description: '`off`: clocks run on while a player is on vacation.' }),
};

export const NewEvent = strictObject({
  key: Key,
  name: choices.name,
  game: choices.game,
  options: Type.Optional(Options),
  language: Type.Optional(choices.language),
  format: choices.format,
  tableSize: choices.tableSize,
  rounds: Type.Optional(choices.rounds),
  groupSize: Type.Optional(choices.groupSize),
  finalists: Type.Optional(choices.finalists),
  deal: Type.Optional(choices.deal),
  speed: choices.speed,
  start: choices.start,
  pause: Type.Optional(choices.pause),
  vacations: Type.Optional(choices.vacations),
});
export type NewEvent = Static<typeof NewEvent>;

/** What an event's organiser chose, with defaults for the rest. */
export const EventSettings = strictObject({
  options: Options,
  language: choices.language,
  format: choices.format,
  tableSize: choices.tableSize,
  rounds: choices.rounds,
  groupSize: choices.groupSize,
  finalists: choices.finalists,
  deal: choices.deal,
  speed: choices.speed,
  start: choices.start,
  pause: choices.pause,
  vacations: Type.Optional(choices.vacations),
});
export type EventSettings = Static<typeof EventSettings>;

const Player = strictObject({
  id: Type.String(),
  name: nullable(Type.String({ description: 'null: the person deleted their data.' })),
  isActive: Type.Boolean({ description: 'Whether they still take part.' }),
});

const Points = Type.Number({ description: 'Points, in steps of a half.' });

const SeatScore = strictObject({
  player: Type.String(),
  rank: nullable(Type.Integer()),
  score: nullable(Type.Number({ description: "The game's points." })),
  isForfeit: Type.Boolean({ description: 'A bot played for them at the end.' }),
  points: nullable(Points),
});

const EventRound = strictObject({
  number: Type.Integer(),
  stage: enumOf(STAGES),
  isOver: Type.Boolean(),
  byes: Type.Array(Type.String()),
  tables: Type.Array(
    strictObject({
      id: Id,
      isOver: Type.Boolean({ description: 'At a common deal the results are shown when the round is over.' }),
      seats: Type.Array(SeatScore),
    }),
  ),
  commitment: nullable(Type.String({ description: 'SHA-256 of the seed of the common deal.' })),
  seed: nullable(Type.String({ description: 'The seed of the common deal, once the round is over.' })),
});

const Standing = strictObject({
  player: Type.String(),
  rank: Type.Integer(),
  points: Points,
  played: Type.Integer(),
  byes: Type.Integer(),
  figures: Type.Array(strictObject({ id: enumOf(TIE_BREAKS), value: Type.Number() })),
  aheadBy: nullable(enumOf(TIE_BREAKS, { description: 'What puts this player ahead of the next.' })),
});

const summary = {
  id: Id,
  name: choices.name,
  game: choices.game,
  status: enumOf(EVENT_STATUSES),
  settings: EventSettings,
  organiser: nullable(strictObject({ id: Type.String(), name: nullable(Type.String()) })),
  players: Type.Integer({ description: 'Players who have entered.' }),
  round: Type.Integer({ description: '0 before the first.' }),
  rounds: Type.Integer({ description: 'Rounds in all, as far as it is known.' }),
  created: Type.Number(),
};

export const EventSummary = strictObject(summary, { title: 'EventSummary' });
export type EventSummary = Static<typeof EventSummary>;

export const EventSummaries = strictObject({
  events: Type.Array(EventSummary),
  next: nullable(Type.String({ description: 'Ask again with this as `after`; null: the list ends here.' })),
});
export type EventSummaries = Static<typeof EventSummaries>;

export const EventView = strictObject(
  {
    ...summary,
    fewest: Type.Integer({ description: 'With fewer players it cannot start.' }),
    entrants: Type.Array(Player),
    you: strictObject({
      isIn: Type.Boolean(),
      isOrganiser: Type.Boolean(),
      table: nullable(Id),
    }),
    commitments: Type.Array(Type.String(), {
      description: 'SHA-256 of the seed of each round of a common deal.',
    }),
    sections: Type.Array(
      strictObject({
        stage: enumOf(STAGES),
        group: nullable(Type.Integer()),
        lines: Type.Array(Standing),
      }),
    ),
    results: Type.Array(EventRound),
    crosstable: Type.Array(strictObject({ player: Type.String(), other: Type.String(), points: Points }), {
      description: 'Points that each player won against each other one.',
    }),
  },
  { title: 'Event' },
);
export type EventView = Static<typeof EventView>;

export const EventsQuery = strictObject({
  status: Type.Optional(enumOf(EVENT_STATUSES)),
  game: Type.Optional(GameName),
  mine: Type.Optional(Type.Literal('true', { description: 'Only those that you entered or organise.' })),
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })),
  after: Type.Optional(Type.String({ pattern: '^[0-9]{1,16}\\.[A-Za-z0-9_-]{8,40}$' })),
});

export const PlayerParams = strictObject({ id: Id, person: Id });
