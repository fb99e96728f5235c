import { Type, type Static } from 'typebox';
import type * as review from '../review/review.ts';
import type * as decision from '../review/decision.ts';
import { MARKS } from '../review/marks.ts';
import { schemaFor } from './same-type.ts';
import { enumOf, nullable, SeatNumber, strictObject } from './schema.ts';

const Ply = Type.Integer({ minimum: 0 });
const MoveText = Type.String({ maxLength: 200 });
const Estimate = strictObject({ mean: Type.Number(), error: Type.Number() });
const Shares = Type.Array(Type.Number(), { description: 'Of every seat.' });

const Decision = schemaFor<decision.DecisionReview>()(
  strictObject({
    ply: Ply,
    seat: SeatNumber,
    played: MoveText,
    alternatives: Type.Array(
      strictObject({
        move: MoveText,
        chance: Estimate,
        loss: Estimate,
        expectedPoints: Type.Optional(
          Type.Number({ description: 'At the end, for the player who decides.' }),
        ),
      }),
      {
        description: 'The best first; the move that was played is among them.',
      },
    ),
    before: Shares,
    after: Shares,
    error: Type.Number({ description: 'The share of first place that the move gave away.' }),
    mark: nullable(enumOf([...MARKS, 'brilliant'])),
    reasons: Type.Record(Type.String(), Type.Number(), {
      description: 'Expected points by source: after the move played, less those after the best.',
    }),
  }),
);

const Draw = strictObject({
  ply: Ply,
  expected: Shares,
  luck: Type.Array(Estimate, { description: 'Of every seat.' }),
});

/** What a review says about one moment. */
export const ReviewResult = schemaFor<review.ReviewResult>()(
  Type.Union([
    strictObject({
      kind: Type.Literal('decision'),
      decision: Decision,
      standing: Type.Array(Type.Number(), {
        description: 'The chance of every seat before the move, as the table sees it.',
      }),
    }),
    strictObject({ kind: Type.Literal('draw'), draw: Draw }),
  ]),
);

export const ReviewQuery = strictObject({
  since: Type.Optional(Type.String({ pattern: '^\\d{1,9}$', description: 'The last result that you have.' })),
});

export const ReviewAnswer = strictObject({
  status: enumOf(['none', 'running', 'done', 'stopped', 'failed']),
  version: Type.Integer({ description: 'The version of the analysis.' }),
  moments: Type.Integer({ description: 'How many there are to look at; 0: not known yet.' }),
  isYours: Type.Boolean({ description: 'Whether you asked for it: then you can stop it.' }),
  isPublic: Type.Boolean({ description: 'Whether everyone may see the match.' }),
  offered: Type.Boolean({ description: 'Whether this server makes reviews.' }),
  last: Type.Integer({
    description: 'The number of the last result here: ask with `since` for what follows.',
  }),
  results: Type.Array(
    strictObject({
      isClose: Type.Boolean({ description: 'False: a first look; a closer one follows.' }),
      result: ReviewResult,
    }),
  ),
});
export type ReviewAnswer = Static<typeof ReviewAnswer>;
