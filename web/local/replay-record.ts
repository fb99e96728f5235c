import type { AnyGame } from '../../kernel/game.ts';
import { forcedMove, play, type AnyMatch } from '../../kernel/match.ts';
import { replay, RecordError, type MatchRecord } from '../../kernel/record.ts';

/** Plays a record through as the match loop did: moves without a choice are marked again. */
export function replayRecord(game: AnyGame, record: MatchRecord): AnyMatch {
  let match = replay(game, { ...record, moves: [] });
  record.moves.forEach((line, index) => {
    const [seat, text] = [Number(line[0]), line.slice(2)];
    const move = game.notation.parse(text);
    if (move === undefined)
      throw new RecordError(`moves[${index}]`, `"${text}" is no move of ${game.meta.id}`);
    const forced = forcedMove(game, match.state);
    match = play(match, seat, move, forced?.seat === seat && forced.move === move);
  });
  return match;
}
