import { Type, type Static } from 'typebox';
import { enumOf, freeText, Id, nullable, strictObject } from './schema.ts';

export const REPORT_REASONS = ['chat', 'play', 'name', 'other'] as const;
const SANCTIONS = ['warn', 'mute', 'ban'] as const;

const Reason = freeText(500, 'Why; up to 500 characters.');

export const NewReport = strictObject({
  table: Id,
  person: Id,
  reason: enumOf(REPORT_REASONS),
  text: Type.Optional(Type.String({ maxLength: 500, description: 'In your own words.' })),
  lines: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1 }), {
      maxItems: 20,
      description: 'Numbers of chat lines of that person; without them the server attaches the latest.',
    }),
  ),
});
export type NewReport = Static<typeof NewReport>;

export const Reported = strictObject({
  isNew: Type.Boolean({ description: 'False: you have already reported this person at this table.' }),
});
export type Reported = Static<typeof Reported>;

const Sanction = strictObject({
  kind: enumOf(SANCTIONS),
  reason: Type.String(),
  until: nullable(Type.Number({ description: 'null: for ever.' })),
  at: Type.Number(),
});

export const OwnSanctions = strictObject({
  sanctions: Type.Array(strictObject({ ...Sanction.properties, isSeen: Type.Boolean() }), {
    description: 'What operators decided about you and has not ended; the newest first.',
  }),
});
export type OwnSanctions = Static<typeof OwnSanctions>;

const Named = strictObject({ id: Id, name: nullable(Type.String()) });

const ReportLine = strictObject({ n: Type.Integer(), at: Type.Number(), text: Type.String() });
export type ReportLine = Static<typeof ReportLine>;

export const Reports = strictObject({
  reports: Type.Array(
    strictObject({
      id: Id,
      reporter: nullable(Named),
      person: Named,
      table: Id,
      reason: enumOf(REPORT_REASONS),
      text: Type.String(),
      lines: Type.Array(ReportLine, { description: 'What the person wrote, as the server stored it.' }),
      sanctions: Type.Array(Sanction, { description: 'Earlier and present sanctions of the person.' }),
      at: Type.Number(),
    }),
  ),
});
export type Reports = Static<typeof Reports>;

export const ActReason = strictObject({ reason: Reason });

export const NewSanction = strictObject({
  kind: enumOf(SANCTIONS),
  days: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 3650, description: 'Without it: for ever. A warning has none.' }),
  ),
  reason: Reason,
});
export type NewSanction = Static<typeof NewSanction>;

export const LiftSanction = strictObject({ kind: enumOf(['mute', 'ban']), reason: Reason });

export const NewName = strictObject({ name: freeText(30, 'The new name.'), reason: Reason });

export const Acts = strictObject({
  acts: Type.Array(
    strictObject({
      id: Id,
      operator: nullable(Named),
      act: Type.String(),
      target: Type.String(),
      targetName: nullable(Type.String()),
      reason: Type.String(),
      detail: Type.String(),
      at: Type.Number(),
    }),
  ),
});
export type Acts = Static<typeof Acts>;

export const ActsQuery = strictObject({
  before: Type.Optional(
    Type.String({ pattern: '^[0-9]{1,16}$', description: '`at` of the last one you have.' }),
  ),
});
