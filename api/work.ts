import { Type, type Static } from 'typebox';
import { enumOf, Id, nullable, strictObject, untyped } from './schema.ts';

const Kind = enumOf(['move', 'review']);

const Lease = strictObject({
  id: Id,
  kind: Kind,
  payload: untyped<unknown>(
    "For `move`: `{ game, level, seat, view, moves }`, what the bot's seat may know and its legal moves. For `review`: `{ record, job, budget }`, a finished match without names and the moment to review.",
  ),
  time: Type.Integer({ description: 'Milliseconds until the lease has to be renewed.' }),
});

export const AcquireBody = strictObject({
  kinds: Type.Array(Kind, { minItems: 1, maxItems: 2 }),
  wait: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 20, description: 'Seconds to wait for work (default 0).' }),
  ),
});

export const AcquireAnswer = strictObject({ lease: nullable(Lease) });
export type AcquireAnswer = Static<typeof AcquireAnswer>;

export const SubmitBody = strictObject({
  result: Type.String({
    minLength: 1,
    maxLength: 10_000,
    description: 'For `move`: one of the moves. For `review`: the result in JSON.',
  }),
});

export const SubmitAnswer = strictObject({
  accepted: Type.Boolean({ description: 'False: the lease was lost, or the result is not possible.' }),
  lease: nullable(Lease),
});
export type SubmitAnswer = Static<typeof SubmitAnswer>;

export const LeaseAnswer = strictObject({
  held: Type.Boolean({ description: 'False: the lease was lost.' }),
});

export const WorkStatus = strictObject({
  queued: Type.Integer(),
  leased: Type.Integer(),
  oldest: Type.Integer({ description: 'Milliseconds that the oldest waiting piece has waited.' }),
});
