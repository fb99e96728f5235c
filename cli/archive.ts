import path from 'node:path';
import { archive } from '../server/archive.ts';
import { StoreError } from '../server/storage/storage.ts';
import type { CliContext } from './context.ts';
import { requireStore } from './existing-store.ts';
import { reasonOf } from './files.ts';
import { print } from './output.ts';
import { settingsOf, type ServeOptions } from './serve.ts';
import { UsageError } from './usage-error.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Moves finished matches out of a store into files that a server can still read. */
export async function archiveCommand(
  { before, to, ...given }: ServeOptions,
  { text }: CliContext,
): Promise<void> {
  const { archive: words, serve, backup } = text;
  const time = DATE.test(before ?? '') ? Date.parse(`${before}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError(words.noDate);
  const settings = settingsOf(given, text);
  const folder = to === undefined ? settings.archive : path.resolve(to);
  if (folder === undefined) throw new UsageError(words.noFolder);
  requireStore(settings, text);
  try {
    const { archived, left } = await archive(settings, folder, time);
    print(words.done(archived, folder));
    if (left > 0) print(words.left(left));
  } catch (error) {
    if (error instanceof StoreError && error.kind === 'in-use')
      throw new UsageError(serve.inUse(error.where));
    throw new UsageError(backup.failed(folder, reasonOf(error, text)));
  }
}
