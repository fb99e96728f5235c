import type { AnyGame } from '../../kernel/game.ts';
import type { AnyMatch } from '../../kernel/match.ts';
import type { AppliedEntry, NumberedEntry } from '../../table/entry.ts';
import { applyEntry, plyOf } from '../../table/apply.ts';
import type { Table } from '../../table/table.ts';
import type { SnapshotRow } from '../storage/schema.ts';

export interface Replayed {
  readonly table: Table;
  readonly entries: readonly AppliedEntry[];
}

/** The table after some more of its log. */
export function applyLog(before: Table, log: readonly NumberedEntry[]): Replayed {
  let table = before;
  const facts: AppliedEntry[] = [];
  for (const logged of log) {
    const step = applyEntry(table, logged);
    table = step.table;
    facts.push(step.entry);
  }
  return { table, entries: facts };
}

/** The rules version with which a match was started; undefined before that. */
export const rulesOf = (log: readonly NumberedEntry[]): number | undefined => {
  for (const { entry } of log) if (entry.type === 'started') return entry.rules;
  return undefined;
};

/** A table as it is now, for a time when the rules have become others. */
export function snapshotOf(id: string, table: Table): SnapshotRow | undefined {
  const { game, match, ...rest } = table;
  if (match === null) return undefined;
  const ply = plyOf(match);
  const { game: _rules, ...kept } = match;
  const stored = { ...kept, start: { ply, state: match.state }, steps: [], opening: [] };
  return {
    table_id: id,
    n: table.version,
    ply,
    rules: game.meta.rules,
    state: JSON.stringify({ ...rest, match: stored }),
  };
}

/** Goes on from a snapshot. Moves before it can no longer be taken back. */
export function fromSnapshot(game: AnyGame, { state }: SnapshotRow): Table {
  // Written by `snapshotOf`.
  const stored = JSON.parse(state) as Omit<Table, 'game' | 'match'> & { match: Omit<AnyMatch, 'game'> };
  return { ...stored, game, match: { ...stored.match, game } };
}
