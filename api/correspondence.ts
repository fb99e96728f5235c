import { Type, type Static } from 'typebox';
import { enumOf, freeText, Id, nullable, strictObject, Token } from './schema.ts';

// What makes a match over several days pleasant: the next table, and notes.

export const NextQuery = strictObject({
  after: Type.Optional(Id),
});

export const NextTable = strictObject({
  table: nullable(
    Type.String({
      description: 'Another table that waits for you, the earliest deadline first; null: none.',
    }),
  ),
  waiting: Type.Integer({ description: 'How many other tables wait for you.' }),
});
export type NextTable = Static<typeof NextTable>;

const NOTE_LENGTH = 4000;

export const NewNote = strictObject({ text: freeText(NOTE_LENGTH, 'Up to 4,000 characters.') });

export const Note = strictObject({
  text: Type.String({ description: 'Empty: you have not written anything.' }),
  at: nullable(Type.Number({ description: 'When it was last changed.' })),
});
export type Note = Static<typeof Note>;

export const Notes = strictObject({
  notes: Type.Array(strictObject({ table: Id, text: Type.String(), at: Type.Number() })),
});

const Time = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', examples: ['22:30'] });

const Quiet = nullable(
  strictObject(
    {
      from: Time,
      until: Time,
      zone: Type.String({ minLength: 1, maxLength: 60, examples: ['Europe/Madrid'] }),
    },
    { description: 'No push message or email is sent in these hours; they come afterwards. null: none.' },
  ),
);

const NOTICE_MODES = ['single', 'digest', 'none'] as const;
export type NoticeMode = (typeof NOTICE_MODES)[number];

const NoticeWays = strictObject(
  {
    email: enumOf(NOTICE_MODES),
    push: enumOf(NOTICE_MODES),
    digestAt: Time,
    zone: Type.String({ minLength: 1, maxLength: 60 }),
  },
  {
    description:
      '`single`: a notice for each turn; `digest`: one a day at `digestAt` with all that waits, and a single one only if less than six hours would be left by then; `none`: nothing.',
  },
);
export type NoticeWays = Static<typeof NoticeWays>;

export const CorrespondenceChange = strictObject({
  quiet: Type.Optional(Quiet),
  notices: Type.Optional(NoticeWays),
});
export const Correspondence = strictObject({
  quiet: Quiet,
  notices: NoticeWays,
  hasCalendar: Type.Boolean(),
});
export type Correspondence = Static<typeof Correspondence>;

export const Deadlines = strictObject({
  deadlines: Type.Array(strictObject({ table: Id, game: Type.String(), deadline: Type.Number() })),
});
export type Deadlines = Static<typeof Deadlines>;

export const NewCalendar = strictObject({
  address: Type.String({ description: 'Shown once; whoever knows it can read your deadlines.' }),
});
export type NewCalendar = Static<typeof NewCalendar>;

export const CalendarParams = strictObject({ token: Token });
