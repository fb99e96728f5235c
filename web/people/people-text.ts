import type { Language } from '../../kernel/text.ts';
import { locale, preferences } from '../preferences.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import type { PeopleText } from './text/text.ts';

const TEXTS: Readonly<Record<Language, PeopleText>> = { en, es };

/** The words of profiles in the language of the moment. */
export const peopleText = (): PeopleText => TEXTS[preferences.value.language];

/** A day as people write it. */
export const dayText = (at: number): string =>
  new Intl.DateTimeFormat(locale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(at);

export const monthText = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric' }).format(at);

export const percentText = (share: number): string =>
  new Intl.NumberFormat(preferences.value.language, { style: 'percent' }).format(share);
