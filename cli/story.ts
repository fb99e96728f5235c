import type { GameModule } from '../games/module.ts';
import { visibleTo, winners, type GameEvent, type Move, type Result } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import { eventText, moveText, namesOf, plain } from '../kernel/text.ts';
import type { Shell } from './language.ts';
import { columns } from './output.ts';

/** A game's sentences as plain text, in one language and with the names at one table. */
export interface Teller {
  event(event: GameEvent): string;
  move(move: Move): string;
  result(result: Result): string[];
}

export function tellerOf(module: GameModule, players: readonly string[], { language, text }: Shell): Teller {
  const sentences = module.text[language];
  const names = namesOf(players);
  return {
    event: event => plain(eventText(sentences, event, names)),
    move: move => plain(moveText(sentences, move, names)),
    result(result) {
      // Who plays alone has no place and no victory, only points.
      const isAlone = players.length === 1;
      const rows = [
        ['', ...players],
        ...result.breakdown.map(({ source, points }) => [
          sentences.sources[source] ?? source,
          ...points.map(String),
        ]),
        [text.story.total, ...result.totals.map(String)],
        ...(isAlone ? [] : [[text.story.place, ...result.ranks.map(String)]]),
      ];
      if (isAlone) return columns(rows);
      return [...columns(rows), '', text.story.won(winners(result).map(seat => players[seat]))];
    },
  };
}

/** What a viewer learns from events, as sentences. */
export const toldTo = (teller: Teller, events: readonly GameEvent[], viewer: Seat | undefined): string[] =>
  events.map(event => teller.event(visibleTo(event, viewer)));
