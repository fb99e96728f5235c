import { backUp, restore } from '../server/backup.ts';
import { BackupError } from '../server/storage/backup.ts';
import { StoreError } from '../server/storage/storage.ts';
import type { CliContext } from './context.ts';
import { requireStore } from './existing-store.ts';
import { reasonOf } from './files.ts';
import { print } from './output.ts';
import { settingsOf, type ServeOptions } from './serve.ts';
import { UsageError } from './usage-error.ts';
import { version } from './version.ts';

/** Writes everything that a server stores into one file. */
export async function backupCommand(file: string, given: ServeOptions, { text }: CliContext): Promise<void> {
  const rows = await explained(
    () => backUp(requireStore(settingsOf(given, text), text), file, version()),
    file,
    text,
  );
  print(text.backup.written(file, rows));
}

/** Fills an empty store from such a file. */
export async function restoreCommand(file: string, given: ServeOptions, { text }: CliContext): Promise<void> {
  const rows = await explained(() => restore(settingsOf(given, text), file), file, text);
  print(text.backup.restored(file, rows));
}

async function explained(
  work: () => Promise<number>,
  file: string,
  text: CliContext['text'],
): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError) throw new UsageError(text.backup[error.reason](file));
    if (error instanceof StoreError && error.kind === 'in-use')
      throw new UsageError(text.serve.inUse(error.where));
    if (error instanceof UsageError) throw error;
    throw new UsageError(text.backup.failed(file, reasonOf(error, text)));
  }
}
