import type { CliContext } from './context.ts';
import { print } from './output.ts';
import { openRecord, verifyOrFail } from './record.ts';

/** Proves a record: the seed fits the commitment, every move is legal, the result is the one claimed. */
export async function verifyCommand(file: string, shell: CliContext): Promise<void> {
  const opened = await openRecord(file, shell);
  const match = verifyOrFail(opened, shell);
  const { record, module } = opened;
  const isOver = module.game.result(match.state) !== undefined;
  const tell = isOver ? shell.text.verified : shell.text.verifiedUnfinished;
  print(tell(file, record.game, record.config.players, record.moves.length));
}
