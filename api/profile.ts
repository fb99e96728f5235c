import { Type, type Static } from 'typebox';
import { STAND_IN_REASONS } from '../table/seat-state.ts';
import { enumOf, Id, nullable, SeatNumber, strictObject } from './schema.ts';
import { GameName } from './settings.ts';

export const SYMBOLS = ['leaf', 'drop', 'sun', 'cube', 'star'] as const;
export type SymbolName = (typeof SYMBOLS)[number];
export const COLOURS = ['green', 'blue', 'yellow', 'orange', 'pink'] as const;
export type ColourName = (typeof COLOURS)[number];

const RatedPace = enumOf(['live', 'days'], {
  description: '`live`: a clock for the whole match; `days`: some days for each decision.',
});
const Pace = enumOf(['live', 'days', 'untimed']);

const emblem = { symbol: enumOf(SYMBOLS), colour: enumOf(COLOURS) };

/** Someone who played: a person, a bot, or someone who has left or keeps their matches private. */
const Player = strictObject({
  id: nullable(Id),
  name: nullable(Type.String({ description: 'null: a bot, or a person who is not shown.' })),
  bot: nullable(Type.String({ description: 'The level of a bot; null for a person.' })),
  ...emblem,
});
export type Player = Static<typeof Player>;

const Points = Type.Array(strictObject({ source: Type.String(), points: Type.Number() }));

/** A match that is over, as one of its players saw it end. */
export const ResultLine = strictObject({
  table: nullable(Type.String({ description: 'The table, if you may still open it.' })),
  game: GameName,
  players: Type.Integer(),
  pace: Pace,
  rated: Type.Boolean(),
  ending: enumOf(['played', 'conceded']),
  started: Type.Number(),
  ended: Type.Number(),
  seat: SeatNumber,
  place: Type.Integer({ description: '1 is the first; players who share a place share the number.' }),
  score: nullable(Type.Number()),
  points: Points,
  departure: nullable(
    enumOf(STAND_IN_REASONS, { description: 'Why a bot finished the match for the player.' }),
  ),
  rating: nullable(
    strictObject({ after: Type.Integer(), change: Type.Integer() }, { description: 'null: not rated.' }),
  ),
  others: Type.Array(
    strictObject({ ...Player.properties, place: Type.Integer(), score: nullable(Type.Number()) }),
  ),
});
export type ResultLine = Static<typeof ResultLine>;

const More = nullable(
  Type.String({ description: 'There is more: ask again with this as `after`; null: that was all.' }),
);

export const ResultLines = strictObject({ results: Type.Array(ResultLine), next: More });
export type ResultLines = Static<typeof ResultLines>;

const paging = {
  limit: Type.Optional(
    Type.String({ pattern: '^([1-9][0-9]?|100)$', description: '1 to 100 (default 50).' }),
  ),
  after: Type.Optional(
    Type.String({
      pattern: '^-?[0-9.e+]{1,24}~[A-Za-z0-9_-]{8,40}$',
      description: '`next` of the page before.',
    }),
  ),
};

export const ResultsQuery = strictObject({
  game: Type.Optional(GameName),
  pace: Type.Optional(Pace),
  players: Type.Optional(Type.String({ pattern: '^[1-6]$' })),
  opponent: Type.Optional(
    Type.String({ pattern: '^[A-Za-z0-9_-]{5,40}$', description: 'A person or the level of a bot.' }),
  ),
  ...paging,
});

const rating = {
  rating: Type.Integer({ description: '400 points more win ten times as often.' }),
  deviation: Type.Integer({ description: 'The standard deviation of the rating.' }),
  isProvisional: Type.Boolean({ description: 'Too few matches or opponents to say much.' }),
  matches: Type.Integer(),
};

export const RatingLine = strictObject({
  game: GameName,
  pace: RatedPace,
  ...rating,
  month: Type.Integer({ description: 'The change over the last 30 days.' }),
  best: Type.Integer(),
});
export type RatingLine = Static<typeof RatingLine>;

const GameLine = strictObject({
  game: GameName,
  matches: Type.Integer(),
  won: Type.Integer({ description: 'First places, shared ones included; matches alone do not count.' }),
  live: Type.Integer(),
  days: Type.Integer(),
  best: nullable(Type.Number({ description: 'The highest score.' })),
  places: Type.Array(Type.Integer(), { description: 'How often first, second, third, ….' }),
  points: Type.Array(strictObject({ source: Type.String(), points: Type.Number() }), {
    description: 'The mean points by source over the newest matches.',
  }),
});
export type GameLine = Static<typeof GameLine>;

const Rival = strictObject({
  ...Player.properties,
  met: Type.Integer(),
  won: Type.Integer({ description: 'Matches in which the profile came before the other.' }),
  shared: Type.Integer(),
  lost: Type.Integer(),
});
export type Rival = Static<typeof Rival>;

export const Profile = strictObject({
  id: Id,
  name: Type.String(),
  kind: enumOf(['guest', 'program']),
  ...emblem,
  since: Type.Number(),
  isYou: Type.Boolean(),
  isPublic: Type.Boolean({ description: 'Whether others see more than name, symbol and colour.' }),
  details: nullable(
    strictObject({
      matches: Type.Integer(),
      won: Type.Integer(),
      streak: Type.Integer({
        description: 'Days in a row with a finished match, up to today or yesterday in UTC.',
      }),
      accuracy: nullable(
        strictObject(
          { percent: Type.Integer(), matches: Type.Integer() },
          {
            description: 'Decisions without an error, over the newest matches that the server has reviewed.',
          },
        ),
      ),
      ratings: Type.Array(RatingLine),
      games: Type.Array(GameLine),
      people: Type.Array(Rival),
      bots: Type.Array(Rival),
      goals: Type.Array(strictObject({ game: GameName, goal: Type.String(), isMet: Type.Boolean() }), {
        description: 'Goals of matches played alone.',
      }),
    }),
  ),
});
export type Profile = Static<typeof Profile>;

export const HistoryQuery = strictObject({ game: Type.Optional(GameName), pace: Type.Optional(RatedPace) });

export const RatingHistory = strictObject({
  points: Type.Array(
    strictObject({
      game: GameName,
      pace: RatedPace,
      at: Type.Number(),
      rating: Type.Integer(),
      deviation: Type.Integer(),
      change: Type.Integer(),
    }),
    { description: 'The oldest first, at most 1,000 of the newest.' },
  ),
});
export type RatingHistory = Static<typeof RatingHistory>;

export const LadderParams = strictObject({ game: GameName });
export const LadderQuery = strictObject({ pace: Type.Optional(RatedPace), ...paging });

export const Ladder = strictObject({
  players: Type.Array(
    strictObject({ position: Type.Integer(), id: Id, name: Type.String(), ...emblem, ...rating }),
  ),
  bots: Type.Array(strictObject({ level: Type.String(), rating: Type.Integer() })),
  next: More,
});
export type Ladder = Static<typeof Ladder>;

export const VISIBLE_PEOPLE = 100;

export const PeopleQuery = strictObject({
  ids: Type.String({
    pattern: `^[A-Za-z0-9_-]{8,40}(,[A-Za-z0-9_-]{8,40}){0,${VISIBLE_PEOPLE - 1}}$`,
    description: 'Ids of people, with commas between them.',
  }),
});

export const VisiblePeople = strictObject({
  visible: Type.Array(Id, { description: 'Those whose profile you may see.' }),
});
export type VisiblePeople = Static<typeof VisiblePeople>;
