import { Type } from 'typebox';
import { COMMAND_ERRORS } from '../table/command-error.ts';
import { strictObject, enumOf } from './schema.ts';

/** Why a request failed before or besides what the table says. */
const FAULTS = [
  'bad-request',
  'too-large',
  'too-many-requests',
  'no-session',
  'bad-credentials',
  'bad-origin',
  'forbidden',
  'not-found',
  'unavailable',
  'game-stuck',
  'internal',
] as const;

export const ERROR_CODES = [...FAULTS, ...COMMAND_ERRORS] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

const ErrorBody = strictObject(
  {
    code: enumOf(ERROR_CODES, { description: 'Stable; made for programs.' }),
    message: Type.String({ description: 'English; made for developers.' }),
    rule: Type.Optional(
      Type.String({ description: 'For `illegal-move`: the id of the rule that forbids it.' }),
    ),
    version: Type.Optional(Type.Integer({ description: 'For `stale`: the version of the table now.' })),
    retryAfter: Type.Optional(Type.Integer({ description: 'For `too-many-requests`: seconds to wait.' })),
  },
  { description: 'Every answer with a status of 400 or more has this body.' },
);

/** Answers that every route may give. */
export const failures = { '4xx': ErrorBody, '5xx': ErrorBody } as const;
