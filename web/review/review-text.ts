import type { Language } from '../../kernel/text.ts';
import { reviewText } from '../../review/text.ts';
import type { ReviewText } from '../../review/text/en.ts';
import { preferences } from '../preferences.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import type { ReviewPageText } from './text/text.ts';

const TEXTS: Readonly<Record<Language, ReviewPageText>> = { en, es };

/** The words of the review page in the language of the moment. */
export const pageText = (): ReviewPageText => TEXTS[preferences.value.language];

/** Marks, accuracies and figures in the language of the moment. */
export const wordsOfReview = (): ReviewText => reviewText(preferences.value.language);
