import { describe, expect, test } from 'vitest';
import type { Target } from '../module.ts';
import { narrowMoves, toggleTarget, type MoveOption, type Kinds } from '../narrow-moves.ts';

const words = (text: string) => ({ en: text, es: text });
const KINDS: Kinds = {
  tile: { on: 'table', ask: words('tile') },
  cell: { on: 'table', ask: words('cell') },
  amount: { on: 'button', ask: words('amount') },
  turn: { on: 'button', ask: words('turn'), cycle: words('turn') },
};

const target = (id: string): Target => ({ id, kind: id.split(':')[0], name: words(id) });
const choice = (...ids: string[]): MoveOption<string> => ({
  move: ids.join(' '),
  text: ids.join(' '),
  targets: ids.map(target),
});

/** Two tiles, two cells, and a turn for tile b. */
const PLACES = ['cell:1', 'cell:2'].flatMap(cell => [
  choice('tile:a', cell),
  ...['turn:0', 'turn:1'].map(turn => choice('tile:b', cell, turn)),
]);

const open = (chosen: readonly string[], choices = PLACES) =>
  [...narrowMoves(choices, chosen, KINDS).open.keys()].toSorted();

describe('choosing by targets', () => {
  test('targets on the table are open in any order', () => {
    expect(open([])).toEqual(['cell:1', 'cell:2', 'tile:a', 'tile:b']);
    expect(open(['cell:1'])).toEqual(['tile:a', 'tile:b']);
    expect(open(['tile:a'])).toEqual(['cell:1', 'cell:2']);
  });

  test('a kind that cycles is never asked for, and is left for the end', () => {
    const { cycles, left, buttons } = narrowMoves(PLACES, ['tile:b', 'cell:2'], KINDS);
    expect(cycles).toBe(KINDS['turn']);
    expect(left.map(({ move }) => move)).toEqual(['tile:b cell:2 turn:0', 'tile:b cell:2 turn:1']);
    expect(buttons).toEqual([]);
  });

  test('what all remaining moves have in common chooses itself', () => {
    const { settled, isSettled } = narrowMoves([choice('tile:a', 'cell:1')], [], KINDS);
    expect([...settled]).toEqual(['tile:a', 'cell:1']);
    expect(isSettled).toBe(true);
  });

  test('nothing is settled while two moves are left, even if one of them needs no more', () => {
    const choices = [choice('cell:1'), choice('cell:1', 'amount:1')];
    const { isSettled, left, buttons } = narrowMoves(choices, ['cell:1'], KINDS);
    expect(left).toHaveLength(2);
    expect(isSettled).toBe(false);
    expect(buttons.map(({ id }) => id)).toEqual(['amount:1']);
    expect(narrowMoves(choices, ['cell:1', 'amount:1'], KINDS).isSettled).toBe(true);
  });

  test('in a lesson everything but the turn is touched', () => {
    const {
      open: asked,
      isSettled,
      settled,
    } = narrowMoves([choice('tile:b', 'cell:1', 'turn:0')], [], KINDS, 'guided');
    expect([...asked.keys()]).toEqual(['tile:b', 'cell:1']);
    expect([...settled]).toEqual(['turn:0']);
    expect(isSettled).toBe(false);
  });

  test('buttons wait until nothing on the table is open, unless a move has nothing else', () => {
    const choices = [choice('cell:1', 'amount:1'), choice('cell:2', 'amount:1'), choice('amount:0')];
    expect(narrowMoves(choices, [], KINDS).buttons.map(({ id }) => id)).toEqual(['amount:0']);
    const two = [choice('cell:1', 'amount:1'), choice('cell:1', 'amount:2')];
    expect(narrowMoves(two, [], KINDS).buttons.map(({ id }) => id)).toEqual(['amount:1', 'amount:2']);
  });

  test('touching an alternative changes the choice and keeps what goes with it', () => {
    expect(toggleTarget(PLACES, ['tile:a', 'cell:1'], 'tile:b')).toEqual(['cell:1', 'tile:b']);
    expect(
      toggleTarget([choice('tile:a', 'cell:1'), choice('tile:b', 'cell:2')], ['tile:a', 'cell:1'], 'tile:b'),
    ).toEqual(['tile:b']);
  });

  test('touching a chosen target gives it up', () => {
    expect(toggleTarget(PLACES, ['tile:a', 'cell:1'], 'tile:a')).toEqual(['cell:1']);
  });

  test('alternatives of a chosen kind stay within reach', () => {
    expect([...narrowMoves(PLACES, ['tile:a'], KINDS).alternatives.keys()]).toEqual(['tile:b']);
  });
});
