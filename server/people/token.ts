import { createHash, hash, randomBytes } from 'node:crypto';

/** A random secret for a cookie, a header or a link. */
export const newToken = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** An id that says nothing: 96 bits. */
export const newId = (): string => newToken(12);

/** The id that a text always leads to. */
export const idFromText = (text: string): string =>
  createHash('sha256').update(`cosecha id\n${text}`).digest('base64url').slice(0, 16);

/** What is stored of a token: whoever reads the database cannot use it. */
export const hashOf = (token: string): string => hash('sha256', token, 'base64url');
