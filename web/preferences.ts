import { effect, signal } from '@preact/signals';
import { LANGUAGES, LOCALES, type Language } from '../kernel/text.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast the moves of others are shown; `step` waits for a touch after each. */
export const PACES = ['slow', 'normal', 'fast', 'step'] as const;
export type Pace = (typeof PACES)[number];

export const HELPS = ['ask', 'warn', 'off'] as const;
export type Help = (typeof HELPS)[number];

/** What a person prefers; kept in the browser. */
export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  /** `calm` shows every change at once. */
  readonly motion: 'full' | 'calm';
  readonly pace: Pace;
  readonly sound: 'off' | 'on';
  /** Whether a move on the board waits for a confirming tap. */
  readonly confirm: 'ask' | 'play';
  /** `ask`: the best moves on request; `warn`: only a word before a blunder. Nothing where help is not allowed. */
  readonly help: Help;
  /** Whether the strongest bots of a game on this device think while a person decides. */
  readonly thinkAhead: 'off' | 'on';
  /** The strength of bots in a game that starts at once; empty: the usual one. */
  readonly level: string;
  readonly name: string;
}

const KEY = 'cosecha:settings';

const isLanguage = (text: string): text is Language => LANGUAGES.some(language => language === text);

function browserLanguage(): Language {
  for (const wanted of navigator.languages) {
    const short = wanted.slice(0, 2);
    if (isLanguage(short)) return short;
  }
  return 'en';
}

function stored(): Partial<Preferences> {
  try {
    // Written by this file; a damaged field shows as the default look, never as an error.
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

export const preferences = signal<Preferences>({
  language: browserLanguage(),
  theme: 'auto',
  motion: prefersReducedMotion.matches ? 'calm' : 'full',
  pace: 'normal',
  sound: 'on',
  confirm: 'ask',
  help: 'ask',
  thinkAhead: 'off',
  level: '',
  name: '',
  ...stored(),
});

export function updatePreferences(part: Partial<Preferences>): void {
  preferences.value = { ...preferences.value, ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences.value));
  } catch {
    // A browser that keeps nothing still plays; the choice lasts until the page is closed.
  }
}

/** Whether pieces may move: never when the system asks for reduced motion. */
export const areAnimationsOn = (): boolean =>
  preferences.value.motion === 'full' && !prefersReducedMotion.matches;

/** Language and look of the whole page follow the settings. */
export function applyToPage(): void {
  effect(() => {
    const { language, theme } = preferences.value;
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['motion'] = areAnimationsOn() ? 'full' : 'calm';
  });
}

/** How dates and times are written in the language of the moment. */
export const locale = (): string => LOCALES[preferences.value.language];
