// Builds the app into web/dist when a source is newer than the last build; otherwise says nothing and does nothing.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { InlineConfig } from 'vite';

import { projectFiles } from './files.ts';
import { alone } from './lock.mjs';
import { ROOT } from './steps.ts';

const DIST = path.join(ROOT, 'web', 'dist');
const STAMP = path.join(DIST, '.stamp');
const LOCK = path.join(ROOT, 'node_modules', '.cosecha-web');

const CONFIG: InlineConfig = {
  configFile: false,
  root: path.join(ROOT, 'web'),
  base: '/',
  mode: 'production',
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
  worker: { format: 'es' },
  build: {
    outDir: DIST,
    emptyOutDir: true,
    target: 'es2023',
    // The oldest that know how to ask for a container's size and for what an element has; what is newer is written out for them.
    cssTarget: ['chrome111', 'firefox121', 'safari16.4'],
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      input: {
        main: path.join(ROOT, 'web', 'index.html'),
        offline: path.join(ROOT, 'web', 'service-worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'offline' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
};

/** The service worker keeps every file of the build; it learns their names here. */
function nameFiles(): void {
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !['offline.js', 'index.html', '.stamp'].includes(entry.name))
    .map(
      entry => `/${path.relative(DIST, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`,
    );
  const worker = path.join(DIST, 'offline.js');
  const list = JSON.stringify(['/', ...files.sort()]);
  // The page at the root has no hash in its name, so its content goes into the worker as a mark.
  const page = createHash('sha256')
    .update(readFileSync(path.join(DIST, 'index.html')))
    .digest('hex')
    .slice(0, 12);
  writeFileSync(worker, `${readFileSync(worker, 'utf8').replace('%FILES%', list)}// ${page}\n`);
}

/** Beside every text file lie the forms in which it travels. */
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

/** What the app is made of: its own files, the rules and bots it runs, and the packages it was locked to. */
const isSource = (file: string): boolean =>
  (/^(web|board|kernel|games|bots|table)\//.test(file) && !/\/test\/|\.md$/.test(file)) ||
  file === 'package-lock.json' ||
  file === 'tools/web.ts';

/** Names and ages of all sources, as one text. */
const present = (): string =>
  projectFiles()
    .filter(isSource)
    .map(file => `${file} ${statSync(path.join(ROOT, file)).mtimeMs}`)
    .join('\n');

const isFresh = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === present();

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
  const wanted = present();
  await buildForProduction();
  nameFiles();
  compressFiles();
  writeFileSync(STAMP, wanted);
}

/** Makes sure that web/dist shows the sources as they are. Two who ask at once do not build into each other. */
export async function buildWeb(): Promise<void> {
  if (!isFresh()) await alone(LOCK, () => undefined, rebuild);
}

if (import.meta.main) await buildWeb();
