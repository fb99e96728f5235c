import type { GameModule } from '../games/module.ts';
import { winners, type GameEvent, type Move, type Result } from '../kernel/game.ts';
import { eventText, moveText, seatNames, plainText } from '../kernel/text.ts';
import type { CliContext } from './context.ts';
import { columns } from './output.ts';

/** A game's sentences as plain text, in one language and with the names at one table. */
export interface MatchText {
  event(event: GameEvent): string;
  move(move: Move): string;
  result(result: Result): string[];
}

export function createMatchText(
  module: GameModule,
  players: readonly string[],
  { language, text }: CliContext,
): MatchText {
  const sentences = module.text[language];
  const names = seatNames(players);
  return {
    event: event => plainText(eventText(sentences, event, names)),
    move: move => plainText(moveText(sentences, move, names)),
    result(result) {
      // A solo game has points, but no places and no winner.
      const isSolo = players.length === 1;
      const rows = [
        ['', ...players],
        ...result.breakdown.map(({ source, points }) => [
          sentences.sources[source] ?? source,
          ...points.map(String),
        ]),
        [text.story.total, ...result.totals.map(String)],
        ...(isSolo ? [] : [[text.story.place, ...result.ranks.map(String)]]),
      ];
      if (isSolo) return columns(rows);
      return [...columns(rows), '', text.story.won(winners(result).map(seat => players[seat]))];
    },
  };
}
