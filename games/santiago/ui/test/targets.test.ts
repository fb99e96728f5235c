import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../kernel/text.ts';
import type { Scene } from '../../../../web/board.ts';
import { narrow } from '../../../../web/choosing.ts';
import { santiago } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { attempt, KINDS, targets } from '../targets.ts';
import { GAMES, walk, type Moment } from './walk.ts';

const sceneOf = ({ view, seat }: Pick<Moment, 'view' | 'seat'>): Scene<View, Move> => ({
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
  test('lead to exactly one legal move, whichever is touched', () => {
    for (const { view, moves } of walk(players, seed)) {
      const choices = moves.map(move => ({
        move,
        text: santiago.notation.text(move),
        targets: targets(move, view),
      }));
      const unclear = choices.filter(choice => {
        const chosen = choice.targets.map(({ id }) => id);
        const { left } = narrow(choices, chosen, KINDS);
        return left.length !== 1 || left[0] !== choice;
      });
      expect(unclear).toEqual([]);
    }
  });

  test('have a name of their own in each language', () => {
    for (const { view, moves } of walk(players, seed)) {
      for (const language of LANGUAGES) {
        const names = moves.flatMap(move => targets(move, view)).map(({ name }) => name[language]);
        expect(names).not.toContain('');
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });

  test('touched as an attempt, mean the move they belong to', () => {
    for (const moment of walk(players, seed)) {
      const meant = moment.moves.map(move => attempt(targets(move, moment.view)[0].id, sceneOf(moment)));
      expect(meant).toEqual(moment.moves.map(move => santiago.notation.text(move)));
    }
  });
});

test('what cannot be chosen is refused with a rule', () => {
  for (const moment of walk(4, 9)) {
    const open = new Set(moment.moves.flatMap(move => targets(move, moment.view)).map(({ id }) => id));
    for (const id of ['bid:99', 'bribe:99', 'tile:banana-1', 'space:a1', 'place:V1-W1', 'answer:reject']) {
      if (open.has(id)) continue;
      const move = santiago.notation.parse(attempt(id, sceneOf(moment)) ?? '');
      if (move === undefined) throw new Error(`${id} means no move`);
      expect(santiago.whyNot(moment.state, moment.seat, move)).toBeTypeOf('string');
    }
  }
});

test('nothing is meant by a target of another game', () => {
  const [moment] = walk(3, 1);
  expect(attempt('cell:1,1', sceneOf(moment))).toBeUndefined();
});
