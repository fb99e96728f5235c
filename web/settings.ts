import { effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '../kernel/text.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What a person prefers; kept in the browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** `calm` shows every change at once. */
  readonly motion: 'full' | 'calm';
  readonly sound: 'off' | 'on';
  /** Whether a move on the board waits for a confirming tap. */
  readonly confirm: 'ask' | 'play';
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

function stored(): Partial<Settings> {
  try {
    // Written by this file; a field that was tampered with shows as the default look, never as a fault.
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

const prefersCalm = matchMedia('(prefers-reduced-motion: reduce)');

export const settings = signal<Settings>({
  language: browserLanguage(),
  theme: 'auto',
  motion: prefersCalm.matches ? 'calm' : 'full',
  sound: 'off',
  confirm: 'ask',
  name: '',
  ...stored(),
});

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // A browser that keeps nothing still plays; the choice lasts until the page is closed.
  }
}

/** Whether pieces may move: never for somebody whose system asks for calm. */
export const isMoving = (): boolean => settings.value.motion === 'full' && !prefersCalm.matches;

/** Language and look of the whole page follow the settings. */
export function dressPage(): void {
  effect(() => {
    const { language, theme } = settings.value;
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['motion'] = isMoving() ? 'full' : 'calm';
  });
}
