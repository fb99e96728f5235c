import { describe, expect, test } from 'vitest';
import { OPEN_SEAT, personSeat } from '../seat-state.ts';
import { mayEnter, rematchOf } from '../seating.ts';
import { Scenario } from './scenario.ts';

const half = () => new Scenario({}, [personSeat('ana'), OPEN_SEAT, OPEN_SEAT]);

describe('before the start', () => {
  test('somebody takes an open seat, and changes it', () => {
    const table = half().wish('blas', { type: 'sit', seat: 1 }).wish('blas', { type: 'sit', seat: 2 });
    expect(table.table.places).toEqual([personSeat('ana'), OPEN_SEAT, personSeat('blas')]);
  });

  test('nobody sits on somebody else, or on a chair that is not there', () => {
    expect(half().refusal('blas', { type: 'sit', seat: 0 })).toBe('seat-taken');
    expect(half().refusal('blas', { type: 'sit', seat: 5 })).toBe('no-such-seat');
  });

  test('only the host arranges seats and starts', () => {
    for (const wish of [
      { type: 'seatBot', seat: 1, level: 'easy' },
      { type: 'freeSeat', seat: 0 },
      { type: 'start' },
      { type: 'close' },
    ] as const) {
      expect(half().refusal('blas', wish)).toBe('not-host');
    }
  });

  test('a match starts when every seat is taken', () => {
    const table = half().wish('ana', { type: 'seatBot', seat: 1, level: 'easy' });
    expect(table.refusal('ana', { type: 'start' })).toBe('seats-open');
    table.wish('blas', { type: 'sit', seat: 2 }).start();
    expect(table.table.status).toBe('playing');
    expect(table.refusal('ana', { type: 'start' })).toBe('not-open');
  });

  test('a bot sits only where no person does, and must exist', () => {
    expect(half().refusal('ana', { type: 'seatBot', seat: 0, level: 'easy' })).toBe('seat-taken');
    expect(half().refusal('ana', { type: 'seatBot', seat: 1, level: 'genius' })).toBe('unknown-bot');
  });

  test('a host who leaves passes the table on; the last one closes it', () => {
    const table = half().wish('blas', { type: 'sit', seat: 1 }).wish('ana', { type: 'leave' });
    expect(table.table.host).toBe('blas');
    expect(table.wish('blas', { type: 'leave' }).table.status).toBe('closed');
  });

  test('the host may free a seat', () => {
    const table = half().wish('blas', { type: 'sit', seat: 1 }).wish('ana', { type: 'freeSeat', seat: 1 });
    expect(table.table.places[1]).toEqual(OPEN_SEAT);
  });
});

describe('who may enter', () => {
  test('a private table is for the invited, a public one for all', () => {
    const table = half();
    expect(mayEnter(table.table, 'dora')).toBe(false);
    expect(mayEnter(table.occur({ type: 'admit', person: 'dora' }).table, 'dora')).toBe(true);
    expect(mayEnter(new Scenario({ visibility: 'public' }).table, 'dora')).toBe(true);
  });

  test('being admitted twice changes nothing', () => {
    const table = half().occur({ type: 'admit', person: 'dora' });
    const { version } = table.table;
    expect(table.occur({ type: 'admit', person: 'dora' }).table.version).toBe(version);
  });
});

describe('a rematch', () => {
  test('has the same settings and keeps the seats of the others', () => {
    const table = new Scenario().start().wish('ana', { type: 'resign' }).wish('blas', { type: 'resign' });
    expect(table.table.status).toBe('finished');
    table.wish('cora', { type: 'rematch' });
    expect(table.table.rematch).toBe('rematch-table');
    const entry = rematchOf(table.table, 'first', 'cora');
    expect(entry).toMatchObject({
      after: 'first',
      host: 'cora',
      places: [{ kind: 'held', person: 'ana' }, { kind: 'held', person: 'blas' }, personSeat('cora')],
    });
  });

  test('is not for a match that goes on, nor for spectators', () => {
    const table = new Scenario().start();
    expect(table.refusal('ana', { type: 'rematch' })).toBe('not-finished');
    table.wish('ana', { type: 'resign' }).wish('blas', { type: 'resign' });
    expect(table.refusal('dora', { type: 'rematch' })).toBe('not-seated');
  });
});
