import { describe, expect, test } from 'vitest';
import { sceneOf } from '../../../../board/test/board-props.ts';
import { sizesOf, walk } from '../../../../board/test/random-game.ts';
import { cacao } from '../../rules/game.ts';
import { fillsAlike } from '../../rules/view.ts';
import { intendedMove } from '../intended-move.ts';
import { jungleSpaces } from '../layout.ts';
import { isInstant, targetOfChip, targets } from '../targets.ts';

describe.each(sizesOf(cacao.meta))('targets with %i players, game %i', (players, seed) => {
  const moments = () => walk(cacao, { players, options: { start: 'first' } }, seed);

  test('that are closed mean a move that a rule forbids', () => {
    for (const moment of moments()) {
      const { view, state, seat } = moment;
      const open = new Set(moment.moves.flatMap(move => targets(move, view)).map(({ id }) => id));
      for (const { x, y } of [...view.workers, ...view.jungle, ...jungleSpaces(view)]) {
        const id = `cell:${x},${y}`;
        if (open.has(id)) continue;
        const move = cacao.notation.parse(intendedMove(id, sceneOf(moment)) ?? '');
        if (move === undefined) throw new Error(`${id} means no move`);
        expect(cacao.whyNot(state, seat, move)).toBeTypeOf('string');
      }
    }
  });

  test('[area-checkerboard] for jungle tiles do not take a worker tile, and the rule says so', () => {
    for (const moment of moments()) {
      const { view, state, seat } = moment;
      if (view.phase !== 'placing') continue;
      for (const { x, y } of [...view.jungle, ...jungleSpaces(view)]) {
        const move = cacao.notation.parse(intendedMove(`cell:${x},${y}`, sceneOf(moment)) ?? '');
        expect(move && cacao.whyNot(state, seat, move)).toBe('area-checkerboard');
      }
    }
  });
});

test('two equal tiles for two spaces are placed at the first touch, others are confirmed', () => {
  let alike = 0;
  for (let seed = 0; seed < 20; seed++) {
    for (const { view, moves } of walk(cacao, { players: 4, options: {} }, seed)) {
      const isAlike = view.phase === 'filling' && fillsAlike(view);
      if (isAlike) alike++;
      for (const move of moves) expect(isInstant(move, view)).toBe(isAlike);
    }
  }
  expect(alike).toBeGreaterThan(0);
});

test('a cell that a sentence names is the target on the board', () => {
  expect(targetOfChip({ kind: 'cell', of: '-1,2' })).toBe('cell:-1,2');
  expect(targetOfChip({ kind: 'gold', of: 3 })).toBeUndefined();
});
