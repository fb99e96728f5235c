import type { Language } from '../kernel/text.ts';
import { en, type ReviewText } from './text/en.ts';
import { es } from './text/es.ts';

const TEXTS: Readonly<Record<Language, ReviewText>> = { en, es };

export const reviewText = (language: Language): ReviewText => TEXTS[language];
