import { loadGame, type GameId } from '../games/index.ts';
import type { BoardModule } from '../board/module.ts';

/** The boards of the games, each loaded when its table is first opened. */
const LOADERS: Readonly<Record<string, () => Promise<BoardModule>>> = {
  cacao: async () => (await import('../games/cacao/ui/index.ts')).board,
  ceylon: async () => (await import('../games/ceylon/ui/index.ts')).board,
  alubari: async () => (await import('../games/alubari/ui/index.ts')).board,
  santiago: async () => (await import('../games/santiago/ui/index.ts')).board,
};

/** A game without pictures of its own is played on the plain board. */
export async function loadBoard(id: GameId): Promise<BoardModule> {
  const loader = LOADERS[id];
  if (loader !== undefined) return loader();
  const [{ textBoard }, module] = await Promise.all([import('./text-board.tsx'), loadGame(id)]);
  return textBoard(module);
}
