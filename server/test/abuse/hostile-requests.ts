import type { Asked } from './pair.ts';

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { requestBody?: unknown }>>>>;
}

/** Strings that are hard on databases, logs and parsers. */
const STRINGS = [
  'a\u0000b',
  '\u001b[31m',
  '\ud800',
  '\u202e',
  "'; drop table log; --",
  '${7*7}',
  '../../etc/passwd',
  'x'.repeat(5000),
];

const BODIES: readonly string[] = [
  '',
  '{"a":',
  '[]',
  'null',
  '"text"',
  '1e999',
  '{"__proto__":{"admin":true}}',
  `${'['.repeat(4000)}${']'.repeat(4000)}`,
  `{"text":"${'x'.repeat(300_000)}"}`,
  ...STRINGS.map(bad =>
    JSON.stringify(
      Object.fromEntries(
        ['key', 'game', 'name', 'text', 'move', 'code', 'address', 'type', 'id', 'title'].map(name => [
          name,
          bad,
        ]),
      ),
    ),
  ),
];

const IDS = [
  '%00',
  '..',
  '%2e%2e%2f',
  'x'.repeat(1499),
  'x'.repeat(10_000),
  '%F0%9F%AB%98',
  '%E0%A4%A',
  '-1',
  '\u00e9',
].map(encodeOnce);

function encodeOnce(id: string): string {
  return encodeURI(id).replaceAll('%25', '%');
}

/** Nonsense for every route that the server describes: bodies, ids and queries, each sent by someone new. */
export function hostileRequests(document: string): ((headers: Record<string, string>) => Asked)[] {
  // The server's own document.
  const { paths } = JSON.parse(document) as Document;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([name, { requestBody }]) => {
      const method = name.toUpperCase();
      const known = path.replaceAll(/\{\w+\}/g, 'AAAAAAAAAAAAAAAA');
      const bodies = requestBody === undefined ? [] : BODIES.map(body => ({ method, path: known, body }));
      const ids = path.includes('{')
        ? IDS.map(id => ({ method, path: path.replaceAll(/\{\w+\}/g, id), body: requestBody && {} }))
        : [];
      const queries =
        method === 'GET' && !isStream(path)
          ? STRINGS.map(text => ({
              method,
              path: `${known}?since=${encodeURIComponent(wellFormed(text))}&limit=-1`,
            }))
          : [];
      return [...bodies, ...ids, ...queries].map(asked => (headers: Record<string, string>): Asked => ({
        ...asked,
        headers,
      }));
    }),
  );
}

/** Streams stay open when they are granted. */
const isStream = (path: string): boolean => path.endsWith('/stream') || path.endsWith('/turns');

/** Half a character cannot be part of an address. */
const wellFormed = (text: string): string => text.toWellFormed();
