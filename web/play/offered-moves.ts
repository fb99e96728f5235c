import type { AnyGame } from '../../kernel/game.ts';
import { forcedMove } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { PlayerCommand } from '../../table/command.ts';
import type { TableUpdate } from '../../table/update.ts';
import type { TableView } from '../../table/view.ts';

/**
 * The moves that the viewer chooses from. There are none while a bot plays for the viewer, or while the table is about
 * to play a forced move: any state that fits the view has the same one.
 */
export function offeredMoves(game: AnyGame, { table }: TableUpdate): readonly string[] {
  const { seat, seats, moves, view } = table;
  if (seat === null || moves.length === 0 || seats[seat].bot !== null) return [];
  return forcedMove(game, game.sample(view, fastRandom(1))) === undefined ? moves : [];
}

/** The command that undoes the viewer's last decision; undefined when it cannot be undone now. */
export function undoCommand({
  undo,
}: TableView): Extract<PlayerCommand['type'], 'undo' | 'askUndo'> | undefined {
  if (undo.free > 0) return 'undo';
  return undo.asking > 0 && undo.request === null ? 'askUndo' : undefined;
}
