import { describe, expect, test } from 'vitest';
import type { NumberedVisibleEntry } from '../../table/visible-entry.ts';
import { entriesUntil, eventsIn, isUndone, mergeEntries, movesSinceMine } from '../play/entries.ts';

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
const eventTypes = (entries: readonly NumberedVisibleEntry[]): string[] =>
  eventsIn(entries).map(({ type }) => type);

describe('the log', () => {
  test('leaves out undone moves', () => {
    const entries = [started, moved(2, 1, 0), moved(3, 2, 1), takenBack(4, 1), moved(5, 2, 1)];
    expect(eventTypes(entries)).toEqual(['laid out', 'move 1 of 0', 'move 2 of 1']);
    expect(eventTypes(entries.slice(0, 4))).toEqual(['laid out', 'move 1 of 0']);
  });

  test('ends at the version that is shown', () => {
    const entries = [started, moved(2, 1, 0), moved(3, 2, 1)];
    expect(eventTypes(entriesUntil(entries, 2))).toEqual(['laid out', 'move 1 of 0']);
    expect(entriesUntil(entries, 3)).toBe(entries);
  });

  test('counts an entry once that came twice', () => {
    const known = [started, moved(2, 1, 0)];
    expect(mergeEntries(known, [moved(2, 1, 0), moved(3, 2, 1)]).map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(mergeEntries(known, [])).toBe(known);
  });

  test('is replaced when another viewer sees it from the start', () => {
    const forOther = [started, moved(2, 1, 5)];
    expect(eventTypes(mergeEntries([started, moved(2, 1, 0)], forOther))).toEqual([
      'laid out',
      'move 1 of 5',
    ]);
  });

  test('says what others did since the last own decision; a bot or the table does not decide for the player', () => {
    const entries = [started, moved(2, 1, 0), moved(3, 2, 1), moved(4, 3, 0, 'bot'), moved(5, 4, 0, 'table')];
    const since = movesSinceMine(entries, 0);
    expect(since?.at).toBe(2000);
    expect(since?.events.map(({ type }) => type)).toEqual(['move 2 of 1', 'move 3 of 0', 'move 4 of 0']);
    expect(movesSinceMine(entries, 1)?.events).toHaveLength(2);
    expect(movesSinceMine([], 0)).toBeUndefined();
  });

  test('knows a position that was undone', () => {
    const entries = [started, moved(2, 1, 0), moved(3, 2, 1), takenBack(4, 1)];
    expect(isUndone(entries, 3, 2)).toBe(true);
    expect(isUndone(entries, 2, 1)).toBe(false);
    expect(isUndone(entries, 4, 2)).toBe(false);
  });
});
