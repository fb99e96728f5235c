import { loadGame, type GameId } from '../../games/index.ts';
import type { Config } from '../../kernel/game.ts';
import { startMatch } from '../../kernel/match.ts';
import { toRecord, type MatchRecord } from '../../kernel/record.ts';
import type { Player } from '../sitting.ts';
import type { LocalMatch } from './messages.ts';
import { saveMatch } from './store.ts';

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

const freshSeed = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

const freshId = (): string => hex(crypto.getRandomValues(new Uint8Array(6)));

/** Deals a new match and keeps it; its id leads to the table. */
export async function createMatch(
  game: GameId,
  config: Config,
  players: readonly Player[],
  seed = freshSeed(),
): Promise<string> {
  const module = await loadGame(game);
  return keepRecord(toRecord(startMatch(module.game, config, seed)), game, players);
}

/** Keeps a record as a match of this browser. */
export async function keepRecord(
  record: MatchRecord,
  game: GameId,
  players: readonly Player[],
): Promise<string> {
  const now = Date.now();
  const match: LocalMatch = { id: freshId(), game, players, record, created: now, changed: now, toAct: [] };
  await saveMatch(match);
  return match.id;
}
