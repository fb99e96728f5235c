import { EVENT_WORDS, type EventWords } from '../../events/text.ts';
import type { Language } from '../../kernel/text.ts';
import { ApiError } from '../online/api.ts';
import { preferences } from '../preferences.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import type { EventFault, EventsText } from './text/text.ts';

const TEXTS: Readonly<Record<Language, EventsText>> = { en, es };

/** The words of these pages in the language of the moment; they travel with the pages. */
export const eventsText = (): EventsText => TEXTS[preferences.value.language];

/** Formats and tie-breaks in words. */
export const eventWords = (): EventWords => EVENT_WORDS[preferences.value.language];

const FAULTS: Readonly<Record<string, EventFault>> = {
  'needs-account': 'account',
  'event-full': 'full',
  'event-closed': 'closed',
  forbidden: 'newer',
  'already-played': 'played',
  'already-entered': 'entered',
  'too-many-events': 'organised',
  'bad-settings': 'settings',
  'too-many-requests': 'busy',
  offline: 'offline',
  unavailable: 'offline',
};

export const faultOf = (error: unknown): EventFault =>
  error instanceof ApiError ? (FAULTS[error.code] ?? 'other') : 'other';
