import type { GameModule } from '../games/module.ts';
import { winners, type GameEvent, type Move, type Result } from '../kernel/game.ts';
import { eventText, figure, moveText, plainText, seatNames, type Language } from '../kernel/text.ts';
import type { CliContext } from './context.ts';
import { columns } from './output.ts';

/** A game's sentences as plain text, in one language and with the names at one table. */
export interface MatchText {
  event(event: GameEvent): string;
  move(move: Move): string;
  result(result: Result): string[];
}

/** Points as the language writes them: −10, and 198.5 or 198,5. */
const written = (points: number, language: Language): string =>
  language === 'es' ? figure(points).replace('.', ',') : figure(points);

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
          ...points.map(count => written(count, language)),
        ]),
        [text.story.total, ...result.totals.map(count => written(count, language))],
        ...(isSolo ? [] : [[text.story.place, ...result.ranks.map(String)]]),
      ];
      if (isSolo) return columns(rows);
      return [...columns(rows), '', text.story.won(winners(result).map(seat => players[seat]))];
    },
  };
}
