import type { Analysis } from '../../bots/analysis.ts';
import type { GameModule } from '../../games/module.ts';
import type { Move } from '../../kernel/game.ts';

/** An analysis with its moves in notation. */
export function analysisText({ game: { notation } }: GameModule, analysis: Analysis<Move>): object {
  return {
    ...analysis,
    moves: analysis.moves.map(({ move, line, ...figures }) => ({
      move: notation.text(move),
      ...figures,
      line: line.map(next => ({ seat: next.seat, move: notation.text(next.move) })),
    })),
  };
}
