// Builds the app into web/dist when a source is newer than the last build; otherwise says nothing and does nothing.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { InlineConfig } from 'vite';

import { projectFiles } from './files.ts';
import { ROOT } from './steps.ts';

const DIST = path.join(ROOT, 'web', 'dist');
const STAMP = path.join(DIST, '.stamp');

const CONFIG: InlineConfig = {
  configFile: false,
  root: path.join(ROOT, 'web'),
  base: '/',
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: { outDir: DIST, emptyOutDir: true, target: 'es2023', reportCompressedSize: false },
};

/** What the app is made of: its own files, the rules and bots it runs, and the packages it was locked to. */
const isSource = (file: string): boolean =>
  (/^(web|kernel|games|bots|table)\//.test(file) && !/\/test\/|\.md$/.test(file)) ||
  file === 'package-lock.json';

/** Names and ages of all sources, as one text. */
const present = (): string =>
  projectFiles()
    .filter(isSource)
    .map(file => `${file} ${statSync(path.join(ROOT, file)).mtimeMs}`)
    .join('\n');

/** Makes sure that web/dist shows the sources as they are, and returns its folder. */
export async function buildWeb(): Promise<string> {
  const wanted = present();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return DIST;
  const { build } = await import('vite');
  await build(CONFIG);
  writeFileSync(STAMP, wanted);
  return DIST;
}

if (import.meta.main) await buildWeb();
