// Writes docs/reference.md: every export of the library with its signature and its comment.
// `node tools/reference.ts --check` says whether the page is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { ROOT } from './steps.ts';

const PAGE = path.join(ROOT, 'docs', 'reference.md');
const ENTRIES = ['kernel', 'bots', 'review', 'table'] as const;

const INTRODUCTION = `# Library reference

Every export of the package, generated from the comments in the code by \`node tools/reference.ts\`. The README shows how to install it.

## cosecha/games

\`import { cacao } from 'cosecha/games'\` gives the module of a game: its rules (\`game\`), its words in both languages (\`text\`), its
rule ids, what bots know of it, and its name, tagline and player counts (\`info\`). There is one export for each game. \`GAME_IDS\` lists
them, and \`loadGame(id)\` loads one on demand.
`;

function program(): ts.Program {
  const file = path.join(ROOT, 'tsconfig.pure.json');
  const config = ts.parseJsonConfigFileContent(ts.readConfigFile(file, ts.sys.readFile).config, ts.sys, ROOT);
  const entries = ENTRIES.map(name => path.join(ROOT, 'lib', `${name}.ts`));
  return ts.createProgram(entries, { ...config.options, noEmit: true });
}

/** A declaration without its body: the head of an interface, the signature of a function. */
function signatureOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined) return symbol.name;
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
    return declaration.getText().replace(/^export /, '');
  if (ts.isClassDeclaration(declaration)) return `class ${symbol.name}`;
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const [call] = type.getCallSignatures();
  if (call !== undefined) return `function ${symbol.name}${checker.signatureToString(call)}`;
  return `const ${symbol.name}: ${checker.typeToString(type)}`;
}

function entryText(name: string, source: ts.SourceFile, checker: ts.TypeChecker): string {
  const module = checker.getSymbolAtLocation(source);
  const exports = module === undefined ? [] : checker.getExportsOfModule(module);
  const parts = exports
    .map(symbol => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(symbol => {
      const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
      return `### ${symbol.name}\n\n${comment === '' ? '' : `${comment}\n\n`}\`\`\`ts\n${signatureOf(symbol, checker)}\n\`\`\`\n`;
    });
  return `## cosecha/${name}\n\n${parts.join('\n')}`;
}

export function reference(): string {
  const built = program();
  const checker = built.getTypeChecker();
  const sections = ENTRIES.map(name => {
    const source = built.getSourceFile(path.join(ROOT, 'lib', `${name}.ts`));
    if (source === undefined) throw new Error(`lib/${name}.ts is missing`);
    return entryText(name, source, checker);
  });
  return [INTRODUCTION, ...sections].join('\n');
}

if (import.meta.main) {
  const text = reference();
  if (!process.argv.includes('--check')) writeFileSync(PAGE, text);
  else if (readFileSync(PAGE, 'utf8') !== text) {
    console.log('docs/reference.md is out of date: run node tools/reference.ts');
    process.exitCode = 1;
  }
}
