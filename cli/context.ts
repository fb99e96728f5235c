import { LANGUAGES, type Language } from '../kernel/text.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import type { CliText } from './text/text.ts';

/** What every command gets: the language and texts of its output. */
export interface CliContext {
  readonly language: Language;
  readonly text: CliText;
}

const TEXTS: Readonly<Record<Language, CliText>> = { en, es };

export const createContext = (language: Language): CliContext => ({ language, text: TEXTS[language] });

export const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some(language => language === text);

/** The language of the system: Spanish in all its regions, English for everyone else. */
export function systemLanguage(environment: NodeJS.ProcessEnv): Language {
  // An empty variable counts as unset, hence `||`.
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return /^es(?![a-z])/i.test(locale) ? 'es' : 'en';
}

/**
 * The language of this run. Help and usage errors need it before the command line is
 * parsed, so it is looked up by hand; `undefined` when it names a language that does not exist.
 */
export function wantedLanguage(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
): Language | undefined {
  const index = words.findIndex(word => word === '--language' || word.startsWith('--language='));
  if (index < 0) return systemLanguage(environment);
  const wanted = words[index].includes('=') ? words[index].split('=')[1] : words[index + 1];
  return isLanguage(wanted) ? wanted : undefined;
}
