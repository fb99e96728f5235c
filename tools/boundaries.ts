// Checks who imports whom: single imports with dependency-cruiser, the order of the folders and cycles between them
// with tools/layers.ts.
//   node tools/boundaries.ts [--root FOLDER]
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { ICruiseResult } from 'dependency-cruiser';

import { filesBelow, projectFiles } from './files.ts';
import { importsIn } from './import-graph.ts';
import { FOLDERS, globProblems, isPageCurrent, layerProblems } from './layers.ts';
import { ROOT, tool } from './steps.ts';

const CONFIG = path.join(ROOT, '.dependency-cruiser.cjs');

function cruise(root: string, folders: readonly string[]): ICruiseResult {
  const words = ['--config', CONFIG, '--output-type', 'json', ...folders];
  const program = tool('dependency-cruiser/bin/dependency-cruiser.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (stderr !== '') console.log(stderr);
  // The shape that dependency-cruiser documents for its JSON output.
  return JSON.parse(stdout) as ICruiseResult;
}

/** Violations of .dependency-cruiser.cjs, and files that were not read: with a compiler it does not know it reads none. */
function cruiserProblems(root: string, files: readonly string[]): string[] {
  const folders = FOLDERS.filter(folder => existsSync(path.join(root, folder)));
  const { modules, summary } = cruise(root, folders);
  const read = new Set(modules.map(({ source }) => source));
  const isModule = (file: string): boolean => /\.tsx?$/.test(file) && folders.includes(file.split('/')[0]);
  const comments = new Map(summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]));
  return [
    ...summary.violations.map(({ rule, from, to, cycle }) => {
      const target = cycle === undefined ? to : cycle.map(({ name }) => name).join(' -> ');
      return `${rule.name}: ${from} -> ${target}\n    ${comments.get(rule.name) ?? ''}`;
    }),
    ...files
      .filter(file => isModule(file) && !read.has(file))
      .map(file => `not read, so not checked: ${file}`),
    ...(read.size === 0 ? ['no modules were read'] : []),
  ];
}

const { values } = parseArgs({ options: { root: { type: 'string' } } });
const root = values.root ?? ROOT;
const files = values.root === undefined ? projectFiles() : filesBelow(root);
const imports = importsIn(root, files);
const problems = [...cruiserProblems(root, files), ...layerProblems(imports), ...globProblems(imports)];
if (
  values.root === undefined &&
  !isPageCurrent(readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8'), imports)
)
  problems.push('docs/architecture.md does not show the present folders: run node tools/layers.ts');
for (const problem of problems) console.log(problem);
console.log(`${files.length} files, ${imports.length} imports`);
process.exitCode = problems.length === 0 ? 0 : 1;
