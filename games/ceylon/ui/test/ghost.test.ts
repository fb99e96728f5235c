import { type ComponentChildren, toChildArray } from 'preact';
import { expect, test } from 'vitest';
import { sceneOf } from '../../../../board/test/board-props.ts';
import { type Moment, walk } from '../../../../board/test/random-game.ts';
import { previewMove, type MovePreview } from '../../../../kernel/foresight.ts';
import { ceylon } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { Ghost } from '../ghost.tsx';

/** How many shapes wait on the map for a move to be confirmed: the route, the plantation, the pawn. */
function shapes(moment: Moment<State, Move, View>, move: Move): number {
  // The game's own view comes back, which the type of any game does not say.
  const preview = previewMove(ceylon, moment.view, moment.seat, move) as MovePreview<View>;
  const drawn = Ghost({ ...sceneOf(moment), pendingMove: move, preview });
  if (drawn === null) return 0;
  // The properties of an element are untyped; Ghost draws a group.
  const { children } = drawn.props as { children: ComponentChildren };
  return toChildArray(children).length;
}

const SHAPES: Readonly<Partial<Record<Move['type'], number>>> = { startAt: 3, plantAt: 1, moveTo: 2 };

test('the map shows the pieces that the pending move would place, and nothing for other moves', () => {
  const met = new Set<string>();
  for (const moment of walk(ceylon, { players: 4, options: { startTiles: 'on' } }, 5)) {
    for (const move of moment.moves) {
      met.add(move.type);
      expect(shapes(moment, move), move.type).toBe(SHAPES[move.type] ?? 0);
    }
    expect(Ghost(sceneOf(moment))).toBeNull();
  }
  expect([...met]).toEqual(expect.arrayContaining(Object.keys(SHAPES)));
});
