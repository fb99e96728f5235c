import { describe, expect, test } from 'vitest';
import type { NumberedVisibleEntry } from '../../table/visible-entry.ts';
import { mergeEntries, isUndone, movesSinceMine, toGameLog } from '../online/log.ts';
import { formatClock, formatRelativeTime, formatDuration } from '../online/time.ts';

const moved = (
  n: number,
  ply: number,
  seat: number,
  by: 'person' | 'bot' | 'table' = 'person',
): NumberedVisibleEntry => ({
  type: 'moved',
  n,
  at: n * 1000,
  ply,
  seat,
  by,
  events: [{ type: `move ${ply} of ${seat}` }],
});
const started: NumberedVisibleEntry = {
  type: 'started',
  n: 1,
  at: 1000,
  ply: 0,
  events: [{ type: 'laid out' }],
};
const takenBack = (n: number, ply: number): NumberedVisibleEntry => ({
  type: 'takenBack',
  n,
  at: n * 1000,
  ply,
  seat: 0,
  count: 1,
});
const told = (lines: readonly NumberedVisibleEntry[]): string[] =>
  toGameLog(lines).map(({ event }) => event.type);

describe('the story of a table', () => {
  test('leaves out what was taken back', () => {
    const lines = [started, moved(2, 1, 0), moved(3, 2, 1), takenBack(4, 1), moved(5, 2, 1)];
    expect(told(lines)).toEqual(['laid out', 'move 1 of 0', 'move 2 of 1']);
  });

  test('counts a line once that came twice', () => {
    const known = [started, moved(2, 1, 0)];
    expect(mergeEntries(known, [moved(2, 1, 0), moved(3, 2, 1)]).map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(mergeEntries(known, [started])).toBe(known);
  });

  test('tells what others did since the last own decision, not what a bot or the table decided for one', () => {
    const lines = [started, moved(2, 1, 0), moved(3, 2, 1), moved(4, 3, 0, 'bot'), moved(5, 4, 0, 'table')];
    const since = movesSinceMine(lines, 0);
    expect(since?.at).toBe(2000);
    expect(since?.story.map(({ event }) => event.type)).toEqual([
      'move 2 of 1',
      'move 3 of 0',
      'move 4 of 0',
    ]);
    expect(movesSinceMine(lines, 1)?.story).toHaveLength(2);
    expect(movesSinceMine([], 0)).toBeUndefined();
  });

  test('knows a moment that is no longer part of it', () => {
    const lines = [started, moved(2, 1, 0), moved(3, 2, 1), takenBack(4, 1)];
    expect(isUndone(lines, 3, 2)).toBe(true);
    expect(isUndone(lines, 2, 1)).toBe(false);
    expect(isUndone(lines, 4, 2)).toBe(false);
  });
});

describe('time', () => {
  const [SECOND, HOUR, DAY] = [1000, 3_600_000, 86_400_000];

  test('on a clock is shown in figures that suit its length', () => {
    expect(formatClock(0)).toBe('0:00');
    expect(formatClock(61 * SECOND)).toBe('1:01');
    expect(formatClock(HOUR + 5 * SECOND)).toBe('1:00:05');
    expect(formatClock(2 * DAY + 5.5 * HOUR)).toBe('2 d 5 h');
  });

  test('is said in words by its largest unit', () => {
    expect(formatDuration(2 * DAY + HOUR, 'en')).toBe('2 days');
    expect(formatDuration(90 * SECOND, 'es')).toBe('1 minuto');
    expect(formatDuration(0, 'es')).toBe('0 segundos');
  });

  test('is told from now, back and ahead', () => {
    expect(formatRelativeTime(0, 2 * DAY, 'en')).toBe('2 days ago');
    expect(formatRelativeTime(3 * HOUR, 0, 'es')).toBe('dentro de 3 horas');
    expect(formatRelativeTime(5 * SECOND, 0, 'en')).toBe('now');
  });
});
