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
type NewFields = 'startedAt' | 'settled' | 'lastUndo' | 'abortRequest' | 'barred';
type StoredTable = Omit<Table, 'game' | 'match' | NewFields> &
  Partial<Pick<Table, NewFields>> & { match: StoredMatch };

/** The table of a snapshot. Moves before it can no longer be undone. */
export function fromSnapshot(game: AnyGame, { state }: SnapshotRow): Table {
  // Written by `snapshotOf`.
  const { match, startedAt = null, settled, lastUndo = 0, ...later } = JSON.parse(state) as StoredTable;
  const { abortRequest = null, barred = [], ...rest } = later;
  const { config, seed, commitment, reseeds = [], draws, start, setupEvents = [], steps } = match;
  return {
    ...rest,
    startedAt,
    settled: settled ?? start.ply,
    lastUndo,
    abortRequest,
    barred,
    game,
    match: {
      game,
      config,
      seed,
      commitment,
      reseeds,
      ...(draws === undefined ? {} : { draws }),
      start,
      setupEvents,
      steps,
      state: match.state,
    },
  };
}
