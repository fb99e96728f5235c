import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const bundles = new Map<string, Promise<URL>>();

/**
 * A module and everything it imports, bundled as the app is: a game is a file of its own, and names that live in one file
 * need no look-up while the rules run. In a single file for all games their constants would be variables, because they
 * would get their values when a game is loaded. An installed program has no bundler and is measured as it is.
 */
export function bundled(module: string): Promise<URL> {
  let file = bundles.get(module);
  if (file === undefined) bundles.set(module, (file = join(module)));
  return file;
}

async function join(module: string): Promise<URL> {
  if (!module.endsWith('.ts')) return new URL(module);
  const { build } = await import('rolldown');
  const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    input: fileURLToPath(module),
    platform: 'node',
    logLevel: 'warn',
    output: { dir: folder, entryFileNames: 'entry.mjs', chunkFileNames: '[name].mjs' },
  });
  return pathToFileURL(path.join(folder, 'entry.mjs'));
}
