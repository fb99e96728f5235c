import { GAME_IDS, type GameId } from '../games/index.ts';
import type { GameInfo } from '../games/info.ts';

/** Small enough to be part of the first script: a list of games is shown before any of them is loaded. */
const FILES = import.meta.glob<GameInfo>('../games/*/info.ts', { eager: true, import: 'info' });

export const GAME_INFO: Readonly<Record<GameId, GameInfo>> = Object.fromEntries(
  GAME_IDS.map(id => [id, FILES[`../games/${id}/info.ts`]]),
  // Every game in the list has an `info.ts`: its `index.ts` imports it.
) as Record<GameId, GameInfo>;
