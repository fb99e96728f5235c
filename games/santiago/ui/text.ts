import type { Translated } from '../../../board/module.ts';
import type { Language } from '../../../kernel/text.ts';
import { board as en } from '../text/board.en.ts';
import { board as es } from '../text/board.es.ts';
import type { BoardText } from '../text/board.ts';

export const BOARD_TEXT: Readonly<Record<Language, BoardText>> = { en, es };

/** The same words in both languages. */
export const translate = (words: (text: BoardText) => string): Translated => ({
  en: words(en),
  es: words(es),
});
