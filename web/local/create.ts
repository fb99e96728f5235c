import { isGameId, loadGame, type GameId } from '../../games/index.ts';
import type { Config } from '../../kernel/game.ts';
import { startMatch } from '../../kernel/match.ts';
import { toRecord, type MatchRecord } from '../../kernel/record.ts';
import { preferences } from '../preferences.ts';
import type { LocalPlayer } from './local-table.ts';
import { tableFromRecord } from './record-table.ts';
import { freshId, freshSeed } from './random.ts';
import { saveTable } from './store.ts';

/** Deals a new match and stores it; returns its id. */
export async function createTable(
  game: GameId,
  config: Config,
  players: readonly LocalPlayer[],
): Promise<string> {
  const module = await loadGame(game);
  return saveAsTable(toRecord(startMatch(module.game, config, freshSeed())), players);
}

/** Stores a record's match as a new table; throws RecordError when the rules forbid one of its moves. */
export async function saveAsTable(record: MatchRecord, players: readonly LocalPlayer[]): Promise<string> {
  if (!isGameId(record.game)) throw new Error(`the game ${record.game} is unknown`);
  const { game } = await loadGame(record.game);
  const [id, now] = [freshId(), Date.now()];
  const { language } = preferences.value;
  await saveTable(tableFromRecord(game, record, { id, players, language, created: now, changed: now }));
  return id;
}
