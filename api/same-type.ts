import type { Static, TSchema } from 'typebox';

/** JSON knows no `readonly`: types are compared without it. */
type Mutable<T> = T extends readonly (infer Item)[]
  ? Mutable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Mutable<T[Key]> }
    : T;

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/**
 * A schema for a type that is defined elsewhere. It does not compile when the two differ in any field, in either
 * direction, so the document and the code cannot drift apart.
 */
export const schemaFor =
  <T>() =>
  <S extends TSchema>(schema: Equal<Mutable<Static<S>>, Mutable<T>> extends true ? S : never): S =>
    schema;
