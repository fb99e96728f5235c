import type { GameModule } from '../../games/module.ts';
import { replay, type MatchRecord } from '../../kernel/record.ts';
import type { BoardModule } from '../../board/module.ts';

/** The open points of every seat after every step; the last line is the final score. */
export function scoreHistory(
  { game }: GameModule,
  board: BoardModule,
  record: MatchRecord,
): readonly (readonly number[])[] {
  const lines: (readonly number[])[] = [];
  const match = replay(game, record, ({ state }) =>
    lines.push(board.visibleScores(game.view(state, undefined))),
  );
  const result = game.result(match.state);
  return result === undefined ? lines : [...lines, result.totals];
}
