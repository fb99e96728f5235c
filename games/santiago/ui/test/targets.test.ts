import { describe, expect, test } from 'vitest';
import { sceneOf } from '../../../../board/test/board-props.ts';
import { sizesOf } from '../../../../board/test/random-game.ts';
import { santiago } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import { move as moveOf, Scenario } from '../../test/scenario.ts';
import { LANGUAGES } from '../../../../kernel/text.ts';
import { PLACE_NAMES } from '../../rules/board.ts';
import { intendedMove } from '../intended-move.ts';
import { openPlacesIn } from '../open-places.ts';
import { placeId, targets } from '../targets.ts';
import { confirmName, progress } from '../turn.ts';
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
      // A place that nobody proposed stands for building elsewhere, which is an answer of its own.
      if (id.startsWith('place:') && moment.moves.includes(move)) continue;
      expect(santiago.whyNot(moment.state, moment.seat, move)).toBeTypeOf('string');
    }
  }
});

test('a target of another game means no move', () => {
  const [moment] = decisions(3, 1);
  expect(intendedMove('cell:1,1', sceneOf(moment))).toBeUndefined();
});

test('a free place touched in a decision without proposals means to build for 1 escudo', () => {
  const { state } = Scenario.withoutProposals({ players: 3, overseer: 'Ana' });
  const view = santiago.view(state, 0);
  const moves: Move[] = [];
  santiago.moves(state, 0, moves);
  const line = intendedMove('place:X2-Y2', sceneOf({ state, seat: 0, view, moves, next: moves[0] }));
  expect(line).toBe('build');
  expect(santiago.whyNot(state, 0, moveOf('build'))).toBeUndefined();
});

test('the overseer who touches an open place that nobody proposed means to reject; other places name their rule', () => {
  let met = 0;
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    for (const moment of decisions(5, seed)) {
      const { view } = moment;
      if (view.phase !== 'decision' || view.proposals?.places.every(place => place === null) !== false)
        continue;
      const scene = sceneOf(moment);
      PLACE_NAMES.forEach((name, place) => {
        const isOpen = (openPlacesIn(view) & (1 << place)) !== 0;
        const isProposed = view.proposals?.places.includes(place);
        const expected = isOpen && isProposed !== true ? 'reject' : `accept ${name}`;
        expect(intendedMove(placeId(place), scene)).toBe(expected);
        if (expected === 'reject') met++;
      });
    }
  }
  expect(met).toBeGreaterThan(0);
});

test('no move is played at the first touch', async () => {
  // The board asks the browser which way it is held.
  await import('../../../../board/test/fake-browser.ts');
  const { board } = await import('../index.ts');
  expect(board.isInstant).toBeUndefined();
});

test.each(LANGUAGES)('every button that plays a move names it, in %s', language => {
  for (const { view, moves } of decisions(4, 3))
    for (const move of moves) expect(confirmName(move, view)[language]).toMatch(/\p{L}{3}/u);
});

test('the line above the board says the round and its step', () => {
  for (const { view } of decisions(5, 2)) {
    const { en } = progress(view);
    if (view.phase === 'auction') expect(en).toBe(`Round ${view.round}/${view.rounds} · Auction`);
    if (view.phase === 'decision') expect(en).toBe(`Round ${view.round}/${view.rounds} · Canal`);
  }
});
