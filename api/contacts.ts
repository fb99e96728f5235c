import { Type, type Static } from 'typebox';
import { Id, nullable, strictObject } from './schema.ts';
import { TableSummary } from './table.ts';

// Friends, and people one would rather not meet.

const Person = strictObject({ id: Id, name: Type.String() });
export type KnownPerson = Static<typeof Person>;

export const Contacts = strictObject({
  friends: Type.Array(
    strictObject({ ...Person.properties, isHere: Type.Boolean({ description: 'Has the app open now.' }) }),
  ),
  asking: Type.Array(Person, { description: 'People who ask to be your friends.' }),
  asked: Type.Array(Person, { description: 'People whom you have asked.' }),
  blocked: Type.Array(Person),
  muted: Type.Array(Person),
});
export type Contacts = Static<typeof Contacts>;

export const NewInvitation = strictObject({ person: Id });

export const Invitations = strictObject({
  invitations: Type.Array(
    strictObject({
      table: TableSummary,
      from: nullable(Type.String({ description: 'The name of the friend who invites you.' })),
      at: Type.Number(),
    }),
  ),
});
export type Invitations = Static<typeof Invitations>;
