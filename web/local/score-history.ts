import type { GameModule } from '../../games/module.ts';
import { replay, type MatchRecord } from '../../kernel/record.ts';
import type { BoardModule } from '../../board/module.ts';

/** The points of every seat if the game had ended after each step; the last line is the final score. */
export function scoreHistory(
  { game }: GameModule,
  board: BoardModule,
  record: MatchRecord,
): readonly (readonly number[])[] {
  const lines: (readonly number[])[] = [];
  const match = replay(game, record, ({ state }) =>
    lines.push(board.standings(game.view(state, undefined))?.totals ?? []),
  );
  const result = game.result(match.state);
  return result === undefined ? lines : [...lines, result.totals];
}
