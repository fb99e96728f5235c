import { describe, expect, test } from 'vitest';
import { seedFrom } from '../../kernel/seed.ts';
import { OPEN_SEAT, personSeat, type SeatState } from '../seat-state.ts';
import type { TableSettings } from '../settings.ts';
import { nextBotSeat } from '../table.ts';
import { Scenario } from './scenario.ts';

const who = (seat: number): string => ['ana', 'blas', 'cora'][seat];
const playing = (): Scenario => new Scenario().start();

describe('a player who leaves during the match', () => {
  test('is played on by a bot and can come back', () => {
    const table = playing();
    const [seat] = table.acting;
    table.send(who(seat), { type: 'leave' });
    expect(table.table.places[seat]).toMatchObject({ standIn: { level: 'easy', because: 'left' } });
    expect(nextBotSeat(table.table)).toBe(seat);
    expect(table.refusal(who(seat), { type: 'move', move: table.choice(seat) })).toBe('bot-plays');
    table.send(who(seat), { type: 'reclaim' });
    expect(nextBotSeat(table.table)).toBeUndefined();
    expect(table.refusal(who(seat), { type: 'move', move: table.choice(seat) })).toBeUndefined();
  });

  test('does not come back to a match that counts once a bot has played much of it', () => {
    const speed = { kind: 'live', bank: 600, increment: 5 } as const;
    const event = { kind: 'daily', id: 'cacao-2026-05-02', round: 1 } as const;
    /** Whether someone for whom bots have decided so often may come back. */
    const mayReturn = (settings: Partial<TableSettings>, helped: number): boolean => {
      const seats: SeatState[] = ['ana', 'blas', 'cora'].map(person => ({
        kind: 'person',
        person,
        standIn: null,
        helped,
      }));
      const table = new Scenario(settings, seats);
      if (settings.event === undefined) table.start();
      else table.sendFromHost({ type: 'begin', seed: seedFrom('an event') });
      table.send('ana', { type: 'leave' });
      return table.refusal('ana', { type: 'reclaim' }) === undefined;
    };
    for (const settings of [{ speed, rated: true }, { event }] as const)
      expect([mayReturn(settings, 6), mayReturn(settings, 7)]).toEqual([true, false]);
    expect(mayReturn({ speed }, 7)).toBe(true);
  });

  test('is helped by each decision of the bot, and by none of their own', () => {
    const table = playing();
    const [seat] = table.acting;
    const helped = (): number | undefined => (table.table.places[seat] as { helped?: number }).helped;
    table.move();
    expect(helped()).toBeUndefined();
    while (!table.acting.includes(seat)) table.move();
    table.send(who(seat), { type: 'leave' });
    table.sendFromHost({ type: 'botMove', seat, move: table.choice(seat) });
    expect(helped()).toBe(1);
    expect(table.send(who(seat), { type: 'reclaim' }).table.places[seat]).toMatchObject({ helped: 1 });
  });

  test('has nothing to reclaim when no bot plays', () => {
    expect(playing().refusal('ana', { type: 'reclaim' })).toBe('nothing-to-reclaim');
  });

  test('cannot be replaced by others before being away for long', () => {
    const table = playing();
    expect(table.refusal('ana', { type: 'handOver', seat: 1 })).toBe('not-away');
    table.away = [1];
    expect(table.send('ana', { type: 'handOver', seat: 1 }).table.places[1]).toMatchObject({
      standIn: { because: 'away' },
    });
    expect(table.refusal('dora', { type: 'handOver', seat: 2 })).toBe('not-seated');
  });

  test('is replaced only when it is their turn and they have gone', () => {
    const table = playing();
    const [seat] = table.acting;
    const idle = (seat + 1) % 3;
    const { version } = table.table;
    expect(table.sendFromHost({ type: 'goneAway', seat: idle }).table.version).toBe(version);
    expect(table.sendFromHost({ type: 'goneAway', seat }).table.places[seat]).toMatchObject({
      standIn: { because: 'away' },
    });
  });
});

describe('giving up', () => {
  test('is for good; a bot plays on while two are left', () => {
    const table = playing().send('ana', { type: 'resign' });
    expect(table.table.status).toBe('playing');
    expect(table.refusal('ana', { type: 'reclaim' })).toBe('resigned');
    expect(table.refusal('ana', { type: 'resign' })).toBe('resigned');
  });

  test('ends the match when one seat is left', () => {
    const table = playing().send('ana', { type: 'resign' }).send('cora', { type: 'resign' });
    expect(table.table.status).toBe('finished');
    expect(table.table.outcome).toEqual({ kind: 'conceded', ranks: [2, 1, 2] });
    expect(table.acting).toEqual([]);
  });

  test('ends the match when only bots would go on', () => {
    const bots = [personSeat('ana'), { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }] as const;
    const table = new Scenario({}, bots).start().send('ana', { type: 'resign' });
    expect(table.table.outcome).toEqual({ kind: 'conceded', ranks: [3, 1, 1] });
  });
});

describe('being forgotten', () => {
  test('takes the name from the seat, and a bot plays on', () => {
    const table = playing().sendFromHost({ type: 'forget', person: 'blas' });
    expect(table.table.places[1]).toEqual({
      kind: 'person',
      person: null,
      standIn: { level: 'easy', because: 'left' },
    });
  });

  test('before the start frees the seat and passes the table on', () => {
    const table = new Scenario({}, [personSeat('ana'), personSeat('blas'), OPEN_SEAT]).sendFromHost({
      type: 'forget',
      person: 'ana',
    });
    expect(table.table.places[0]).toEqual(OPEN_SEAT);
    expect(table.table.host).toBe('blas');
  });
});
