import type { GameModule } from '../../games/module.ts';
import type { GameEvent } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import { eventText, type Sentence } from '../../kernel/text.ts';
import { preferences } from '../preferences.ts';
import { readerNames, toReader } from '../text/second-person.ts';

/** Who reads a story, and what the players are called. */
export interface Reader {
  readonly players: readonly string[];
  /** The reader's own seat; null for someone who watches. */
  readonly you: Seat | null;
}

/** What happened, told to its reader. */
export function tellEvent({ text }: GameModule, event: GameEvent, { players, you }: Reader): Sentence {
  const { language } = preferences.value;
  return toReader(eventText(text[language], event, readerNames(players, you)), you, language);
}
