import type { Habit } from './habits.ts';
import type { GameId } from './index.ts';

type AnyHabit = Habit<never>;

const LOADERS: Readonly<Partial<Record<GameId, () => Promise<readonly AnyHabit[]>>>> = {
  ceylon: async () => (await import('./ceylon/habits.ts')).habits,
  cacao: async () => (await import('./cacao/habits.ts')).habits,
  santiago: async () => (await import('./santiago/habits.ts')).habits,
  alubari: async () => (await import('./alubari/habits.ts')).habits,
};

/** The habits of a game, if it tells any. They are handed events of that game only. */
export const loadHabits = async (id: GameId): Promise<readonly Habit[]> =>
  // The events of a game's own matches are the ones its habits know.
  ((await LOADERS[id]?.()) ?? []) as unknown as readonly Habit[];
