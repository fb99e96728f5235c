import type { Static, TSchema } from 'typebox';

/** A type as JSON knows it: without `readonly`, and with optional fields marked, so that none can go unnoticed. */
type Normal<T> = T extends readonly (infer Item)[]
  ? Normal<Item>[]
  : T extends object
    ? {
        -readonly [Key in keyof T]-?: Partial<Pick<T, Key>> extends Pick<T, Key>
          ? ['optional', Normal<T[Key]>]
          : Normal<T[Key]>;
      }
    : T;

type IsSame<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/**
 * A schema for a type that is defined elsewhere. It does not compile when the two differ in any field, in either
 * direction, so the document and the code cannot drift apart.
 */
export const schemaFor =
  <T>() =>
  <S extends TSchema>(schema: IsSame<Normal<Static<S>>, Normal<T>> extends true ? S : never): S =>
    schema;
