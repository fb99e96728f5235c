// Builds the app into web/dist when a source has changed since the last build; otherwise does nothing.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { InlineConfig } from 'vite';

import { runAlone } from './lock.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../..');

const DIST = path.join(ROOT, 'web', 'dist');
const STAMP = path.join(DIST, '.stamp');
const LOCK = path.join(ROOT, 'node_modules', '.cosecha-web');

/** The modules that the home page shares with every other page. */
const SHARED =
  /node_modules\/@?preact|vite\/preload-helper|web\/(preferences|route|app-text|text\/|online\/(session|api)|game-list)|board\/(seat-icon|number-format)|games\/(index|[a-z-]+\/info)\.ts|kernel\/text\.ts|table\/(seat-state|table)\.ts/;

/** How long parts of the build took is of no use to those who start the app. */
const QUIET = { pluginTimings: false, bundlerTimings: false };

const CONFIG: InlineConfig = {
  configFile: false,
  root: path.join(ROOT, 'web'),
  base: '/',
  mode: 'production',
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
  worker: { format: 'es', rolldownOptions: { checks: QUIET } },
  build: {
    outDir: DIST,
    emptyOutDir: true,
    target: 'es2023',
    // The oldest versions with container queries and `:has`; newer syntax is rewritten for them.
    cssTarget: ['chrome111', 'firefox121', 'safari16.4'],
    reportCompressedSize: false,
    rolldownOptions: {
      checks: QUIET,
      input: {
        main: path.join(ROOT, 'web', 'index.html'),
        offline: path.join(ROOT, 'web', 'service-worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'offline' ? '[name].js' : 'assets/[name]-[hash].js'),
        // Each file of the first load costs a request with its headers: the small shared modules travel together.
        codeSplitting: { groups: [{ name: 'shared', test: SHARED }] },
      },
    },
  },
};

/** Writes the names of all files of the build into the service worker, which caches them. */
function nameFiles(): void {
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !['offline.js', 'index.html', '.stamp'].includes(entry.name))
    .map(
      entry => `/${path.relative(DIST, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`,
    );
  const worker = path.join(DIST, 'offline.js');
  const list = JSON.stringify(['/', ...files.sort()]);
  // index.html has no hash in its name, so its hash goes into the worker: a new page is a new worker.
  const page = createHash('sha256')
    .update(readFileSync(path.join(DIST, 'index.html')))
    .digest('hex')
    .slice(0, 12);
  writeFileSync(worker, `${readFileSync(worker, 'utf8').replace('%FILES%', list)}// ${page}\n`);
}

/** Compresses every text file beforehand. */
function compressFiles(): void {
  for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|html|svg|webmanifest)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    );
  }
}

/** The folders the app is built from. */
export const SOURCES = ['web', 'board', 'kernel', 'games', 'bots', 'review', 'table', 'events', 'api'];

const isSource = (file: string): boolean =>
  !/^web\/dist\/|\/test\/|\.md$/.test(file.replaceAll(path.sep, '/'));

/** Every file that the app depends on. */
function sourceFiles(): string[] {
  const files = SOURCES.flatMap(folder =>
    readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => path.relative(ROOT, path.join(entry.parentPath, entry.name))),
  );
  return [...files.filter(isSource).sort(), 'package-lock.json'];
}

/** Names and times of all sources, as one text. */
const sourceStamp = (): string =>
  sourceFiles()
    .map(file => `${file} ${statSync(path.join(ROOT, file)).mtimeMs}`)
    .join('\n');

const isFresh = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceStamp();

/** Under tests NODE_ENV says so, and a build would name the files and lines of this machine. */
async function buildForProduction(): Promise<void> {
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    const { build } = await import('vite');
    await build(CONFIG);
  } finally {
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  }
}

async function rebuild(): Promise<void> {
  if (isFresh()) return;
  const stamp = sourceStamp();
  await buildForProduction();
  nameFiles();
  compressFiles();
  writeFileSync(STAMP, stamp);
}

/** Brings web/dist up to date. Processes that ask at the same time build one after the other. */
export async function buildWeb(): Promise<void> {
  if (!isFresh()) await runAlone(LOCK, () => undefined, rebuild);
}

if (import.meta.main) await buildWeb();
