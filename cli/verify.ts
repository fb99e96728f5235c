import type { CliContext } from './context.ts';
import { print } from './output.ts';
import { openRecord, verifyOrFail } from './record.ts';

/** Proves a record: each seed matches its commitment, every move is legal, and the result is the one claimed. */
export async function verifyCommand(file: string, context: CliContext): Promise<void> {
  const opened = await openRecord(file, context);
  const match = verifyOrFail(opened, context);
  const { game, config, moves, reseeds = [] } = opened.record;
  const isFinished = opened.module.game.result(match.state) !== undefined;
  const message = isFinished ? context.text.verified : context.text.verifiedUnfinished;
  print(message({ file, game, players: config.players, moves: moves.length, seeds: 1 + reseeds.length }));
}
