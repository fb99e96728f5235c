import { describe, expect, test } from 'vitest';
import { cellAt } from '../rules/cells.ts';
import { cacao } from '../rules/game.ts';
import { jungleTile } from '../rules/tiles.ts';
import { finished } from './playout.ts';

const { parse, text, size } = cacao.notation;

test.each([
  ['place 1-1-1-1 at 1,0', { type: 'place', tile: 0, turn: 0, cell: cellAt(1, 0) }],
  ['place 2-1-0-1 at 1,0 facing north', { type: 'place', tile: 1, turn: 0, cell: cellAt(1, 0) }],
  ['place 3-0-0-1 at -4,-3 facing east', { type: 'place', tile: 2, turn: 1, cell: cellAt(-4, -3) }],
  ['place 3-1-0-0 at 0,-11 facing south', { type: 'place', tile: 3, turn: 2, cell: cellAt(0, -11) }],
  ['overbuild -12,5 with 1-1-1-1', { type: 'overbuild', tile: 0, turn: 0, cell: cellAt(-12, 5) }],
  ['overbuild 0,1 with 2-1-0-1 facing west', { type: 'overbuild', tile: 1, turn: 3, cell: cellAt(0, 1) }],
  ['fill -1,-1 with plantation-2', { type: 'fill', tile: jungleTile('plantation-2'), cell: cellAt(-1, -1) }],
  ['fill 2,0 with sun-site', { type: 'fill', tile: jungleTile('sun-site'), cell: cellAt(2, 0) }],
  ['place 1-1-1-1 at 0,0', { type: 'place', tile: 0, turn: 0, cell: cellAt(0, 0) }],
  ['fill 1,0 with temple', { type: 'fill', tile: jungleTile('temple'), cell: cellAt(1, 0) }],
  ['work 0 at 1,0 west', { type: 'work', cell: cellAt(1, 0), edge: 3, amount: 0 }],
  ['work 3 at -1,-2 north', { type: 'work', cell: cellAt(-1, -2), edge: 0, amount: 3 }],
])('%s', (line, meaning) => {
  const move = parse(line);
  expect(move).toMatchObject(meaning);
  expect(parse(line)).toBe(move);
  expect(move && text(move)).toBe(line);
});

describe('refused lines', () => {
  test.each([
    '',
    'place',
    'place 1-1-1-1',
    'place 1-1-1-1 at 1,0 facing north',
    'place 2-1-0-1 at 1,0',
    'place 2-1-0-1 at 1,0 facing up',
    'place 4-0-0-0 at 1,0 facing north',
    'place 1-0-1-2 at 1,0 facing north',
    'place 1-1-1-1 at 1,-0',
    'place 1-1-1-1 at 01,0',
    'place 1-1-1-1 at 1, 0',
    'place 1-1-1-1 at 33,0',
    'place 1-1-1-1 at 32,1',
    'place 1-1-1-1 at 0,-33',
    'Place 1-1-1-1 at 1,0',
    ' place 1-1-1-1 at 1,0',
    'overbuild 1,0',
    'fill 0,0 with mine-3',
    'fill 0,0',
    'work 4 at 1,0 west',
    'work -1 at 1,0 west',
    'work 1 at 1,0 up',
    'pass',
  ])('"%s"', line => {
    expect(parse(line)).toBeUndefined();
  });
});

test('every move of whole games has a line and a number of its own', () => {
  const lines = new Map<number, string>();
  for (const players of [2, 3, 4]) {
    for (let game = 0; game < 5; game++) {
      for (const { move } of finished(players, game, { gains: 'ask' }).steps) {
        expect(parse(text(move))).toBe(move);
        expect(move.id).toBeLessThan(size);
        expect(lines.get(move.id) ?? text(move)).toBe(text(move));
        lines.set(move.id, text(move));
      }
    }
  }
  expect(new Set(lines.values()).size).toBe(lines.size);
});
