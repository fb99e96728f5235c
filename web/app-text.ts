import type { Language } from '../kernel/text.ts';
import type { Translated } from '../board/module.ts';
import { formatNumber } from '../board/number-format.ts';
import { preferences } from './preferences.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import type { WebText } from './text/text.ts';

const TEXTS: Readonly<Record<Language, WebText>> = { en, es };

/** The words of the app in the language of the moment. */
export const appText = (): WebText => TEXTS[preferences.value.language];

/** The same words in both languages, for what is named before the language is known. */
export const inBothLanguages = (pick: (text: WebText) => string): Translated => ({
  en: pick(en),
  es: pick(es),
});

/** A number in the language of the moment. */
export const figure = (count: number): string => formatNumber(count, preferences.value.language);

/** The same with its sign: +3, −2. */
export const signed = (count: number): string => (count > 0 ? `+${figure(count)}` : figure(count));
