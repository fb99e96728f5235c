import type { Page } from 'playwright-core';
import type { GameId } from '../../games/index.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { LocalMatch } from '../local/messages.ts';

/** A match that a person at one seat is to go on with. */
export interface Kept {
  readonly id: string;
  readonly game: GameId;
  readonly record: MatchRecord;
  readonly seat: Seat;
  /** The level of the bots at the other seats. */
  readonly level: string;
}

/** Puts a match among those of the browser, with a person at the seat that is to decide. */
export async function keep(page: Page, { id, game, record, seat, level }: Kept): Promise<void> {
  const players = Array.from({ length: record.config.players }, (_, at) => ({
    name: '',
    bot: at === seat ? null : level,
  }));
  const match: LocalMatch = { id, game, players, record, created: 0, changed: 0, toAct: [seat] };
  await page.evaluate(
    kept =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('cosecha');
        request.addEventListener('error', () => reject(new Error('no storage')));
        request.addEventListener('success', () => {
          const change = request.result.transaction('matches', 'readwrite');
          change.objectStore('matches').put(kept);
          change.addEventListener('complete', () => resolve());
          change.addEventListener('error', () => reject(new Error('not kept')));
        });
      }),
    match,
  );
}
