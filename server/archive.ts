import { sql } from 'kysely';
import { archiveMatches, type ArchiveOutcome } from './archive/archive-matches.ts';
import { openConnections, type StoreSettings } from './backup.ts';
import { migrate } from './storage/migrations.ts';
import { lockFolder } from './storage/storage.ts';

/** Moves finished matches into files. The embedded store must not be in use; PostgreSQL may be. */
export async function archive(
  settings: StoreSettings,
  folder: string,
  before: number,
): Promise<ArchiveOutcome> {
  const isEmbedded = settings.database === undefined;
  const unlock = isEmbedded ? lockFolder(settings.data) : undefined;
  const connections = openConnections(settings);
  const { db, reader } = connections;
  try {
    await migrate(db);
    const outcome = await archiveMatches(connections, folder, { before, now: Date.now() });
    // Gives the room back to the disk.
    if (isEmbedded && outcome.archived > 0) await sql`vacuum`.execute(db);
    return outcome;
  } finally {
    if (reader !== db) await reader.destroy();
    await db.destroy();
    unlock?.();
  }
}
