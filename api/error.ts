import { Type, type Static } from 'typebox';
import { COMMAND_ERRORS } from '../table/command-error.ts';
import { strictObject, enumOf } from './schema.ts';

/** Why a request fails before it reaches a table. */
const REQUEST_ERRORS = [
  'bad-request',
  'bad-record',
  'too-large',
  'too-many-requests',
  'no-session',
  'bad-credentials',
  'bad-origin',
  'forbidden',
  'needs-account',
  'too-many-tables',
  'not-found',
  'your-turn',
  'muted',
  'banned',
  'unavailable',
  'game-stuck',
  'sealed',
  'event-closed',
  'event-full',
  'already-played',
  'already-entered',
  'too-many-events',
  'too-few-players',
  'no-vacation',
  'missing-scope',
  'internal',
] as const;

export const ERROR_CODES = [...REQUEST_ERRORS, ...COMMAND_ERRORS] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const ErrorBody = strictObject(
  {
    code: enumOf(ERROR_CODES, { description: 'Stable machine-readable code.' }),
    message: Type.String({ description: 'Human-readable, English.' }),
    rule: Type.Optional(
      Type.String({ description: 'For `illegal-move`: the id of the rule that forbids it.' }),
    ),
    version: Type.Optional(Type.Integer({ description: 'For `stale`: the version of the table now.' })),
    place: Type.Optional(
      Type.String({ description: 'For `bad-record`: where in the record the problem is.' }),
    ),
    retryAfter: Type.Optional(
      Type.Integer({
        description:
          'For `too-many-requests`, and for `unavailable` if a retry may succeed: seconds to wait.',
      }),
    ),
  },
  { description: 'Body of every 4xx and 5xx response.' },
);

export type ErrorBody = Static<typeof ErrorBody>;

/** Answers that every route may give. */
export const failures = { '4xx': ErrorBody, '5xx': ErrorBody } as const;
