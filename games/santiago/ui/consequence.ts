import type { Consequence } from '../../../board/module.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Sentence } from '../../../kernel/text.ts';
import type { BoardText } from '../text/board.ts';
import { BOARD_TEXT } from './text.ts';

/** A consequence in both languages, for one seat or for all. */
export const consequence = (
  tone: Consequence['tone'],
  says: (text: BoardText['consequences']) => Sentence,
  seat?: Seat,
): Consequence => ({
  ...(seat === undefined ? {} : { seat }),
  tone,
  says: { en: says(BOARD_TEXT.en.consequences), es: says(BOARD_TEXT.es.consequences) },
});

export const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);
