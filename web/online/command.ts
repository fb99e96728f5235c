import { ApiError, request, freshKey } from './api.ts';

/** What is asked of a table besides playing. */
export type Wish =
  | { readonly type: 'sit' | 'freeSeat' | 'handOver'; readonly seat: number }
  | { readonly type: 'seatBot'; readonly seat: number; readonly level: string }
  | { readonly type: 'answerUndo'; readonly agree: boolean }
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'move'; readonly move: string }
  | { readonly type: 'leave' | 'start' | 'close' | 'undo' | 'askUndo' | 'resign' | 'reclaim' | 'rematch' };

const TRIES = 5;

/** Sends the same wish with the same key until an answer comes: it is done once. */
export async function sendCommand(table: string, wish: Wish, version: number): Promise<void> {
  const body = { ...wish, version, key: freshKey() };
  for (let turn = 1; ; turn++) {
    try {
      await request('POST', `/tables/${table}/commands`, body);
      return;
    } catch (error) {
      const isLost = error instanceof ApiError && error.code === 'offline';
      if (!isLost || turn === TRIES) throw error;
      await new Promise(resolve => setTimeout(resolve, 500 * 2 ** turn));
    }
  }
}
