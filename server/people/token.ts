import { createHash, hash, randomBytes } from 'node:crypto';
import type { Scope } from '../../api/access-token.ts';
import type { AccessTokenRow } from '../storage/company-rows.ts';

/** A random secret for a cookie, a header or a link. */
export const newToken = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** A random id of 96 bits. */
export const newId = (): string => newToken(12);

/** The same id for the same text. */
export const idFromText = (text: string): string =>
  createHash('sha256').update(`cosecha id\n${text}`).digest('base64url').slice(0, 16);

/** The stored form of a token, useless to anyone who reads the database. */
export const hashOf = (token: string): string => hash('sha256', token, 'base64url');

/** Tokens of limited scope begin with it, so that programs find one in published code. */
export const TOKEN_PREFIX = 'cosecha_';

export const scopesIn = ({ scopes }: Pick<AccessTokenRow, 'scopes'>): readonly Scope[] =>
  // Written when the token was created.
  JSON.parse(scopes) as Scope[];
