import { Type, type Static } from 'typebox';
import { enumOf, freeText, Id, nullable, strictObject } from './schema.ts';

/** What a token may be allowed to do. */
export const SCOPES = ['read', 'play', 'chat', 'events', 'company'] as const;
export type Scope = (typeof SCOPES)[number];

/** The longest life of a token, in days. */
export const TOKEN_DAYS = 366;

const name = freeText(30, 'What the token is for; 1 to 30 characters.');
const scopes = Type.Array(enumOf(SCOPES), { minItems: 1, maxItems: SCOPES.length, uniqueItems: true });

export const NewAccessToken = strictObject({
  name,
  scopes,
  days: Type.Integer({ minimum: 1, maximum: TOKEN_DAYS, description: 'After so many days it ends.' }),
});
export type NewAccessToken = Static<typeof NewAccessToken>;

const AccessToken = strictObject({
  id: Id,
  name,
  scopes,
  created: Type.Number(),
  expires: Type.Number(),
  used: nullable(Type.Number({ description: 'When it was last used, to about ten minutes.' })),
});

export const AccessTokens = strictObject({ tokens: Type.Array(AccessToken) });
export type AccessTokens = Static<typeof AccessTokens>;

export const CreatedToken = strictObject({
  id: Id,
  token: Type.String({ description: 'Shown once; send it as `Authorization: Bearer <token>`.' }),
});
export type CreatedToken = Static<typeof CreatedToken>;
