// Runs dependency-cruiser, and does not believe it unless it read every file there is: with a compiler it
// does not understand it reads nothing and finds no fault.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import type { ICruiseResult } from 'dependency-cruiser';

import { projectFiles } from './files.ts';
import { ROOT, tool } from './steps.ts';

const FOLDERS = ['kernel', 'games', 'bots', 'table', 'server', 'web', 'cli', 'bench', 'tools'].filter(
  folder => existsSync(path.join(ROOT, folder)),
);

function cruise(): ICruiseResult {
  const program = tool('dependency-cruiser/bin/dependency-cruiser.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [program, '--output-type', 'json', ...FOLDERS], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (stderr !== '') console.log(stderr);
  // The shape that dependency-cruiser documents for its JSON output.
  return JSON.parse(stdout) as ICruiseResult;
}

const { modules, summary } = cruise();
const read = new Set(modules.map(({ source }) => source));
const isModule = (file: string) => /\.tsx?$/.test(file) && FOLDERS.includes(file.split('/')[0]);
const unread = projectFiles().filter(file => isModule(file) && !read.has(file));
const comments = new Map(summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]));

for (const { rule, from, to, cycle } of summary.violations) {
  const way = cycle === undefined ? to : cycle.map(({ name }) => name).join(' -> ');
  console.log(`${rule.name}: ${from} -> ${way}\n    ${comments.get(rule.name) ?? ''}`);
}
if (unread.length > 0) console.log(`not read, so not checked: ${unread.join(', ')}`);
if (read.size === 0) console.log('no modules read at all');
console.log(`${read.size} modules, ${summary.totalDependenciesCruised} imports`);
process.exitCode = summary.violations.length > 0 || unread.length > 0 || read.size === 0 ? 1 : 0;
