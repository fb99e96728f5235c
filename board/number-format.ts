import type { Language } from '../kernel/text.ts';

const FORMATS: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en'),
  es: new Intl.NumberFormat('es'),
};

/** A number as a language writes it: 198.5 or 198,5, with a real minus sign: −10. */
export const formatNumber = (count: number, language: Language): string =>
  FORMATS[language].format(count).replace('-', '−');
