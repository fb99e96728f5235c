import type { FastifyRequest } from 'fastify';
import { RequestError } from '../request-error.ts';

/** Control characters but tab and line breaks; no store, screen or log needs them, and some break on them. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;

/** Refuses control characters and broken text anywhere in a request. */
export function checkText({ params, query, body }: FastifyRequest): void {
  const place = findBadText(params, 'path') ?? findBadText(query, 'query') ?? findBadText(body, 'body');
  if (place !== undefined)
    throw new RequestError(
      'bad-request',
      `${place} contains a control character or broken text: remove it and send the request again`,
    );
}

/** Where the first bad text is. */
function findBadText(value: unknown, place: string): string | undefined {
  if (typeof value === 'string') return CONTROL.test(value) || !value.isWellFormed() ? place : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const bad = findBadText(item, `${place}[${index}]`);
      if (bad !== undefined) return bad;
    }
    return undefined;
  }
  for (const [name, item] of Object.entries(value)) {
    if (findBadText(name, place) !== undefined) return `a name in ${place}`;
    const bad = findBadText(item, `${place}.${name}`);
    if (bad !== undefined) return bad;
  }
  return undefined;
}
