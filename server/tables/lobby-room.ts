import type { NewTable } from '../../api/table.ts';
import { RequestError } from '../request-error.ts';
import type { Services } from '../services.ts';
import { tableId } from './create-table.ts';

/** Tables of one host that may wait in the lobby at the same time. */
export const MOST_WAITING = 5;

/** Refuses a table in the lobby to someone who has enough of them there. A server without limits refuses nothing. */
export async function requireRoomInLobby(
  { storage, settings }: Pick<Services, 'storage' | 'settings'>,
  person: string,
  { visibility, start, key }: Pick<NewTable, 'visibility' | 'start' | 'key'>,
): Promise<void> {
  if (settings.limits.rate === 0 || visibility !== 'public' || start === true) return;
  if ((await storage.tables.countWaiting(person)) < MOST_WAITING) return;
  // Asked again, the same table is not another one.
  if ((await storage.tables.row(tableId(person, key))) !== undefined) return;
  throw new RequestError(
    'too-many-tables',
    `you have ${MOST_WAITING} open tables in the lobby: start or close one of them`,
  );
}
