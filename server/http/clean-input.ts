import type { FastifyRequest } from 'fastify';
import { RequestError } from '../request-error.ts';

/** Control characters but tab and line breaks; no store, screen or log needs them, and some break on them. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;

/** Nothing that anyone sends is nested nearly as deeply, and what reads it may call itself for each level. */
const MAX_DEPTH = 50;

/** Refuses control characters and broken text anywhere in a request, and what is nested without end. */
export function checkText({ params, query, body }: FastifyRequest): void {
  if (isClean(params) && isClean(query) && isClean(body)) return;
  const place = findBadText(params, 'path') ?? findBadText(query, 'query') ?? findBadText(body, 'body');
  if (place !== undefined)
    throw new RequestError(
      'bad-request',
      `${place} contains a control character or broken text: remove it and send the request again`,
    );
}

const isCleanText = (text: string): boolean => !CONTROL.test(text) && text.isWellFormed();

/** Whether there is nothing to refuse. Every request asks, so nothing is built on the way. */
function isClean(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isCleanText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every(item => isClean(item, depth + 1));
  for (const name in value)
    // Any object can be read by the names that it has.
    if (!isCleanText(name) || !isClean((value as Readonly<Record<string, unknown>>)[name], depth + 1))
      return false;
  return true;
}

/** Where the first bad text is. */
function findBadText(value: unknown, place: string, depth = 0): string | undefined {
  if (typeof value === 'string') return isCleanText(value) ? undefined : place;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MAX_DEPTH) throw new RequestError('bad-request', 'the request is nested too deeply');
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const bad = findBadText(item, `${place}[${index}]`, depth + 1);
      if (bad !== undefined) return bad;
    }
    return undefined;
  }
  for (const [name, item] of Object.entries(value)) {
    if (findBadText(name, place) !== undefined) return `a name in ${place}`;
    const bad = findBadText(item, `${place}.${name}`, depth + 1);
    if (bad !== undefined) return bad;
  }
  return undefined;
}
