import type { GameId } from '../../games/index.ts';
import { GAME_INFO } from '../game-list.ts';
import { preferences } from '../preferences.ts';
import { goTo } from '../route.ts';

/** Deals a game with the usual number of players, you on the first seat and bots on the others, and opens it. */
export async function quickStart(id: GameId, level: string): Promise<void> {
  const { usual } = GAME_INFO[id].players;
  const seats = Array.from({ length: usual }, (_, seat) => ({
    name: seat === 0 ? preferences.value.name : '',
    bot: seat === 0 ? null : level,
  }));
  // Loaded with the game, not with the page.
  const { createTable } = await import('./create.ts');
  goTo('play', await createTable(id, { players: usual, options: {} }, seats));
}
