import { describe, expect, test } from 'vitest';
import { spokenName } from '../../../../board/spoken-name.ts';
import { sceneOf } from '../../../../board/test/board-props.ts';
import { sizesOf, walk } from '../../../../board/test/random-game.ts';
import { LANGUAGES } from '../../../../kernel/text.ts';
import { cacao } from '../../rules/game.ts';
import { intendedMove } from '../intended-move.ts';
import { jungleSpaces } from '../layout.ts';
import { targetOfChip, targets } from '../targets.ts';
import { BOARD_TEXT } from '../text.ts';

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

test.each(LANGUAGES)('names say the figures that are drawn, in %s', language => {
  const { edge, jungleTile } = BOARD_TEXT[language].targets;
  const wordsOf = (name: string): string[] => spokenName(name).split(/[ ,]+/);
  // Cells without a 2 or a 3 of their own.
  for (const price of ['2', '3', '4'] as const) {
    expect(wordsOf(jungleTile(`market-${price}`, { x: 1, y: 1 }))).toContain(price);
  }
  for (const workers of [1, 2, 3]) {
    const group = { x: 0, y: 0, edge: 'north', tile: 'cenote', workers, seat: 0 } as const;
    expect(wordsOf(edge(group))).toContain(String(workers));
  }
});

test('a cell that a sentence names is the target on the board', () => {
  expect(targetOfChip({ kind: 'cell', of: '-1,2' })).toBe('cell:-1,2');
  expect(targetOfChip({ kind: 'gold', of: 3 })).toBeUndefined();
});
