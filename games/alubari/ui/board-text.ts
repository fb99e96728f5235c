import type { Language } from '../../../kernel/text.ts';
import type { BoardText } from '../text/board.ts';
import { board as en } from '../text/board.en.ts';
import { board as es } from '../text/board.es.ts';

/** Everything the board says, by language. */
export const BOARD_TEXT: Readonly<Record<Language, BoardText>> = { en, es };

/** Says something in every language. */
export const translated = <T>(
  say: (text: BoardText, language: Language) => T,
): Readonly<Record<Language, T>> => ({ en: say(BOARD_TEXT.en, 'en'), es: say(BOARD_TEXT.es, 'es') });
