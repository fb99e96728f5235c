import { Type, type Static } from 'typebox';
import { enumOf, Id, nullable, strictObject } from './schema.ts';
import { GameName } from './settings.ts';

const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', examples: ['2026-05-01'] });

export const ChallengeParams = strictObject({ game: GameName });
export const ChallengeQuery = strictObject({
  day: Type.Optional(Type.String({ ...Day, description: 'Today, unless you ask for an earlier day.' })),
});

const attempt = {
  score: nullable(Type.Number({ description: 'Points; null: not played to the end, or not on the day.' })),
  margin: nullable(Type.Number({ description: 'Points ahead of the best opponent.' })),
  place: nullable(Type.Integer({ description: 'The place at the table.' })),
};

/** The challenge of a day: everyone plays the same deal against the same bots, once. */
export const Challenge = strictObject(
  {
    game: GameName,
    day: Day,
    status: enumOf(['open', 'over']),
    ends: Type.Number({ description: 'When the day is over, in milliseconds.' }),
    players: Type.Integer({ description: 'Players at the table; you are the first of them.' }),
    bot: Type.String({ description: 'The level of all the others.' }),
    attempts: Type.Integer({ description: 'How many people have begun.' }),
    commitment: Type.String({ description: 'SHA-256 of the seed.' }),
    tomorrow: nullable(Type.String({ description: "SHA-256 of tomorrow's seed; null for an earlier day." })),
    seed: nullable(Type.String({ description: 'The seed, when the day is over.' })),
    you: nullable(
      strictObject({
        table: Id,
        isDone: Type.Boolean(),
        rank: nullable(Type.Integer()),
        ...attempt,
      }),
    ),
    ranking: nullable(
      Type.Array(
        strictObject({
          rank: Type.Integer(),
          person: Type.String(),
          name: nullable(Type.String()),
          table: nullable(Type.String({ description: 'To look at the match, when the day is over.' })),
          ...attempt,
        }),
        { description: 'The best first. null: you see it when you have finished, or when the day is over.' },
      ),
    ),
  },
  { title: 'Challenge' },
);
export type Challenge = Static<typeof Challenge>;

export const AttemptAnswer = strictObject({ table: Id });
export type AttemptAnswer = Static<typeof AttemptAnswer>;
