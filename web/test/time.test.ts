import { describe, expect, test } from 'vitest';
import { formatClock, formatDuration, formatRelativeTime } from '../online/time.ts';

const [SECOND, HOUR, DAY] = [1000, 3_600_000, 86_400_000];

describe('time', () => {
  test('on a clock has figures that suit its length', () => {
    expect(formatClock(0)).toBe('0:00');
    expect(formatClock(61 * SECOND)).toBe('1:01');
    expect(formatClock(HOUR + 5 * SECOND)).toBe('1:00:05');
    expect(formatClock(2 * DAY + 5.5 * HOUR)).toBe('2 d 5 h');
  });

  test('in words has its largest unit', () => {
    expect(formatDuration(2 * DAY + HOUR, 'en')).toBe('2 days');
    expect(formatDuration(90 * SECOND, 'es')).toBe('1 minuto');
    expect(formatDuration(0, 'es')).toBe('0 segundos');
  });

  test('is counted from now, back and ahead', () => {
    expect(formatRelativeTime(0, 2 * DAY, 'en')).toBe('2 days ago');
    expect(formatRelativeTime(3 * HOUR, 0, 'es')).toBe('dentro de 3 horas');
    expect(formatRelativeTime(5 * SECOND, 0, 'en')).toBe('now');
  });
});
