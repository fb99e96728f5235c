import { loadGame, type GameId } from '../../games/index.ts';
import type { Config } from '../../kernel/game.ts';
import { startMatch } from '../../kernel/match.ts';
import { toRecord } from '../../kernel/record.ts';
import type { Player } from '../match-client.ts';
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
  const match = startMatch(module.game, config, seed);
  return saveNewMatch({ game, players, record: toRecord(match), toAct: module.game.toAct(match.state) });
}

/** Keeps a match in this browser; its id leads to it. */
export async function saveNewMatch(
  match: Pick<LocalMatch, 'game' | 'players' | 'record' | 'toAct'>,
): Promise<string> {
  const [id, now] = [freshId(), Date.now()];
  await saveMatch({ ...match, id, created: now, changed: now });
  return id;
}
