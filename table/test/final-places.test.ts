import { describe, expect, test } from 'vitest';
import { finalPlaces } from '../final-places.ts';
import { personSeat, type SeatState, type StandInReason } from '../seat-state.ts';
import type { Outcome } from '../table.ts';

const played = (ranks: readonly number[]): Outcome => ({
  kind: 'played',
  result: { totals: ranks.map(rank => 100 - rank), breakdown: [], ranks },
});
const person = (because?: StandInReason): SeatState => ({
  ...personSeat('ana'),
  ...(because === undefined ? {} : { standIn: { level: 'level-4', because } }),
});
const bot: SeatState = { kind: 'bot', level: 'level-2' };

describe('the places at the end', () => {
  test('are those of the game, shared ones too', () => {
    expect(finalPlaces(played([2, 1, 4, 2]), [person(), person(), bot, person()])).toEqual([2, 1, 4, 2]);
  });

  test.each(['left', 'time', 'away', 'resigned'] as const)('put who is gone (%s) last', because => {
    expect(finalPlaces(played([1, 2, 3]), [person(because), person(), bot])).toEqual([3, 1, 2]);
  });

  test('are the same for all who are gone', () => {
    expect(finalPlaces(played([1, 4, 2, 3]), [person('left'), person('time'), person(), bot])).toEqual([
      3, 3, 1, 2,
    ]);
  });

  test('of a conceded match put those who resigned behind the one who stayed', () => {
    const outcome: Outcome = { kind: 'conceded', ranks: [2, 1, 2] };
    expect(finalPlaces(outcome, [person('resigned'), person(), person('resigned')])).toEqual([2, 1, 2]);
  });
});
