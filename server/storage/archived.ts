import { HostError } from '../../table/ports.ts';
import type { NumberedEntry } from '../../table/entry.ts';
import { readMatchFile, type ArchivedMatch } from '../archive/match-file.ts';
import type { Connections } from './query.ts';

/** Finished matches whose log is in files. */
export interface ArchivedMatches {
  /** What the file of a table holds; undefined when it was never archived. */
  read(table: string): Promise<ArchivedMatch | undefined>;
}

export function archivedMatches({ reader }: Connections, folder: string | undefined): ArchivedMatches {
  return {
    async read(table) {
      const row = await reader
        .selectFrom('archived')
        .selectAll()
        .where('table_id', '=', table)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      if (folder === undefined) throw outOfReach();
      const { archived } = await readMatchFile(folder, row.file).catch(() => {
        throw outOfReach();
      });
      return archived;
    },
  };
}

const outOfReach = (): HostError =>
  new HostError('unavailable', 'this match is in the archive, which this server cannot read');

/** A whole log: what belongs to people stayed in the store, the rest is in the file. */
export function wholeLog(
  stored: readonly NumberedEntry[],
  { entries }: Pick<ArchivedMatch, 'entries'>,
): NumberedEntry[] {
  const kept = new Set(stored.map(({ n }) => n));
  return [...stored, ...entries.filter(({ n }) => !kept.has(n))].sort((one, other) => one.n - other.n);
}
