import { signal } from '@preact/signals';
import type { GameId } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { BoardModule } from '../../board/module.ts';
import type { Puzzle } from '../../review/puzzle.ts';
import { createReplay } from '../local/replay.ts';
import type { TableClient } from '../table-client.ts';

/** A position in which the seat to move may try a move; nothing is played on the table. */
export interface PuzzleClient extends TableClient {
  /** Shows the position again, with all its moves. */
  reset(): void;
}

export function createPuzzleClient(
  game: GameId,
  { module, board }: { readonly module: GameModule; readonly board: BoardModule },
  { record, answer }: Puzzle,
  onMove: (move: string) => void,
): PuzzleClient {
  const players = Array.from({ length: record.config.players }, () => ({ name: '', bot: null }));
  const replay = createReplay(game, { module, board }, record, players, { canMove: true });
  const reset = (): void => replay.show(record.moves.length, answer.seat);
  reset();
  return {
    ...replay,
    players: signal(players),
    reset,
    send(command) {
      if (command.type === 'move') onMove(command.move);
      // The move is judged, not played: the position stays.
      return Promise.resolve(false);
    },
  };
}
