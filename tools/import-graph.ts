// Every import between files of the project: of values and of types, static and dynamic, and Vite's globs.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

export interface Import {
  readonly from: string;
  readonly to: string;
}

const isModule = (file: string): boolean => /\.(ts|tsx|mjs|cjs)$/.test(file);

/** The imports in the given files; paths are relative to the root, with slashes. */
export const importsIn = (root: string, files: readonly string[]): Import[] =>
  files.filter(isModule).flatMap(from => {
    const text = readFileSync(path.join(root, from), 'utf8');
    return specifiersIn(text).flatMap(specifier => {
      const to = path.posix.join(path.posix.dirname(from), specifier);
      // Packages are another check's concern, and so are imports that lead nowhere.
      return specifier.startsWith('.') && isFileOrGlob(root, to) ? [{ from, to }] : [];
    });
  });

const GLOB = /import\.meta\.glob\b[^(]*\(\s*(\[[^\]]*\]|'[^']*')/g;

function specifiersIn(text: string): string[] {
  const globs = [...text.matchAll(GLOB)].flatMap(([, patterns]) =>
    [...patterns.matchAll(/'([^']*)'/g)].map(([, pattern]) => pattern),
  );
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return [...importedFiles.map(({ fileName }) => fileName), ...globs];
}

const isFileOrGlob = (root: string, file: string): boolean =>
  file.includes('*') || existsSync(path.join(root, file));
