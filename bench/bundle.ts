import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const bundles = new Map<string, Promise<URL>>();

/**
 * A module and everything it imports as one file, the way the app is delivered: names that live in one file need no
 * look-up while the rules run. An installed program has no bundler and is measured as it is.
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
  const file = path.join(folder, 'joined.mjs');
  await build({
    input: fileURLToPath(module),
    platform: 'node',
    logLevel: 'warn',
    output: { file, codeSplitting: false },
  });
  return pathToFileURL(file);
}
