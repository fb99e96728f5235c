import type { GameId } from './index.ts';
import type { Heuristics } from './heuristics.ts';

/**
 * What the bots of earlier generations knew of each game, kept so that every later generation can meet them. The present
 * one, the seventh, is the `heuristics` of the game's module. A generation that changed nothing in a game is the one before.
 */
const LOADERS: Readonly<Record<GameId, Readonly<Record<number, () => Promise<{ heuristics: Heuristics }>>>>> =
  {
    ceylon: {
      1: () => import('./ceylon/generations/generation-1.ts'),
      2: () => import('./ceylon/generations/generation-4.ts'),
      3: () => import('./ceylon/generations/generation-4.ts'),
      4: () => import('./ceylon/generations/generation-4.ts'),
      5: () => import('./ceylon/generations/generation-6.ts'),
      6: () => import('./ceylon/generations/generation-6.ts'),
    },
    cacao: {
      1: () => import('./cacao/generations/generation-1.ts'),
      2: () => import('./cacao/generations/generation-2.ts'),
      3: () => import('./cacao/generations/generation-3.ts'),
      4: () => import('./cacao/generations/generation-5.ts'),
      5: () => import('./cacao/generations/generation-5.ts'),
      6: () => import('./cacao/heuristics.ts'),
    },
    santiago: {
      1: () => import('./santiago/generations/generation-1.ts'),
      2: () => import('./santiago/generations/generation-4.ts'),
      3: () => import('./santiago/generations/generation-4.ts'),
      4: () => import('./santiago/generations/generation-4.ts'),
      5: () => import('./santiago/heuristics.ts'),
      6: () => import('./santiago/heuristics.ts'),
    },
    alubari: {
      1: () => import('./alubari/generations/generation-1.ts'),
      2: () => import('./alubari/generations/generation-3.ts'),
      3: () => import('./alubari/generations/generation-3.ts'),
      4: () => import('./alubari/generations/generation-4.ts'),
      5: () => import('./alubari/generations/generation-5.ts'),
      6: () => import('./alubari/generations/generation-6.ts'),
    },
  };

/** The last generation of each game whose evaluation was made by hand: learning begins with its self-play. */
export const ORIGINS: Readonly<Record<GameId, number>> = { ceylon: 4, cacao: 1, santiago: 1, alubari: 1 };

/** The heuristics of a generation that is kept; undefined for any other number. */
export const loadGeneration = async (id: GameId, generation: number): Promise<Heuristics | undefined> =>
  (await LOADERS[id][generation]?.())?.heuristics;
