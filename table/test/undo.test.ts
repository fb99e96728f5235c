import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../kernel/random.ts';
import { loadGame } from '../../games/index.ts';
import { personSeat } from '../seat-state.ts';
import { freeSteps, askableSteps } from '../undo.ts';
import { Scenario } from './scenario.ts';

const who = (seat: number): string => ['ana', 'blas', 'cora'][seat];

/** All stake at the same time; Ana has staked, and has learnt nothing by it. */
function atStakes(undo: 'free' | 'consent' | 'none' = 'free'): Scenario {
  const table = new Scenario({ undo }).start();
  while (table.acting.length === 1) table.move();
  return table.send('ana', { type: 'move', move: table.choice(0) });
}

describe('undo where it is free', () => {
  test('undoes at once a move from which no one learnt anything', () => {
    const table = atStakes();
    expect(freeSteps(table.table, 0)).toBe(1);
    table.send('ana', { type: 'undo' });
    expect(table.acting).toEqual([0, 1, 2]);
  });

  test('asks as soon as another player has decided', () => {
    const table = atStakes().send('blas', { type: 'move', move: 'stake 0' });
    expect(table.refusal('ana', { type: 'undo' })).toBe('undo-needs-consent');
  });

  test('is stale when a move came in between', () => {
    const table = new Scenario().start();
    table.move();
    const { version } = table.table;
    const first = table.table.match?.steps[0].seat ?? 0;
    table.move();
    expect(table.refusal(who(first), { type: 'undo' }, version)).toBe('stale');
  });

  test('makes every decision a new one: what was thought before is stale', () => {
    const table = atStakes();
    const { version } = table.table;
    table.send('ana', { type: 'undo' });
    expect(table.refusal('blas', { type: 'move', move: 'stake 0' }, version)).toBe('stale');
    expect(table.refusal('blas', { type: 'move', move: 'stake 0' })).toBeUndefined();
  });
});

describe('undo by consent', () => {
  test('happens when all the others agree', () => {
    const table = atStakes('consent');
    expect(table.refusal('ana', { type: 'undo' })).toBe('undo-needs-consent');
    table.send('ana', { type: 'askUndo' });
    expect(table.refusal('cora', { type: 'askUndo' })).toBe('undo-pending');
    table.send('blas', { type: 'answerUndo', agree: true });
    expect(table.acting).toEqual([1, 2]);
    table.send('cora', { type: 'answerUndo', agree: true });
    expect(table.acting).toEqual([0, 1, 2]);
    expect(table.table.undoRequest).toBeNull();
  });

  test('does not happen when one refuses or the asker thinks better of it', () => {
    for (const person of ['blas', 'ana']) {
      const table = atStakes('consent').send('ana', { type: 'askUndo' });
      table.send(person, { type: 'answerUndo', agree: false });
      expect(table.table.undoRequest).toBeNull();
      expect(table.acting).toEqual([1, 2]);
    }
  });

  test('is over when a player moves', () => {
    const table = atStakes('consent').send('ana', { type: 'askUndo' });
    table.send('blas', { type: 'move', move: 'stake 0' });
    expect(table.table.undoRequest).toBeNull();
    expect(table.refusal('cora', { type: 'answerUndo', agree: true })).toBe('no-undo-asked');
  });

  test('needs no bot to agree', () => {
    const table = atStakes('consent').send('blas', { type: 'leave' }).send('cora', { type: 'leave' });
    expect(table.send('ana', { type: 'askUndo' }).acting).toEqual([0, 1, 2]);
  });

  test('is settled when the last one asked is replaced by a bot', () => {
    const table = atStakes('consent')
      .send('ana', { type: 'askUndo' })
      .send('blas', { type: 'answerUndo', agree: true });
    expect(table.send('cora', { type: 'leave' }).acting).toEqual([0, 1, 2]);
  });

  test('cannot be asked for by a player who has made no move, or where it is off', () => {
    const table = new Scenario({ undo: 'consent' }).start();
    expect(table.refusal('ana', { type: 'askUndo' })).toBe('nothing-to-undo');
    expect(atStakes('none').refusal('ana', { type: 'askUndo' })).toBe('undo-off');
    expect(askableSteps(atStakes('none').table, 0)).toBe(0);
  });
});

test('in a whole game of Cacao what is taken back leads to the very position before it', async () => {
  const { game } = await loadGame('cacao');
  const random = fastRandom(7);
  const table = new Scenario({}, [personSeat('ana'), personSeat('blas')], game).start();
  let undone = 0;
  while (table.table.status === 'playing') {
    const seat = table.acting[0];
    const before = JSON.stringify(table.table.match?.state);
    table.move(random.below(1000), seat);
    if (random.below(4) > 0 || table.table.status !== 'playing' || freeSteps(table.table, seat) === 0)
      continue;
    table.send(who(seat), { type: 'undo' });
    undone++;
    expect(JSON.stringify(table.table.match?.state)).toBe(before);
  }
  expect(undone).toBeGreaterThan(0);
});
