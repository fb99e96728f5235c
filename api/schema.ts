import { Type, type TSchema, type TUnsafe } from 'typebox';

/** An object that has these fields and no others. */
export const strictObject = <T extends Record<string, TSchema>>(fields: T, options: object = {}) =>
  Type.Object(fields, { additionalProperties: false, ...options });

/** One of a closed list of words. */
export const enumOf = <const T extends readonly string[]>(
  words: T,
  options: object = {},
): TUnsafe<T[number]> => Type.Unsafe<T[number]>({ type: 'string', enum: [...words], ...options });

/** JSON that the game defines: its views and events. */
export const untyped = <T>(description: string): TUnsafe<T> => Type.Unsafe<T>({ description });

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Ids of people, tables and programs. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$', examples: ['k3Jx9vQmT2aZ'] });

/** A random secret in a link or a header. */
export const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{16,128}$' });

export const SeatNumber = Type.Integer({ minimum: 0, maximum: 5, description: 'Seats are counted from 0.' });

/** Text that people write: something visible, and no control characters. */
export const freeText = (most: number, description: string) =>
  Type.String({
    minLength: 1,
    maxLength: most,
    pattern: '^(?=.*\\S)[^\\u0000-\\u0008\\u000b-\\u001f\\u007f]*$',
    description,
  });

export const IdParams = strictObject({ id: Id });
