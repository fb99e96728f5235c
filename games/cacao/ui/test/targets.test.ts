import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../../web/board.ts';
import { narrow } from '../../../../web/choosing.ts';
import { cacao } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { attempt, KINDS, placeOf, targets } from '../targets.ts';
import { GAMES, walk, type Moment } from './walk.ts';

const sceneOf = ({ view, seat }: Moment): Scene<View, Move> => ({
  view,
  viewer: seat,
  language: 'en',
  players: [],
  toAct: [seat],
  chosen: new Set(),
  moves: [],
  pending: undefined,
});

describe.each(GAMES)('targets with %i players, game %i', (players, seed) => {
  test('lead to exactly one legal move', () => {
    for (const { view, moves } of walk(players, seed)) {
      const choices = moves.map(move => ({
        move,
        text: cacao.notation.text(move),
        targets: targets(move, view),
      }));
      const unclear = choices.filter(choice => {
        const { left } = narrow(
          choices,
          choice.targets.map(({ id }) => id),
          KINDS,
        );
        return left.length !== 1 || left[0] !== choice;
      });
      expect(unclear).toEqual([]);
    }
  });

  test('touched where nothing can be put, mean a move that a rule forbids', () => {
    for (const moment of walk(players, seed)) {
      const open = new Set(moment.moves.flatMap(move => targets(move, moment.view)).map(({ id }) => id));
      for (const { x, y } of moment.view.workers) {
        const id = `cell:${x},${y}`;
        if (open.has(id)) continue;
        const move = cacao.notation.parse(attempt(id, sceneOf(moment)) ?? '');
        if (move === undefined) throw new Error(`${id} means no move`);
        expect(cacao.whyNot(moment.state, moment.seat, move)).toBeTypeOf('string');
      }
    }
  });
});

test('a space that a sentence names is the spot that is touched for it', () => {
  expect(placeOf({ kind: 'cell', of: '-1,2' })).toBe('cell:-1,2');
  expect(placeOf({ kind: 'gold', of: 3 })).toBeUndefined();
});
