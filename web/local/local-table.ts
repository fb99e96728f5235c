import { isGameId, type GameId } from '../../games/index.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { LogEntry, NumberedEntry } from '../../table/entry.ts';
import { botLevelAt } from '../../table/seat-state.ts';
import type { TableSettings } from '../../table/settings.ts';
import { toAct, type Outcome, type Table } from '../../table/table.ts';
import type { Player } from '../table-client.ts';

/** A table in this browser. The log is the table; the other fields spare a list from replaying it. */
export interface LocalTable {
  readonly id: string;
  /** By seat; empty for a seat without a name. */
  readonly names: readonly string[];
  readonly log: readonly NumberedEntry[];
  readonly created: number;
  readonly changed: number;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
}

export type LocalPlayer = Pick<Player, 'name' | 'bot'>;

/** The table after more of its log; the caller stores it. */
export const withEntries = (
  stored: LocalTable,
  entries: readonly NumberedEntry[],
  table: Table,
): LocalTable => ({
  ...stored,
  log: [...stored.log, ...entries],
  changed: table.at,
  toAct: toAct(table),
  outcome: table.outcome,
});

function openedEntry({ log }: Pick<LocalTable, 'log'>): Extract<LogEntry, { readonly type: 'opened' }> {
  const entry = log[0]?.entry;
  if (entry?.type !== 'opened') throw new Error('this table has no beginning');
  return entry;
}

export const settingsOf = (table: LocalTable): TableSettings => openedEntry(table).settings;

export function gameOf(table: LocalTable): GameId {
  const { game } = settingsOf(table);
  if (!isGameId(game)) throw new Error(`the game ${game} is unknown`);
  return game;
}

export const playersOf = (table: LocalTable): readonly LocalPlayer[] =>
  openedEntry(table).places.map((place, seat) => ({
    name: table.names[seat] ?? '',
    bot: botLevelAt(place) ?? null,
  }));
