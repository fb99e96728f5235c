import { replaysRules } from '../kernel/record.ts';
import { applyLog, initialTable } from './apply.ts';
import type { AppliedEntry, NumberedEntry } from './entry.ts';
import { applyWritten, clearState, type LiveTable } from './live-table.ts';
import { HostError, type HostPorts } from './ports.ts';
import type { Table } from './table.ts';

/** A table and the entries that led to it. */
interface Replayed {
  readonly table: Table;
  readonly entries: readonly AppliedEntry[];
}

/** Entries replayed at a time, so that a long log does not hold up other tables. */
const CHUNK = 64;

/** The table, read from the store when it is not loaded. */
export async function loadTable<L extends LiveTable, P>(ports: HostPorts<L, P>, live: L): Promise<Table> {
  if (live.table !== undefined) return live.table;
  const replayed = await replayFromStart(ports, live);
  clearState(live);
  applyWritten(live, replayed);
  return replayed.table;
}

/** Reads what other processes have written since; tells whether there was anything. */
export async function refresh<L extends LiveTable, P>(ports: HostPorts<L, P>, live: L): Promise<boolean> {
  const before = live.table;
  if (before === undefined) return false;
  const log = await ports.readLog(live.id, before.version);
  if (log.length === 0) return false;
  applyWritten(live, await replayInChunks(ports, live, { table: before, entries: [] }, log));
  return true;
}

/** The entries after a version: the newest are in memory, older ones are replayed. */
export async function entriesSince<L extends LiveTable, P>(
  ports: HostPorts<L, P>,
  live: L,
  since: number,
): Promise<readonly AppliedEntry[]> {
  const version = live.table?.version ?? 0;
  if (since >= version) return [];
  const first = live.recentEntries[0]?.n ?? version + 1;
  const entries = first <= since + 1 ? live.recentEntries : (await replayFromStart(ports, live)).entries;
  return entries.filter(({ n }) => n > since && n <= version);
}

const replayFromStart = async <L extends LiveTable, P>(ports: HostPorts<L, P>, live: L): Promise<Replayed> =>
  replayLog(ports, live, await ports.readLog(live.id, 0));

/** A table from its whole log; from its snapshot when today's rules do not replay that log. */
export async function replayLog<L extends LiveTable, P>(
  ports: HostPorts<L, P>,
  live: L,
  log: readonly NumberedEntry[],
): Promise<Replayed> {
  const [first, ...rest] = log;
  if (first === undefined) throw new HostError('not-found', 'this table does not exist');
  const game = await ports.loadGame(first.entry.type === 'opened' ? first.entry.settings.game : '');
  const rules = rulesOf(log);
  if (rules === undefined || replaysRules(game, rules)) {
    const { table, entry } = initialTable(game, first);
    return replayInChunks(ports, live, { table, entries: [entry] }, rest);
  }
  const table = await ports.readSnapshot?.(live.id, game);
  if (table === undefined)
    throw new HostError('unavailable', 'this match uses an older rules version and has no snapshot');
  const start = { table, entries: withoutEvents(log.filter(({ n }) => n <= table.version)) };
  return replayInChunks(ports, live, start, log.slice(start.entries.length));
}

/** Entries whose game events today's rules cannot tell. */
function withoutEvents(log: readonly NumberedEntry[]): AppliedEntry[] {
  let ply = 0;
  return log.map(numbered => {
    const { entry } = numbered;
    if (entry.type === 'moved') ply++;
    if (entry.type === 'takenBack') ply -= entry.count;
    return { ...numbered, events: [], ply };
  });
}

async function replayInChunks<L extends LiveTable, P>(
  ports: HostPorts<L, P>,
  live: L,
  start: Replayed,
  log: readonly NumberedEntry[],
): Promise<Replayed> {
  let { table } = start;
  const entries = [...start.entries];
  for (let from = 0; from < log.length; from += CHUNK) {
    const before = table;
    const chunk = await ports.run(live, () => applyLog(before, log.slice(from, from + CHUNK)));
    table = chunk.table;
    entries.push(...chunk.entries);
  }
  return { table, entries };
}

/** The rules version a match was started with; undefined before the start. */
function rulesOf(log: readonly NumberedEntry[]): number | undefined {
  for (const { entry } of log) if (entry.type === 'started') return entry.rules;
  return undefined;
}
