import { describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { toy } from '../../kernel/test/toy.ts';
import { personSeat } from '../seat-state.ts';
import { legalMoves } from '../view.ts';
import { Scenario } from './scenario.ts';

/** Plays cards until all stake at the same time. */
const atStakes = (): Scenario => {
  const table = new Scenario().start();
  while (table.acting.length === 1) table.move();
  return table;
};

describe('a move', () => {
  test('is parsed once and judged once', () => {
    const calls = { parse: 0, whyNot: 0 };
    const counted: typeof toy = {
      ...toy,
      notation: {
        ...toy.notation,
        parse(text) {
          calls.parse++;
          return toy.notation.parse(text);
        },
      },
      whyNot(state, seat, move) {
        calls.whyNot++;
        return toy.whyNot(state, seat, move);
      },
    };
    const table = new Scenario({}, undefined, counted).start();
    table.move();
    expect(calls).toEqual({ parse: 1, whyNot: 1 });
  });

  test('is made by a player who is to act, and by no one else', () => {
    const table = new Scenario().start();
    const [seat] = table.acting;
    const other = ['ana', 'blas', 'cora'][(seat + 1) % 3];
    expect(table.refusal(other, { type: 'move', move: 'play 0' })).toBe('not-your-turn');
    expect(table.refusal('dora', { type: 'move', move: 'play 0' })).toBe('not-seated');
    expect(table.move().table.match?.steps).toHaveLength(1);
  });

  test('that the game does not know, or that a rule forbids, is refused', () => {
    const table = atStakes();
    expect(table.refusal('ana', { type: 'move', move: 'dance' })).toBe('unknown-move');
    expect(table.refusal('ana', { type: 'move', move: 'stake 39' })).toBe('illegal-move');
  });

  test('that was made a second time from the same position is stale', () => {
    const table = new Scenario().start();
    const { version } = table.table;
    const person = ['ana', 'blas', 'cora'][table.acting[0]];
    table.move();
    expect(table.refusal(person, { type: 'move', move: 'play 0' }, version)).toBe('stale');
  });

  test('stays good while others talk', () => {
    const table = new Scenario().start();
    const { version } = table.table;
    const person = ['ana', 'blas', 'cora'][table.acting[0]];
    const move = table.choice(table.acting[0]);
    table.send('blas', { type: 'say', text: 'hola' });
    expect(table.refusal(person, { type: 'move', move }, version)).toBeUndefined();
  });

  test('stays good while others decide at the same time', () => {
    const table = atStakes();
    const { version } = table.table;
    expect(table.acting).toEqual([0, 1, 2]);
    table.send('blas', { type: 'move', move: table.choice(1) }, version);
    table.send('ana', { type: 'move', move: table.choice(0) }, version);
    table.send('cora', { type: 'move', move: table.choice(2) }, version);
    expect(table.table.status).toBe('finished');
    expect(table.table.outcome?.kind).toBe('played');
  });

  test('of a bot is the same, but only at a seat that a bot plays', () => {
    const table = new Scenario().start();
    const [seat] = table.acting;
    const move = table.choice(seat);
    const { version } = table.table;
    expect(table.sendFromHost({ type: 'botMove', seat, move }).table.version).toBe(version);
    table
      .send(['ana', 'blas', 'cora'][seat], { type: 'leave' })
      .sendFromHost({ type: 'botMove', seat, move });
    expect(table.entries.at(-1)?.entry).toEqual({ type: 'moved', seat, move, bot: true });
  });
});

test('what leaves no choice is played by the table itself', async () => {
  const { game } = await loadGame('cacao');
  const table = new Scenario({}, [personSeat('ana'), personSeat('blas')], game).start();
  while (table.table.status === 'playing') {
    expect(table.acting.every(seat => legalMoves(table.table, seat).length > 1)).toBe(true);
    table.move(table.table.version);
  }
  expect(table.entries.some(({ entry }) => entry.type === 'moved' && entry.forced === true)).toBe(true);
});

describe('talk', () => {
  test('is for everyone who may enter, and changes nothing else', () => {
    const table = new Scenario().start().send('dora', { type: 'say', text: 'suerte' });
    expect(table.entries.at(-1)?.entry).toEqual({ type: 'said', person: 'dora', text: 'suerte' });
  });
});
