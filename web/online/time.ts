import { LOCALES, type Language } from '../../kernel/text.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Figures of a clock: `2 d 5 h`, `1:03:20`, `4:07`. */
export function formatClock(milliseconds: number): string {
  if (milliseconds >= DAY)
    return `${Math.floor(milliseconds / DAY)} d ${Math.floor((milliseconds % DAY) / HOUR)} h`;
  const seconds = Math.ceil(milliseconds / SECOND);
  const pad = (figure: number): string => String(figure).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const;

const unitOf = (milliseconds: number): (typeof UNITS)[number] =>
  UNITS.find(([, size]) => milliseconds >= size) ?? UNITS[UNITS.length - 1];

/** A length of time in words, by its largest unit: `2 days`. */
export function formatDuration(milliseconds: number, language: Language): string {
  const [unit, size] = unitOf(milliseconds);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(milliseconds / size),
  );
}

/** A day without its year: `3 Nov`. */
export const shortDate = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short' }).format(at);

/** `2 days ago`, `in 3 hours`; whatever is closer than a minute is now. */
export function formatRelativeTime(at: number, now: number, language: Language): string {
  const away = at - now;
  const isNow = Math.abs(away) < MINUTE;
  // "Tomorrow" would depend on the hour: whole days are counted instead.
  const format = new Intl.RelativeTimeFormat(language, { numeric: isNow ? 'auto' : 'always' });
  const [unit, size] = unitOf(Math.abs(away));
  return isNow ? format.format(0, 'second') : format.format(Math.round(away / size), unit);
}
