import type { AnyGame } from '../../kernel/game.ts';
import { plyOf, type AnyMatch } from '../../kernel/match.ts';
import type { Table } from '../../table/table.ts';
import type { SnapshotRow } from '../storage/schema.ts';

/** A table as it is now, for rules that will no longer replay its log; undefined before the match. */
export function snapshotOf(id: string, table: Table): SnapshotRow | undefined {
  const { game, match, ...rest } = table;
  if (match === null) return undefined;
  const ply = plyOf(match);
  const { game: _game, ...kept } = match;
  const stored = { ...kept, start: { ply, state: match.state }, steps: [], setupEvents: [] };
  return {
    table_id: id,
    n: table.version,
    ply,
    rules: game.meta.rules,
    state: JSON.stringify({ ...rest, match: stored }),
  };
}

/** Snapshots of earlier versions lack the fields that came later. */
type StoredMatch = Omit<AnyMatch, 'game' | 'reseeds' | 'setupEvents'> &
  Partial<Pick<AnyMatch, 'reseeds' | 'setupEvents'>>;

/** The table of a snapshot. Moves before it can no longer be undone. */
export function fromSnapshot(game: AnyGame, { state }: SnapshotRow): Table {
  // Written by `snapshotOf`.
  const { match, ...rest } = JSON.parse(state) as Omit<Table, 'game' | 'match'> & { match: StoredMatch };
  const { config, seed, commitment, reseeds = [], start, setupEvents = [], steps } = match;
  return {
    ...rest,
    game,
    match: { game, config, seed, commitment, reseeds, start, setupEvents, steps, state: match.state },
  };
}
