import { reducedMotion } from '../../board/test/fake-browser.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { TableUpdate } from '../../table/update.ts';
import { createUpdateQueue, type UpdateQueue } from '../play/update-queue.ts';
import { updatePreferences } from '../preferences.ts';
import { forPlayers, randomMatch, updateAt } from './updates.ts';

const { game } = await loadGame(GAME_IDS[0]);
const [SETUP] = randomMatch(game, forPlayers(2), 1);

/** An update after so many moves, the last of them by `mover`. Only what the queue reads differs. */
function after(ply: number, mover: Seat, viewer: Seat | null = 0): TableUpdate {
  const { lines: _, ...update } = updateAt(SETUP, viewer);
  const line = { type: 'moved', n: ply, at: 0, ply, seat: mover, by: 'person', events: [] } as const;
  return { ...update, lines: [line], table: { ...update.table, ply, version: ply } };
}

const shownPly = ({ shown }: UpdateQueue): number | undefined => shown.value?.table.ply;

describe('with animations', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    reducedMotion.matches = false;
    updatePreferences({ motion: 'full' });
  });
  afterEach(() => {
    vi.useRealTimers();
    reducedMotion.matches = true;
    updatePreferences({ motion: 'calm' });
  });

  test('moves are shown one after another', () => {
    const queue = createUpdateQueue(() => undefined, true);
    for (const ply of [0, 1, 2, 3]) queue.push(after(ply, 1));
    const seen = [shownPly(queue)];
    while (queue.isCatchingUp.value) {
      vi.advanceTimersToNextTimer();
      seen.push(shownPly(queue));
    }
    expect(seen).toEqual([1, 2, 3]);
    queue.stop();
  });

  test.each([
    ['slow', 'normal'],
    ['normal', 'fast'],
  ] as const)('%s takes longer than %s', (slower, faster) => {
    const timeFor = (pace: typeof slower | typeof faster): number => {
      updatePreferences({ pace });
      const queue = createUpdateQueue(() => undefined, true);
      for (const ply of [0, 1, 2]) queue.push(after(ply, 1));
      const start = Date.now();
      while (queue.isCatchingUp.value) vi.advanceTimersToNextTimer();
      queue.stop();
      return Date.now() - start;
    };
    expect(timeFor(slower)).toBeGreaterThan(timeFor(faster));
    updatePreferences({ pace: 'normal' });
  });

  test('skipping shows the latest position at once', () => {
    const queue = createUpdateQueue(() => undefined, true);
    for (const ply of [0, 1, 2, 3]) queue.push(after(ply, 1));
    queue.skip();
    expect([shownPly(queue), queue.isCatchingUp.value]).toEqual([3, false]);
  });

  test('an undo, a jump ahead and another viewer are shown at once', () => {
    const queue = createUpdateQueue(() => undefined, true);
    for (const ply of [4, 5, 6]) queue.push(after(ply, 1));
    queue.push(after(5, 1));
    expect([shownPly(queue), queue.isCatchingUp.value]).toEqual([5, false]);
    queue.push(after(9, 1));
    expect([shownPly(queue), queue.isCatchingUp.value]).toEqual([9, false]);
    queue.push(after(10, 1, 1));
    expect([queue.shown.value?.you.seat, queue.isCatchingUp.value]).toEqual([1, false]);
  });

  test('the same position again neither waits nor hides what waits', () => {
    const queue = createUpdateQueue(() => undefined, true);
    for (const ply of [0, 1, 2]) queue.push(after(ply, 1));
    queue.push({ ...after(2, 1), now: 5 });
    expect(shownPly(queue)).toBe(1);
    vi.advanceTimersToNextTimer();
    expect([shownPly(queue), queue.shown.value?.now]).toEqual([2, 5]);
    queue.stop();
  });

  test('the moves since the last own decision are shown again, with nothing to choose', () => {
    const queue = createUpdateQueue(() => undefined, true);
    for (const [ply, mover] of [
      [0, 1],
      [1, 0],
      [2, 1],
      [3, 1],
    ])
      queue.push(after(ply, mover));
    queue.skip();
    expect(queue.sinceMyMove.value.map(({ table }) => table.ply)).toEqual([1, 2, 3]);
    queue.replayRecent();
    expect([shownPly(queue), queue.isCatchingUp.value, queue.isRecap.value]).toEqual([1, true, true]);
    expect(queue.shown.value?.table.moves).toEqual([]);
    vi.advanceTimersToNextTimer();
    expect([shownPly(queue), queue.isCatchingUp.value]).toEqual([2, true]);
    vi.advanceTimersToNextTimer();
    expect([shownPly(queue), queue.isCatchingUp.value, queue.isRecap.value]).toEqual([3, false, true]);
    vi.advanceTimersToNextTimer();
    expect(queue.isRecap.value).toBe(false);
    queue.stop();
  });

  test('what is shown again can be read, however fast the game goes', () => {
    updatePreferences({ pace: 'fast' });
    const queue = createUpdateQueue(() => undefined, true);
    for (const [ply, mover] of [
      [0, 0],
      [1, 1],
    ])
      queue.push(after(ply, mover));
    queue.skip();
    queue.replayRecent();
    vi.advanceTimersByTime(1500);
    expect(shownPly(queue)).toBe(0);
    vi.advanceTimersByTime(200);
    expect(shownPly(queue)).toBe(1);
    queue.stop();
    updatePreferences({ pace: 'normal' });
  });
});

describe('step by step', () => {
  beforeEach(() => updatePreferences({ pace: 'step' }));
  afterEach(() => updatePreferences({ pace: 'normal' }));

  test('every move of another waits for a touch', () => {
    const queue = createUpdateQueue(() => undefined, true);
    for (const ply of [0, 1, 2, 3]) queue.push(after(ply, 1));
    expect([shownPly(queue), queue.isCatchingUp.value]).toEqual([1, true]);
    queue.next();
    expect([shownPly(queue), queue.isCatchingUp.value]).toEqual([2, true]);
    queue.next();
    expect([shownPly(queue), queue.isCatchingUp.value]).toEqual([3, false]);
    queue.push(after(4, 1));
    expect([shownPly(queue), queue.isCatchingUp.value]).toEqual([3, true]);
    queue.next();
    expect([shownPly(queue), queue.isCatchingUp.value]).toEqual([4, false]);
    queue.stop();
  });

  test('the own move is shown at once', () => {
    const queue = createUpdateQueue(() => undefined, true);
    for (const ply of [0, 1]) queue.push(after(ply, 1));
    queue.push(after(2, 0));
    expect([shownPly(queue), queue.isCatchingUp.value]).toEqual([2, false]);
    queue.stop();
  });
});

describe('without animations', () => {
  test('every position is shown at once', () => {
    const changes: (number | undefined)[] = [];
    const queue = createUpdateQueue(() => changes.push(shownPly(queue)), true);
    for (const ply of [0, 1, 2]) {
      queue.push(after(ply, 1));
      expect(shownPly(queue)).toBe(ply);
    }
    expect(queue.isCatchingUp.value).toBe(false);
    // The position before each change is told first, so that pieces can move from where they were.
    expect(changes).toEqual([undefined, 0, 1]);
  });

  test('a position seen on an earlier visit leads on to the present one', () => {
    const queue = createUpdateQueue(() => undefined, true);
    queue.push({ ...after(3, 0), lines: [] });
    // The whole log comes again; the own move in it is not new.
    queue.push({ ...after(6, 1), lines: [...after(3, 0).lines, ...after(6, 1).lines] });
    expect(queue.sinceMyMove.value.map(({ table }) => table.ply)).toEqual([3, 6]);
  });
});
