import { describe, expect, test } from 'vitest';
import { OPEN_SEAT, personSeat, type SeatState } from '../seat-state.ts';
import { mayEnter } from '../seating.ts';
import { toVisible } from '../visible-entry.ts';
import { viewTable } from '../view.ts';
import { PEOPLE, people, Scenario } from './scenario.ts';

describe('ending a match without a result', () => {
  test('takes everyone who plays', () => {
    const table = new Scenario({ speed: { kind: 'correspondence', days: 2 } }).start();
    table.send('ana', { type: 'askAbort' });
    expect(viewTable(table.table, 1, people).abort).toEqual({ seat: 0, waitingFor: [1, 2] });
    expect(table.refusal('blas', { type: 'askAbort' })).toBe('abort-pending');
    table.send('blas', { type: 'answerAbort', agree: true }).move();
    expect(table.table.status).toBe('playing');
    table.send('cora', { type: 'answerAbort', agree: true });
    expect(table.table).toMatchObject({ status: 'closed', outcome: null, abortRequest: null });
    expect(table.acting).toEqual([]);
    expect(table.table.clocks?.every(({ since }) => since === null)).toBe(true);
    expect(viewTable(table.table, 0, people).seed).toBeNull();
  });

  test('one no is enough to go on, and who asked may withdraw', () => {
    const table = new Scenario().start();
    table.send('ana', { type: 'askAbort' }).send('cora', { type: 'answerAbort', agree: false });
    expect(table.table).toMatchObject({ status: 'playing', abortRequest: null });
    expect(table.refusal('blas', { type: 'answerAbort', agree: true })).toBe('no-abort-asked');
    table.send('ana', { type: 'askAbort' }).send('ana', { type: 'answerAbort', agree: false });
    expect(table.table.abortRequest).toBeNull();
  });

  test('who asked cannot agree for the others, and bots are not asked', () => {
    const table = new Scenario().start();
    table.send('ana', { type: 'askAbort' }).send('ana', { type: 'answerAbort', agree: true });
    expect(table.table.status).toBe('playing');
    table.send('blas', { type: 'leave' }).send('cora', { type: 'answerAbort', agree: true });
    expect(table.table.status).toBe('closed');
    expect(table.refusal('dana', { type: 'askAbort' })).toBe('not-playing');
  });

  test('is not a way out of a rated match against bots', () => {
    const bots: SeatState[] = [
      personSeat('ana'),
      ...[1, 2].map(() => ({ kind: 'bot', level: 'easy' }) as const),
    ];
    const speed = { kind: 'live', bank: 600, increment: 5 } as const;
    const rated = new Scenario({ rated: true, speed }, bots).start();
    expect(rated.refusal('ana', { type: 'askAbort' })).toBe('rated');
    expect(new Scenario({ speed }, bots).start().refusal('ana', { type: 'askAbort' })).toBe(undefined);
  });

  test('leaves it to no one alone in a rated match: someone who leaves has left', () => {
    const settings = { rated: true, speed: { kind: 'live', bank: 600, increment: 5 } } as const;
    const proposed = new Scenario(settings).start().send('ana', { type: 'askAbort' });
    proposed.send('blas', { type: 'leave' }).send('cora', { type: 'answerAbort', agree: true });
    expect(proposed.table.status).toBe('playing');
    const left = new Scenario(settings).start().send('blas', { type: 'leave' });
    expect(left.refusal('ana', { type: 'askAbort' })).toBe('rated');
    const agreed = new Scenario(settings).start().send('ana', { type: 'askAbort' });
    agreed
      .send('blas', { type: 'answerAbort', agree: true })
      .send('cora', { type: 'answerAbort', agree: true });
    expect(agreed.table.status).toBe('closed');
  });

  test('is not for spectators', () => {
    const table = new Scenario().start();
    expect(table.refusal('dana', { type: 'askAbort' })).toBe('not-seated');
  });
});

describe('someone whom the host sends away', () => {
  const seats = [personSeat('ana'), personSeat('blas'), OPEN_SEAT];

  test('loses the seat, and cannot sit, write or be let in again', () => {
    const table = new Scenario({}, seats);
    table.sendFromHost({ type: 'admit', person: 'blas' });
    table.send('ana', { type: 'kick', seat: 1 });
    expect(table.table.places[1].kind).toBe('open');
    for (const command of [
      { type: 'sit', seat: 1 },
      { type: 'say', text: 'why' },
      { type: 'react', reaction: 'wow' },
    ] as const)
      expect(table.refusal('blas', command)).toBe('kicked');
    expect(mayEnter(table.table, 'blas')).toBe(false);
    table.sendFromHost({ type: 'admit', person: 'blas' });
    expect(mayEnter(table.table, 'blas')).toBe(false);
  });

  test('is sent away by the host alone, before the start, and never the host', () => {
    const table = new Scenario({}, seats);
    expect(table.refusal('blas', { type: 'kick', seat: 0 })).toBe('not-host');
    expect(table.refusal('ana', { type: 'kick', seat: 0 })).toBe('no-such-seat');
    expect(table.refusal('ana', { type: 'kick', seat: 2 })).toBe('no-such-seat');
    const playing = new Scenario().start();
    expect(playing.refusal('ana', { type: 'kick', seat: 1 })).toBe('not-open');
  });
});

test('a picture is shown with the name of the one who sent it', () => {
  const table = new Scenario().start().send('blas', { type: 'react', reaction: 'bravo' });
  const last = table.entries.at(-1);
  if (last === undefined) throw new Error('no entry');
  expect(toVisible(last, 0, people)).toMatchObject({ type: 'reacted', name: 'BLAS', reaction: 'bravo' });
  expect(PEOPLE).toContain('blas');
});
