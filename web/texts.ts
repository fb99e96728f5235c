import type { Language } from '../kernel/text.ts';
import { written } from './figures.ts';
import { settings } from './settings.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import type { WebText } from './text/text.ts';

const TEXTS: Readonly<Record<Language, WebText>> = { en, es };

/** The words of the app in the language of the moment. */
export const texts = (): WebText => TEXTS[settings.value.language];

/** A number in the language of the moment. */
export const figure = (count: number): string => written(count, settings.value.language);
