import type { Language } from '../../kernel/text.ts';
import { preferences } from '../preferences.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import type { SocialText } from './text/text.ts';

const TEXTS: Readonly<Record<Language, SocialText>> = { en, es };

/** The words for playing over days and for friends, in the language of the moment. */
export const socialText = (): SocialText => TEXTS[preferences.value.language];
