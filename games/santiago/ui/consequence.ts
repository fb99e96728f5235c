import type { Seat } from '../../../kernel/seat.ts';
import { plural, type Language, type Sentence } from '../../../kernel/text.ts';
import type { Consequence } from '../../../board/module.ts';

/** A consequence in both languages, for one seat or for all. */
export const consequence = (
  tone: Consequence['tone'],
  says: (language: Language) => Sentence,
  seat?: Seat,
): Consequence => ({
  ...(seat === undefined ? {} : { seat }),
  tone,
  says: { en: says('en'), es: says('es') },
});

export const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);

export const fieldsOf = (language: Language, count: number): string =>
  plural(
    language,
    count,
    language === 'en' ? { one: 'field', other: 'fields' } : { one: 'campo', other: 'campos' },
  );
