import { isGameId, loadGame } from '../../games/index.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { LocalPlayer, LocalTable } from './local-table.ts';
import { tableFromRecord } from './record-table.ts';

/** A match as version 1 of the database kept it. */
export interface MatchOfVersion1 {
  readonly id: string;
  readonly game: string;
  readonly players: readonly LocalPlayer[];
  readonly record: MatchRecord;
  readonly created: number;
  readonly changed: number;
}

/** The match as a table; undefined when today's rules cannot replay it. */
export async function tableFromMatch(match: MatchOfVersion1): Promise<LocalTable | undefined> {
  const { id, game: name, players, record, created, changed } = match;
  if (!isGameId(name)) return undefined;
  const { game } = await loadGame(name);
  try {
    return tableFromRecord(game, record, { id, players, language: 'en', created, changed });
  } catch {
    // Rules may fail in any way on a record they were not made for. It is listed as unreadable.
    return undefined;
  }
}
