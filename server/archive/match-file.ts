import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { MatchRecord } from '../../kernel/record.ts';
import type { NumberedEntry } from '../../table/entry.ts';
import type { SnapshotRow } from '../storage/schema.ts';

/** What leaves the store when a match is archived: nothing in it belongs to a person. */
export interface ArchivedMatch {
  readonly table: string;
  readonly entries: readonly NumberedEntry[];
  readonly snapshot: SnapshotRow | null;
}

/** A record with everything that a server needs to show the table. Programs that read records overlook `archived`. */
type MatchFile = MatchRecord & { readonly archived: ArchivedMatch };

/** Where a match goes: a folder for each month, named by when it was last used. */
export const fileOf = (table: string, at: number): string =>
  `${new Date(at).toISOString().slice(0, 7)}/${table}.json.gz`;

/** Writes a file and waits until it is on the disk; one that exists is replaced in one step. */
export async function writeMatchFile(
  folder: string,
  file: string,
  record: MatchRecord,
  archived: ArchivedMatch,
): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const draft = `${target}.tmp`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(gzipSync(JSON.stringify({ ...record, archived } satisfies MatchFile)));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, target);
}

export async function readMatchFile(folder: string, file: string): Promise<MatchFile> {
  const text = gunzipSync(await readFile(path.join(folder, file))).toString('utf8');
  // Written by `writeMatchFile`.
  return JSON.parse(text) as MatchFile;
}
