import { Type, type Static } from 'typebox';
import { Id, strictObject } from './schema.ts';

/** Days of vacation in any 365 days. */
export const VACATION_DAYS = 28;

export const NewVacation = strictObject({
  from: Type.Optional(
    Type.Number({
      description: 'When it starts, in milliseconds; without it, now. At most 180 days from now.',
    }),
  ),
  days: Type.Integer({ minimum: 1, maximum: VACATION_DAYS }),
});
export type NewVacation = Static<typeof NewVacation>;

export const Vacations = strictObject({
  allowance: Type.Integer({ description: 'Days in any 365 days.' }),
  left: Type.Integer({ description: 'Days that you may still take from now.' }),
  vacations: Type.Array(strictObject({ id: Id, from: Type.Number(), until: Type.Number() }), {
    description: 'Those of the last 365 days and those to come, the earliest first.',
  }),
});
export type Vacations = Static<typeof Vacations>;
