import type { CommandBody } from '../../api/command.ts';
import type { PlayerCommand } from '../../table/command.ts';
import { ApiError, request, freshKey } from './api.ts';

const TRIES = 5;

/** Sends the same command with the same key until an answer comes: it is done once. */
export async function sendCommand(table: string, command: PlayerCommand, version: number): Promise<void> {
  const body: CommandBody = { ...command, version, key: freshKey() };
  for (let turn = 1; ; turn++) {
    try {
      await request('POST', `/tables/${table}/commands`, body);
      return;
    } catch (error) {
      if (!mayRetry(error) || turn === TRIES) throw error;
      const asked = (error.retryAfter ?? 0) * 1000;
      await new Promise(resolve => setTimeout(resolve, Math.max(asked, 500 * 2 ** turn)));
    }
  }
}

/** The server could not be asked, or it cannot answer at the moment. */
const mayRetry = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.code === 'offline' || (error.code === 'unavailable' && error.retryAfter !== undefined));
