import { isDeepStrictEqual } from 'node:util';
import { isGameId, loadGame } from '../../games/index.ts';
import { replaysRules, verify, type MatchRecord } from '../../kernel/record.ts';
import { applyLog, initialTable } from '../../table/apply.ts';
import type { NumberedEntry } from '../../table/entry.ts';
import { recordFromLog } from '../../table/to-record.ts';
import { botLevelAt } from '../../table/seat-state.ts';
import { wholeLog } from '../storage/archived.ts';
import { listArchivable, removeArchived } from '../storage/archiving.ts';
import type { Connections } from '../storage/query.ts';
import { tableStore, type TableStore } from '../storage/tables.ts';
import { isPersonal } from '../storage/writer.ts';
import { fileOf, readMatchFile, writeMatchFile, type ArchivedMatch } from './match-file.ts';

export interface ArchiveOutcome {
  readonly archived: number;
  /** Matches that stay where they are, because today's rules cannot prove them. */
  readonly left: number;
}

/** Moves finished matches that were last used before a time into files; servers may go on meanwhile. */
export async function archiveMatches(
  connections: Connections,
  folder: string,
  { before, now }: { readonly before: number; readonly now: number },
): Promise<ArchiveOutcome> {
  const tables = tableStore(connections, () => undefined, folder);
  let archived = 0;
  let left = 0;
  let last = '';
  for (;;) {
    const found = await listArchivable(connections, before, last);
    for (const { id, version, at } of found) {
      const file = fileOf(id, at);
      const isWritten = await writeProved(tables, id, { folder, file });
      const row = { table_id: id, file, version, at: now };
      if (isWritten && (await removeArchived(connections, row))) archived++;
      else left++;
    }
    const end = found.at(-1);
    if (end === undefined) return { archived, left };
    last = end.id;
  }
}

/** Writes a match that can be proved, and reads it back; false when it cannot. */
async function writeProved(
  tables: TableStore,
  id: string,
  { folder, file }: { readonly folder: string; readonly file: string },
): Promise<boolean> {
  const log = await tables.log(id, 0);
  const record = await provedRecord(log);
  if (record === undefined) return false;
  const match: ArchivedMatch = {
    table: id,
    // Who moved is known by the seat; whose seat it was stays in the store.
    entries: log.filter(({ entry }) => !isPersonal(entry)).map(plain),
    snapshot: (await tables.snapshot(id)) ?? null,
  };
  await writeMatchFile(folder, file, record, match);
  const { archived, ...again } = await readMatchFile(folder, file);
  const whole = wholeLog(
    log.filter(({ entry }) => isPersonal(entry)),
    archived,
  );
  return (
    isDeepStrictEqual(whole.map(plain), log.map(plain)) &&
    isDeepStrictEqual(archived.snapshot, match.snapshot) &&
    isDeepStrictEqual(again, asStored(record))
  );
}

/** An entry as everyone knows it. */
const plain = ({ n, at, entry }: NumberedEntry): NumberedEntry => ({ n, at, entry });

/** As it comes back from a file. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The record of a log, proved move by move; undefined where the rules of today do not replay it. */
async function provedRecord(log: readonly NumberedEntry[]): Promise<MatchRecord | undefined> {
  const [first, ...rest] = log;
  const id = first?.entry.type === 'opened' ? first.entry.settings.game : '';
  if (first === undefined || !isGameId(id)) return undefined;
  const { game } = await loadGame(id);
  const started = log.find(({ entry }) => entry.type === 'started')?.entry;
  if (started?.type !== 'started' || !replaysRules(game, started.rules)) return undefined;
  try {
    const { table } = applyLog(initialTable(game, first).table, rest);
    const bots = table.places.map(place => botLevelAt(place) ?? null);
    const record = recordFromLog(table, log, { seats: bots.map(level => level ?? '?'), bots });
    if (record !== undefined) verify(game, record);
    return record;
  } catch {
    return undefined;
  }
}
