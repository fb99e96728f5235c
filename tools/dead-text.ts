// Finds sentences that nothing shows: properties of the text tables that no file outside a text folder reads.
import path from 'node:path';

import ts from 'typescript';

import { projectFiles } from './files.ts';
import { ROOT } from './steps.ts';
import { tableMembers, type TextMember } from './text-tables.ts';

/** Which files may read the tables of a folder. */
const READERS: readonly (readonly [tables: RegExp, readers: string])[] = [
  [/^games\/([^/]+)\/text\//, '^games/$1/(ui/|[^/]+$)'],
  [/^web\/(online\/|review\/|social\/|events\/)?text\//, '^web/'],
  [/^review\/text\//, '^(review|web|cli)/'],
  [/^cli\/text\//, '^(cli|bench)/'],
  [/^bots\/text\//, '^(bots|server|web|cli)/'],
  [/^server\/notifications\/text(\/|\.ts$)/, '^server/'],
];

/** Groups that are looked up by any text at run time, `text.form[place]`: all their sentences count as read. */
const LOOKED_UP: readonly string[] = ['cli/text/en.ts: en.help.titles.', 'cli/text/en.ts: en.record.form.'];

/** Sentences that a part of the app hands on to the board kit, which reads them under its own type. */
const HANDED_ON: readonly string[] = ['web/text/text.ts: WebText.table.zoom'];

const isText = (file: string): boolean => READERS.some(([tables]) => tables.test(file));
const isTest = (file: string): boolean => /(^|\/)test\//.test(file);

/** The files that may read a table, as a pattern. */
function readersOf(table: string): string {
  for (const [tables, readers] of READERS) {
    const [, folder] = tables.exec(table) ?? [];
    if (tables.test(table)) return readers.replace('$1', folder ?? '');
  }
  return '^$';
}

/** Every property of the text tables that is never read; `files` are relative to the root. */
export function deadSentences(
  root: string,
  files: readonly string[],
  groups = [...LOOKED_UP, ...HANDED_ON],
): string[] {
  const modules = files.filter(file => /\.tsx?$/.test(file) && !isTest(file) && !file.endsWith('.d.ts'));
  const tables = modules.filter(isText);
  const dead: string[] = [];
  const program = createProgram(root, modules);
  const checker = program.getTypeChecker();
  const sourceOf = (file: string): ts.SourceFile | undefined => program.getSourceFile(path.join(root, file));
  for (const [pattern, group] of Map.groupBy(tables, readersOf)) {
    const members = tableMembers(group.flatMap(file => sourceOf(file) ?? []));
    const readers = modules.filter(file => new RegExp(pattern).test(file) && !isText(file));
    const unread = unreadMembers(
      members,
      readers.flatMap(file => sourceOf(file) ?? []),
      checker,
    );
    dead.push(
      ...unread.map(({ source, path: where }) => `${path.relative(root, source.fileName)}: ${where}`),
    );
  }
  return dead.filter(sentence => !groups.some(group => sentence.startsWith(group)));
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  jsxImportSource: 'preact',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** Texts pass through Preact's types and no other package's, and schema types take most of the compiler's time. */
const isNeeded = (module: string): boolean => /^(\.|preact|@preact\/)/.test(module);

function createProgram(root: string, modules: readonly string[]): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const cache = ts.createModuleResolutionCache(root, file => file, OPTIONS);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) =>
      isNeeded(text) ? ts.resolveModuleName(text, from, OPTIONS, host, cache) : { resolvedModule: undefined },
    );
  return ts.createProgram({ rootNames: modules.map(file => path.join(root, file)), options: OPTIONS, host });
}

/**
 * The members that no file reads. Names are looked up by the cheap ways of reading first, and a member that was read is
 * not looked for again: asking the compiler for types is what takes time.
 */
function unreadMembers(
  members: readonly TextMember[],
  sources: readonly ts.SourceFile[],
  checker: ts.TypeChecker,
): TextMember[] {
  const unread = new Map<string, TextMember[]>(Map.groupBy(members, ({ name }) => name));
  const markRead = (name: string, symbol: ts.Symbol | undefined): void => {
    if (symbol === undefined) return;
    const declarations: readonly ts.Node[] = symbol.declarations ?? [];
    // A property of a mapped type, such as `Record<keyof T, string>`, has no declaration: then its name counts.
    const rest = (unread.get(name) ?? []).filter(
      ({ declaration }) => declarations.length > 0 && !declarations.includes(declaration),
    );
    if (rest.length > 0) unread.set(name, rest);
    else unread.delete(name);
  };
  const visitNames = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && unread.has(node.name.text))
      markRead(node.name.text, checker.getSymbolAtLocation(node.name));
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name) && unread.has(name.text))
        markRead(name.text, checker.getTypeAtLocation(node.parent).getProperty(name.text));
    }
    node.forEachChild(visitNames);
  };
  const visitIndices = (node: ts.Node): void => {
    if (ts.isElementAccessExpression(node))
      for (const name of literalsIn(checker.getTypeAtLocation(node.argumentExpression)))
        if (unread.has(name)) markRead(name, checker.getTypeAtLocation(node.expression).getProperty(name));
    node.forEachChild(visitIndices);
  };
  for (const source of sources) visitNames(source);
  if (unread.size > 0) for (const source of sources) visitIndices(source);
  return [...unread.values()].flat();
}

/** The strings that an index can be: those of a literal, a union or a type parameter. */
function literalsIn(type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap(literalsIn);
  if (type.isStringLiteral()) return [type.value];
  const constraint = type.flags & ts.TypeFlags.TypeParameter ? type.getConstraint() : undefined;
  return constraint === undefined ? [] : literalsIn(constraint);
}

if (import.meta.main) {
  const dead = deadSentences(ROOT, projectFiles());
  for (const sentence of dead) console.log(`nothing reads ${sentence}`);
  process.exitCode = dead.length === 0 ? 0 : 1;
}
