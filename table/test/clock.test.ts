import { describe, expect, test } from 'vitest';
import { timeLeft, nextDeadline } from '../clock.ts';
import { Scenario } from './scenario.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const live = { kind: 'live', bank: 60, increment: 5 } as const;
const who = (seat: number): string => ['ana', 'blas', 'cora'][seat];

describe('a live clock', () => {
  test('runs for the player who thinks, stops with the move and gets its increment', () => {
    const table = new Scenario({ speed: live }).start();
    const [seat] = table.acting;
    expect(nextDeadline(table.table.clocks)).toBe(table.now + 60 * SECOND);
    table.later(10 * SECOND).move();
    const clock = table.table.clocks?.[seat];
    expect(clock).toEqual({ left: 55 * SECOND, since: null });
    expect(table.table.clocks?.[table.acting[0]].since).toBe(table.now);
  });

  test('that is up hands the seat to a bot, not before', () => {
    const table = new Scenario({ speed: live }).start();
    const [seat] = table.acting;
    const { version } = table.table;
    expect(table.later(59 * SECOND).sendFromHost({ type: 'timeUp', seat }).table.version).toBe(version);
    table.later(SECOND).sendFromHost({ type: 'timeUp', seat });
    expect(table.table.places[seat]).toMatchObject({ standIn: { because: 'time' } });
    expect(nextDeadline(table.table.clocks)).toBeNull();
  });

  test('is a quarter full again for who comes back', () => {
    const table = new Scenario({ speed: live }).start();
    const [seat] = table.acting;
    table
      .later(60 * SECOND)
      .sendFromHost({ type: 'timeUp', seat })
      .send(who(seat), { type: 'reclaim' });
    const clock = table.table.clocks?.[seat];
    expect(clock && timeLeft(clock, table.now)).toBe(15 * SECOND);
    expect(clock?.since).toBe(table.now);
  });

  test('runs for all who decide at the same time', () => {
    const table = new Scenario({ speed: live }).start();
    while (table.acting.length === 1) table.move();
    expect(table.table.clocks?.every(({ since }) => since !== null)).toBe(true);
    table.send('blas', { type: 'move', move: 'stake 0' });
    expect(table.table.clocks?.map(({ since }) => since !== null)).toEqual([true, false, true]);
  });
});

describe('a clock of days', () => {
  test('begins anew with each decision', () => {
    const table = new Scenario({ speed: { kind: 'correspondence', days: 3 } }).start();
    expect(nextDeadline(table.table.clocks)).toBe(table.now + 3 * DAY);
    table.later(2 * DAY).move();
    expect(nextDeadline(table.table.clocks)).toBe(table.now + 3 * DAY);
  });
});

test('when the match is over no clock runs', () => {
  const table = new Scenario({ speed: live })
    .start()
    .send('ana', { type: 'resign' })
    .send('blas', { type: 'resign' });
  expect(nextDeadline(table.table.clocks)).toBeNull();
});
