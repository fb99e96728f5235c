import type { Language } from '../../../kernel/text.ts';
import { en } from '../text/board.en.ts';
import { es } from '../text/board.es.ts';
import type { BoardText } from '../text/board.ts';

export const BOARD_TEXT: Readonly<Record<Language, BoardText>> = { en, es };

/** The same words in every language. */
export const translated = <T = string>(words: (text: BoardText) => T): Readonly<Record<Language, T>> => ({
  en: words(en),
  es: words(es),
});
