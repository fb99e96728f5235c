import { createHash, hash, randomBytes } from 'node:crypto';

/** A random secret for a cookie, a header or a link. */
export const newToken = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** A random id of 96 bits. */
export const newId = (): string => newToken(12);

/** The same id for the same text. */
export const idFromText = (text: string): string =>
  createHash('sha256').update(`cosecha id\n${text}`).digest('base64url').slice(0, 16);

/** The stored form of a token, useless to anyone who reads the database. */
export const hashOf = (token: string): string => hash('sha256', token, 'base64url');
