import type { Thinker } from './bots/thinker.ts';
import type { TableStore } from './storage/tables.ts';

/** Hears what the server does, to measure it. */
export interface Observer {
  request(route: string, status: number, ms: number): void;
  command(type: string, outcome: string): void;
  commit(outcome: 'written' | 'overtaken' | 'failed', ms: number): void;
  decision(level: string, ms: number): void;
}

/** The same store, observed. */
export const observedTables = (tables: TableStore, observer: Observer): TableStore => ({
  ...tables,
  async append(write) {
    const start = performance.now();
    try {
      const isWritten = await tables.append(write);
      observer.commit(isWritten ? 'written' : 'overtaken', performance.now() - start);
      return isWritten;
    } catch (error) {
      observer.commit('failed', performance.now() - start);
      throw error;
    }
  },
});

/** The same bots, observed. */
export const observedBots = (bots: Thinker, observer: Observer): Thinker => ({
  ...bots,
  async choose(job, source) {
    const start = performance.now();
    const move = await bots.choose(job, source);
    observer.decision(job.level, performance.now() - start);
    return move;
  },
});
