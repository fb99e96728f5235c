// What the linter has no rule for: the length of files, and classes in the pure part.
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { projectFiles } from './files.ts';
import { ROOT } from './steps.ts';

const WARN = 200;
const FAIL = 300;

const isCode = (file: string) => /\.(ts|tsx|mjs|cjs)$/.test(file);
const isTest = (file: string) => /(^|\/)test\//.test(file);
const isLong = (file: string) => /(^|\/)(data|text)\//.test(file);
const isPure = (file: string) =>
  /^(kernel|bots|table|games)\//.test(file) && !/^games\/[^/]+\/ui\//.test(file);

/** A class that is not an error, such as `class Auction {`; `class IllegalMove extends Error {` is allowed. */
const CLASS = /^\s*(export\s+)?(abstract\s+)?class\s+\w+(?!.*\bextends\s+\w*Error\b)/;

export interface Finding {
  readonly severity: 'warning' | 'error';
  readonly text: string;
}

/** Everything wrong with the shape of one file. */
export function findings(file: string, content: string): Finding[] {
  const found: Finding[] = [];
  if (!isCode(file) || isTest(file)) return found;
  const lines = content.trimEnd().split('\n');
  if (!isLong(file) && lines.length > WARN) {
    const severity = lines.length > FAIL ? 'error' : 'warning';
    found.push({ severity, text: `${file} has ${lines.length} lines; ${WARN} are many, ${FAIL} the limit` });
  }
  if (!isPure(file)) return found;
  for (const [index, line] of lines.entries()) {
    if (!CLASS.test(line)) continue;
    found.push({ severity: 'error', text: `${file}:${index + 1} only errors and tests have classes` });
  }
  return found;
}

if (import.meta.main) {
  const all = projectFiles()
    .filter(isCode)
    .flatMap(file => findings(file, readFileSync(path.join(ROOT, file), 'utf8')));
  for (const { severity, text } of all) console.log(`${severity}: ${text}`);
  process.exitCode = all.some(({ severity }) => severity === 'error') ? 1 : 0;
}
