import { isGameId, loadGame } from '../../games/index.ts';
import type { Entry } from '../../table/entry.ts';
import { open } from '../../table/evolve.ts';
import { Fault } from '../fault.ts';
import { newToken } from '../people/token.ts';
import type { Hall } from './hall.ts';
import { writeOf } from './room.ts';

/** Writes the first entry of a table; nothing happens when it is there already. */
export async function found(hall: Hall, id: string, entry: Entry, by?: string): Promise<void> {
  const game = entry.type === 'opened' ? entry.settings.game : '';
  if (!isGameId(game)) throw new Fault('bad-settings', 'there is no such game');
  const logged = { n: 1, at: hall.now(), entry, ...(by === undefined ? {} : { by }) };
  const { table, fact } = open((await loadGame(game)).game, logged);
  const { noticeDelay } = hall.policy;
  await hall.storage.tables.append(
    writeOf(id, undefined, table, [fact], { noticeDelay, invite: newToken(12) }),
  );
}
