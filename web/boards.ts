import type { BoardModule } from '../board/module.ts';
import { loadGame, type GameId } from '../games/index.ts';

/** The boards found in the games' folders, each loaded when its table is first opened. */
const BOARDS = import.meta.glob<BoardModule>('../games/*/ui/index.ts', { import: 'board' });

/** A game without a board of its own is played on the text board. */
export async function loadBoard(id: GameId): Promise<BoardModule> {
  const load = BOARDS[`../games/${id}/ui/index.ts`];
  if (load !== undefined) return load();
  const [{ textBoard }, module] = await Promise.all([import('./text-board.tsx'), loadGame(id)]);
  return textBoard(module);
}
