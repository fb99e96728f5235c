import type { Language } from '../../kernel/text.ts';
import { settings } from '../settings.ts';

const FORMATS: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en'),
  es: new Intl.NumberFormat('es'),
};

/** A number as it is written in the language of the moment: 198.5 or 198,5. */
export const figure = (count: number): string => FORMATS[settings.value.language].format(count);
