import type { NewTable } from '../../api/table.ts';
import { RequestError, tooMany } from '../request-error.ts';
import type { Services } from '../services.ts';
import { tableId } from './create-table.ts';

/** Tables of one host that may wait in the lobby at the same time. */
export const MOST_WAITING = 5;

/** Who wants to open a table, and from where. */
interface Opener {
  readonly person: string;
  readonly network: string;
}

/**
 * Refuses a table in the lobby to someone who has enough of them there, or whose address has sent many. A server without
 * limits refuses nothing.
 */
export async function requireRoomInLobby(
  services: Pick<Services, 'storage' | 'settings' | 'limits' | 'limiter'>,
  { person, network }: Opener,
  { visibility, start, key }: Pick<NewTable, 'visibility' | 'start' | 'key'>,
): Promise<void> {
  const { storage, settings, limits, limiter } = services;
  if (settings.limits.rate === 0 || visibility !== 'public' || start === true) return;
  // Asked again, the same table is not another one.
  if ((await storage.tables.row(tableId(person, key))) !== undefined) return;
  if ((await storage.tables.countWaiting(person)) < MOST_WAITING) {
    const seconds = await limiter.count(limits.lobby, network);
    if (seconds > 0) throw tooMany('too many tables in the lobby from your address', seconds);
    return;
  }
  throw new RequestError(
    'too-many-tables',
    `you have ${MOST_WAITING} open tables in the lobby: start or close one of them`,
  );
}
