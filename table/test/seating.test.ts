import { describe, expect, test } from 'vitest';
import { OPEN_SEAT, personSeat } from '../seat-state.ts';
import { mayEnter, rematchOf } from '../seating.ts';
import { Scenario } from './scenario.ts';

const half = () => new Scenario({}, [personSeat('ana'), OPEN_SEAT, OPEN_SEAT]);

describe('before the start', () => {
  test('a person takes an open seat, and changes it', () => {
    const table = half().send('blas', { type: 'sit', seat: 1 }).send('blas', { type: 'sit', seat: 2 });
    expect(table.table.places).toEqual([personSeat('ana'), OPEN_SEAT, personSeat('blas')]);
  });

  test('no one takes a seat that is taken, or one that does not exist', () => {
    expect(half().refusal('blas', { type: 'sit', seat: 0 })).toBe('seat-taken');
    expect(half().refusal('blas', { type: 'sit', seat: 5 })).toBe('no-such-seat');
  });

  test('only the host arranges seats and starts', () => {
    for (const command of [
      { type: 'seatBot', seat: 1, level: 'easy' },
      { type: 'freeSeat', seat: 0 },
      { type: 'start' },
      { type: 'close' },
    ] as const) {
      expect(half().refusal('blas', command)).toBe('not-host');
    }
  });

  test('a match starts when every seat is taken', () => {
    const table = half().send('ana', { type: 'seatBot', seat: 1, level: 'easy' });
    expect(table.refusal('ana', { type: 'start' })).toBe('seats-open');
    table.send('blas', { type: 'sit', seat: 2 }).start();
    expect(table.table.status).toBe('playing');
    expect(table.refusal('ana', { type: 'start' })).toBe('not-open');
  });

  test('a bot sits only where no person does, and must exist', () => {
    expect(half().refusal('ana', { type: 'seatBot', seat: 0, level: 'easy' })).toBe('seat-taken');
    expect(half().refusal('ana', { type: 'seatBot', seat: 1, level: 'genius' })).toBe('unknown-bot');
  });

  test('a host who leaves passes the table on; the last one closes it', () => {
    const table = half().send('blas', { type: 'sit', seat: 1 }).send('ana', { type: 'leave' });
    expect(table.table.host).toBe('blas');
    expect(table.send('blas', { type: 'leave' }).table.status).toBe('closed');
  });

  test('the host may free a seat', () => {
    const table = half().send('blas', { type: 'sit', seat: 1 }).send('ana', { type: 'freeSeat', seat: 1 });
    expect(table.table.places[1]).toEqual(OPEN_SEAT);
  });
});

describe('who may enter', () => {
  test('a private table is for the invited, a public one for all', () => {
    const table = half();
    expect(mayEnter(table.table, 'dora')).toBe(false);
    expect(mayEnter(table.sendFromHost({ type: 'admit', person: 'dora' }).table, 'dora')).toBe(true);
    expect(mayEnter(new Scenario({ visibility: 'public' }).table, 'dora')).toBe(true);
  });

  test('being admitted twice changes nothing', () => {
    const table = half().sendFromHost({ type: 'admit', person: 'dora' });
    const { version } = table.table;
    expect(table.sendFromHost({ type: 'admit', person: 'dora' }).table.version).toBe(version);
  });
});

describe('a rematch', () => {
  test('has the same settings and keeps the seats of the others', () => {
    const table = new Scenario().start().send('ana', { type: 'resign' }).send('blas', { type: 'resign' });
    expect(table.table.status).toBe('finished');
    table.send('cora', { type: 'rematch' });
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
    table.send('ana', { type: 'resign' }).send('blas', { type: 'resign' });
    expect(table.refusal('dora', { type: 'rematch' })).toBe('not-seated');
  });
});
