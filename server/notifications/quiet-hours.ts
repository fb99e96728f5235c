import type { CorrespondenceRow } from '../storage/social-rows.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** Whether the server knows a time zone by this name. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Minutes after midnight in a zone. */
export function minuteOfDay(now: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const figure = (type: string): number => Number(parts.find(part => part.type === type)?.value ?? 0);
  return figure('hour') * 60 + figure('minute');
}

/** When a person's quiet hours end; undefined outside them. They may reach over midnight. */
export function quietUntil(
  now: number,
  correspondence: Pick<CorrespondenceRow, 'quiet_from' | 'quiet_until' | 'zone'> | undefined,
): number | undefined {
  if (
    correspondence === undefined ||
    correspondence.quiet_from === null ||
    correspondence.quiet_until === null
  )
    return undefined;
  const { quiet_from: from, quiet_until: until, zone } = correspondence;
  const minute = minuteOfDay(now, zone);
  const isQuiet = from <= until ? minute >= from && minute < until : minute >= from || minute < until;
  if (!isQuiet) return undefined;
  const left = (until - minute + DAY_MINUTES) % DAY_MINUTES;
  return Math.floor(now / MINUTE) * MINUTE + left * MINUTE;
}
