import { describe, expect, test } from 'vitest';
import { sceneOf } from '../../../../board/test/board-props.ts';
import { sizesOf, walk } from '../../../../board/test/random-game.ts';
import { cacao } from '../../rules/game.ts';
import { attempt, placeOf, targets } from '../targets.ts';

describe.each(sizesOf(cacao.meta))('targets with %i players, game %i', (players, seed) => {
  test('touched where nothing can be put, mean a move that a rule forbids', () => {
    for (const moment of walk(cacao, { players, options: { start: 'first' } }, seed)) {
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
