/** The part of an OpenAPI document that the page shows. */
interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: unknown }[];
  readonly requestBody?: unknown;
  readonly responses?: Readonly<Record<string, unknown>>;
}

interface Route extends Operation {
  readonly method: string;
  readonly path: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The document for reading: plain HTML without a script. */
export function docsPage(document: object): string {
  const routes = routesOf(document);
  const tags = [...new Set(routes.flatMap(({ tags: own }) => own ?? []))];
  const links = tags.map(tag => `<a href="#${tag}">${tag}</a>`).join(' ');
  const sections = tags.map(tag => {
    const own = routes.filter(route => route.tags?.includes(tag) === true).map(routeHtml);
    return `<section id="${tag}"><h2>${tag}</h2>${own.join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cosecha API</title><link rel="stylesheet" href="/api/docs.css"></head><body>
<h1>Cosecha API</h1><p>Clients send commands over HTTP and read changes from event streams.
<a href="/api/openapi.json">OpenAPI document</a></p><nav>${links}</nav>${sections.join('')}</body></html>`;
}

function routesOf(document: object): Route[] {
  const paths: unknown = Reflect.get(document, 'paths');
  if (!isObject(paths)) return [];
  return Object.entries(paths).flatMap(([path, operations]) =>
    isObject(operations)
      ? Object.entries(operations).map(([method, operation]) => ({
          // The document is our own: every operation has this shape.
          ...(operation as Operation),
          method: method.toUpperCase(),
          path,
        }))
      : [],
  );
}

function routeHtml({
  method,
  path,
  summary,
  description,
  parameters,
  requestBody,
  responses,
}: Route): string {
  const rows = (parameters ?? []).map(
    ({ name, in: place, schema }) => `<li><code>${escaped(name)}</code> (${place}) ${typeHtml(schema)}</li>`,
  );
  const body = contentOf(requestBody);
  const answer = contentOf(responses?.['200']);
  return `<article><h3><b>${method}</b> <code>${escaped(path)}</code></h3><p>${escaped(summary ?? '')}</p>
${description === undefined ? '' : `<p>${escaped(description)}</p>`}${rows.length === 0 ? '' : `<ul>${rows.join('')}</ul>`}
${body === undefined ? '' : `<details><summary>body</summary>${typeHtml(body)}</details>`}
${answer === undefined ? '' : `<details><summary>answer</summary>${typeHtml(answer)}</details>`}</article>`;
}

/** The schema of a JSON body or answer. */
function contentOf(holder: unknown): unknown {
  const content = isObject(holder) ? holder['content'] : undefined;
  const json = isObject(content) ? content['application/json'] : undefined;
  return isObject(json) ? json['schema'] : undefined;
}

/** A schema in words. */
function typeHtml(schema: unknown): string {
  if (!isObject(schema)) return '';
  const note = typeof schema['description'] === 'string' ? ` <i>${escaped(schema['description'])}</i>` : '';
  const choices = schema['anyOf'];
  if (Array.isArray(choices))
    return `${note}<ul>${choices.map(one => `<li>${typeHtml(one)}</li>`).join('')}</ul>`;
  if (isObject(schema['properties'])) {
    const title = typeof schema['title'] === 'string' ? `<b>${escaped(schema['title'])}</b>` : '';
    const required: unknown = schema['required'];
    const fields = Object.entries(schema['properties']).map(([name, field]) => {
      const mark = Array.isArray(required) && required.includes(name) ? '' : '?';
      return `<li><code>${escaped(name)}${mark}</code> ${typeHtml(field)}</li>`;
    });
    return `${title}${note}<ul>${fields.join('')}</ul>`;
  }
  if (schema['type'] === 'array') return `list of ${typeHtml(schema['items'])}${note}`;
  return `${escaped(wordFor(schema))}${note}`;
}

function wordFor(schema: Readonly<Record<string, unknown>>): string {
  if (Array.isArray(schema['enum'])) return schema['enum'].map(value => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema['const']);
  const bounds = [schema['minimum'], schema['maximum']].filter(bound => typeof bound === 'number').join('–');
  return `${String(schema['type'] ?? 'anything')} ${bounds}`.trim();
}

export const DOCS_STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fdfbf5}
h2{margin-top:3rem;text-transform:capitalize}article{border-top:1px solid #ddd;padding:.5rem 0}h3{margin:.5rem 0;font-size:1rem}
h3 b{color:#2f6b3c;display:inline-block;min-width:4.5rem}code{font-size:.95em}nav a{margin-right:1rem}i{color:#666}
@media (prefers-color-scheme:dark){body{color:#eee;background:#1d1f1c}article{border-color:#444}i{color:#aaa}a{color:#8fc79a}h3 b{color:#8fc79a}}`;
