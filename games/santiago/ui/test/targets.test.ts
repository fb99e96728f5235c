import { describe, expect, test } from 'vitest';
import { sceneOf } from '../../../../board/test/board-props.ts';
import { sizesOf } from '../../../../board/test/random-game.ts';
import { santiago } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import { move as moveOf, Scenario } from '../../test/scenario.ts';
import { intendedMove } from '../intended-move.ts';
import { targets } from '../targets.ts';
import { decisions } from './games.ts';

describe.each(sizesOf(santiago.meta))('targets with %i players, game %i', (players, seed) => {
  test('stand for the move they belong to', () => {
    for (const moment of decisions(players, seed)) {
      const meant = moment.moves.map(move => intendedMove(targets(move, moment.view)[0].id, sceneOf(moment)));
      expect(meant).toEqual(moment.moves.map(move => santiago.notation.text(move)));
    }
  });
});

test.each([9, 10])('in game %i, a rule says why a target cannot be chosen', seed => {
  for (const moment of decisions(4, seed)) {
    const open = new Set(moment.moves.flatMap(move => targets(move, moment.view)).map(({ id }) => id));
    for (const id of [
      'bid:99',
      'bribe:99',
      'tile:banana-1',
      'space:a1',
      'place:V1-W1',
      'intersection:X2',
      'answer:reject',
    ]) {
      if (open.has(id)) continue;
      const move = santiago.notation.parse(intendedMove(id, sceneOf(moment)) ?? '');
      if (move === undefined) throw new Error(`${id} means no move`);
      expect(santiago.whyNot(moment.state, moment.seat, move)).toBeTypeOf('string');
    }
  }
});

test('a target of another game means no move', () => {
  const [moment] = decisions(3, 1);
  expect(intendedMove('cell:1,1', sceneOf(moment))).toBeUndefined();
});

test('a free place touched in a decision without proposals names the rule for building there', () => {
  const { state } = Scenario.withoutProposals({ players: 3, overseer: 'Ana' });
  const view = santiago.view(state, 0);
  const moves: Move[] = [];
  santiago.moves(state, 0, moves);
  const line = intendedMove('place:X2-Y2', sceneOf({ state, seat: 0, view, moves, next: moves[0] }));
  expect(line).toBe('accept X2-Y2');
  expect(santiago.whyNot(state, 0, moveOf('accept X2-Y2'))).toBe('no-proposal-build-costs-one');
});
