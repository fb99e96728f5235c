import type { Page } from 'playwright-core';
import { loadGame, type GameId } from '../../games/index.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { Seat } from '../../kernel/seat.ts';
import { tableFromRecord } from '../local/record-table.ts';

/** A match that a person on one seat continues. */
export interface SavedMatch {
  readonly id: string;
  readonly game: GameId;
  readonly record: MatchRecord;
  readonly seat: Seat;
  /** The level of the bots on the other seats; null seats people there. */
  readonly level: string | null;
}

/** Adds a match to the browser's saved games, with a person on the seat that is to decide. */
export async function saveMatch(page: Page, { id, game, record, seat, level }: SavedMatch): Promise<void> {
  const players = Array.from({ length: record.config.players }, (_, at) => ({
    name: '',
    bot: at === seat ? null : level,
  }));
  const module = await loadGame(game);
  const facts = { id, players, language: 'en', created: 0, changed: 0 } as const;
  await putInStore(page, 'tables', [tableFromRecord(module.game, record, facts)]);
}

/** Writes to a store of the app's database. With a version, the database is created as that version had it. */
export const putInStore = (
  page: Page,
  store: string,
  values: readonly object[],
  version?: number,
): Promise<void> =>
  page.evaluate(
    ([name, all, wanted]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('cosecha', wanted);
        request.addEventListener('upgradeneeded', () =>
          request.result.createObjectStore(name, { keyPath: 'id' }),
        );
        request.addEventListener('error', () => reject(new Error('no storage')));
        request.addEventListener('success', () => {
          const change = request.result.transaction(name, 'readwrite');
          for (const value of all) change.objectStore(name).put(value);
          change.addEventListener('error', () => reject(new Error('not stored')));
          change.addEventListener('complete', () => {
            request.result.close();
            resolve();
          });
        });
      }),
    [store, values, version] as const,
  );

/** Everything in a store of the app's database. */
export const readStore = (page: Page, store: string): Promise<unknown[]> =>
  page.evaluate(
    name =>
      new Promise<unknown[]>((resolve, reject) => {
        const request = indexedDB.open('cosecha');
        request.addEventListener('error', () => reject(new Error('no storage')));
        request.addEventListener('success', () => {
          const all = request.result.transaction(name).objectStore(name).getAll();
          all.addEventListener('success', () => {
            request.result.close();
            resolve(all.result);
          });
        });
      }),
    store,
  );
