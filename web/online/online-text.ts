import type { Language } from '../../kernel/text.ts';
import { preferences } from '../preferences.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import type { OnlineText } from './text/text.ts';

const TEXTS: Readonly<Record<Language, OnlineText>> = { en, es };

/** The words for tables at a distance, in the language of the moment; they travel with the pages that need them. */
export const onlineText = (): OnlineText => TEXTS[preferences.value.language];
