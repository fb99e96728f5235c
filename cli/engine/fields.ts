import { EngineError } from './protocol.ts';

/** A request before it is understood. */
export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrong = (name: string, kind: string): EngineError =>
  new EngineError('bad-request', `"${name}" must be ${kind}`);

export function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw wrong(name, 'a text');
  return value;
}

export const optionalTextIn = (fields: Fields, name: string): string | undefined =>
  fields[name] === undefined ? undefined : textIn(fields, name);

export function numberIn(fields: Fields, name: string): number | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
    throw wrong(name, 'a number that is not negative');
  return value;
}

export function wholeNumberIn(fields: Fields, name: string): number | undefined {
  const value = numberIn(fields, name);
  if (value !== undefined && !Number.isInteger(value)) throw wrong(name, 'a whole number');
  return value;
}

export function textsIn(fields: Fields, name: string): readonly string[] {
  const value = fields[name];
  if (!Array.isArray(value) || !value.every(item => typeof item === 'string'))
    throw wrong(name, 'a list of texts');
  return value;
}

export function objectIn(fields: Fields, name: string): Fields | undefined {
  const value = fields[name];
  if (value !== undefined && !isObject(value)) throw wrong(name, 'an object');
  return value;
}

export function pairsIn(fields: Fields, name: string): Readonly<Record<string, string>> {
  const value = objectIn(fields, name) ?? {};
  const pairs = Object.entries(value).map(([key, word]): [string, string] => {
    if (typeof word !== 'string') throw wrong(`${name}.${key}`, 'a text');
    return [key, word];
  });
  return Object.fromEntries(pairs);
}
