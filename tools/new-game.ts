// npm run new-game NAME: a folder for a new game, made from tools/template, and its line in games/index.ts.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { filesBelow } from './files.ts';
import { ROOT } from './steps.ts';

const TEMPLATE = path.join(import.meta.dirname, 'template');

/** The template's own name, which the new name replaces. */
const PLACEHOLDER = 'template';

const MAX_LENGTH = 20;

/** Why a game cannot have this name; undefined when it can. */
export function nameProblem(root: string, name: string): string | undefined {
  if (name === '') return 'Usage: npm run new-game NAME';
  if (!/^[a-z]+$/.test(name) || name.length < 2 || name.length > MAX_LENGTH)
    return `"${name}" cannot be the name: use 2 to ${MAX_LENGTH} lower-case letters, such as "saffron".`;
  if (existsSync(path.join(root, 'games', name)))
    return `games/${name} exists already. Choose another name or delete the folder.`;
  if (name !== PLACEHOLDER && wordsOfTemplate().has(name))
    return `"${name}" is a word of the code that is created. Choose another name.`;
  return undefined;
}

/** The words in the template's files; as a name they would collide with variables and keywords. */
const wordsOfTemplate = (): ReadonlySet<string> =>
  new Set([
    ...filesBelow(TEMPLATE).flatMap(
      file => readFileSync(path.join(TEMPLATE, file), 'utf8').match(/[a-zA-Z]+/g) ?? [],
    ),
    ...KEYWORDS,
  ]);

/** Words of the language that the template happens not to use. */
const KEYWORDS =
  'break case catch class continue debugger default delete do enum finally in instanceof interface let new package private protected public static super switch this throw try var void while with yield await'.split(
    ' ',
  );

/** Creates the folder and adds the line. */
export function createGame(root: string, name: string): void {
  const folder = path.join(root, 'games', name);
  for (const file of filesBelow(TEMPLATE)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, adapt(readFileSync(path.join(TEMPLATE, file), 'utf8'), name));
  }
  const index = path.join(root, 'games', 'index.ts');
  writeFileSync(index, withLine(readFileSync(index, 'utf8'), name));
}

/** The template's text with the new name, and with imports that start in games/NAME. */
function adapt(text: string, name: string): string {
  const title = name[0].toUpperCase() + name.slice(1);
  return text
    .replaceAll(/((?:\.\.\/)+)\.\.\/games\//g, '$1')
    .replaceAll('Template', title)
    .replaceAll(PLACEHOLDER, name);
}

/** games/index.ts with one more loader, after the others. */
function withLine(index: string, name: string): string {
  const line = `  ${name}: async () => (await import('./${name}/index.ts')).module,\n`;
  const end = index.indexOf('} as const satisfies');
  if (end < 0) throw new Error('games/index.ts has no list of loaders');
  return index.slice(0, end) + line + index.slice(end);
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string' } },
  });
  const [name = '', ...more] = positionals;
  const root = values.root ?? ROOT;
  const problem = more.length > 0 ? 'Usage: npm run new-game NAME' : nameProblem(root, name);
  if (problem === undefined) {
    createGame(root, name);
    console.log(`games/${name} is ready: try "npm run -s cosecha -- play ${name}" and "npm test -- games".`);
    console.log('docs/adding-a-game.md says what to change next.');
  } else {
    console.error(problem);
    process.exitCode = 2;
  }
}
