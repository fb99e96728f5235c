import { CommandError } from '../../table/command-error.ts';
import { print } from '../output.ts';
import type { Session } from './session.ts';

/**
 * Undoes the person's last decision where the table allows it. Bots agree to an undo unless something was drawn or
 * revealed since. Returns whether the table has changed.
 */
export async function undo(session: Session): Promise<boolean> {
  const { table, update } = session;
  const { version, ply, undo: allowed } = update().table;
  const { text } = session.context;
  try {
    await table.send({ type: allowed.free > 0 ? 'undo' : 'askUndo' }, version);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    print(error.code === 'nothing-to-undo' ? text.play.nothingToUndo : text.play.cannotUndo);
    return false;
  }
  print(text.play.undone(ply - update().table.ply));
  return true;
}
