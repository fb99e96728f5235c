import type { Language } from '../../kernel/text.ts';
import { preferences } from '../preferences.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import type { CompanyText } from './text/text.ts';

const TEXTS: Readonly<Record<Language, CompanyText>> = { en, es };

/** The words for playing over days and for good company, in the language of the moment. */
export const companyText = (): CompanyText => TEXTS[preferences.value.language];
