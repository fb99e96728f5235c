import type { GameId } from './index.ts';
import type { Heuristics } from './heuristics.ts';

/**
 * What the bots of earlier generations knew of each game, kept so that every later generation can meet them. The present
 * one is the `heuristics` of the game's module.
 */
const LOADERS: Readonly<Record<GameId, Readonly<Record<number, () => Promise<Heuristics>>>>> = {
  ceylon: { 1: async () => (await import('./ceylon/generations/generation-1.ts')).heuristics },
  cacao: { 1: async () => (await import('./cacao/generations/generation-1.ts')).heuristics },
  santiago: { 1: async () => (await import('./santiago/generations/generation-1.ts')).heuristics },
  alubari: { 1: async () => (await import('./alubari/generations/generation-1.ts')).heuristics },
};

/** The heuristics of a generation that is kept; undefined for any other number. */
export const loadGeneration = async (id: GameId, generation: number): Promise<Heuristics | undefined> =>
  LOADERS[id][generation]?.();
