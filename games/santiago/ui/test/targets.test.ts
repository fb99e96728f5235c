import { describe, expect, test } from 'vitest';
import { sceneOf } from '../../../../board/test/board-props.ts';
import { sizesOf } from '../../../../board/test/random-game.ts';
import { santiago } from '../../rules/game.ts';
import { intendedMove, targets } from '../targets.ts';
import { decisions } from './games.ts';

describe.each(sizesOf(santiago.meta))('targets with %i players, game %i', (players, seed) => {
  test('touched as an attempt, mean the move they belong to', () => {
    for (const moment of decisions(players, seed)) {
      const meant = moment.moves.map(move => intendedMove(targets(move, moment.view)[0].id, sceneOf(moment)));
      expect(meant).toEqual(moment.moves.map(move => santiago.notation.text(move)));
    }
  });
});

test('what cannot be chosen is refused with a rule', () => {
  for (const moment of decisions(4, 9)) {
    const open = new Set(moment.moves.flatMap(move => targets(move, moment.view)).map(({ id }) => id));
    for (const id of ['bid:99', 'bribe:99', 'tile:banana-1', 'space:a1', 'place:V1-W1', 'answer:reject']) {
      if (open.has(id)) continue;
      const move = santiago.notation.parse(intendedMove(id, sceneOf(moment)) ?? '');
      if (move === undefined) throw new Error(`${id} means no move`);
      expect(santiago.whyNot(moment.state, moment.seat, move)).toBeTypeOf('string');
    }
  }
});

test('nothing is meant by a target of another game', () => {
  const [moment] = decisions(3, 1);
  expect(intendedMove('cell:1,1', sceneOf(moment))).toBeUndefined();
});
