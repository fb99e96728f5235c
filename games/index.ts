import type { GameModule } from './module.ts';

/** The only list of games, in the order the app shows them. Each is loaded on first use. */
const LOADERS = {
  ceylon: async () => (await import('./ceylon/index.ts')).module,
  cacao: async () => (await import('./cacao/index.ts')).module,
  santiago: async () => (await import('./santiago/index.ts')).module,
  alubari: async () => (await import('./alubari/index.ts')).module,
} as const satisfies Record<string, () => Promise<GameModule>>;

export type GameId = keyof typeof LOADERS;

// Object.keys forgets the literal names of the record above.
export const GAME_IDS = Object.keys(LOADERS) as readonly GameId[];

export const isGameId = (text: string): text is GameId => Object.hasOwn(LOADERS, text);

export const loadGame = (id: GameId): Promise<GameModule> => LOADERS[id]();
