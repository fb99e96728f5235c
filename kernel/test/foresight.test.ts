import { describe, expect, test } from 'vitest';
import { previewMove, whyNotInView } from '../foresight.ts';
import type { AnyGame, Move } from '../game.ts';
import { startMatch, type AnyMatch } from '../match.ts';
import { fastRandom } from '../random.ts';
import { seedFrom } from '../seed.ts';
import { toy as typedToy } from './toy.ts';

// The kernel's functions take any game; the toy's own types do not matter here.
const toy = typedToy as unknown as AnyGame;

const start = (): AnyMatch => startMatch(toy, { players: 2, options: {} }, seedFrom('foresight'));

function ownMove({ state }: AnyMatch): Move {
  const moves: Move[] = [];
  toy.moves(state, 0, moves);
  return moves[0];
}

describe('a preview', () => {
  test('stops at the first draw: what is drawn is never told', () => {
    const match = start();
    const preview = previewMove(toy, toy.view(match.state, 0), 0, ownMove(match));
    expect(preview.isCertain).toBe(false);
    expect(preview.events.map(({ type }) => type)).toEqual(['played']);
  });

  test('changes neither the match nor the view it starts from', () => {
    const match = start();
    const view = toy.view(match.state, 0);
    const before = [JSON.stringify(match.state), JSON.stringify(view)];
    previewMove(toy, view, 0, ownMove(match));
    expect([JSON.stringify(match.state), JSON.stringify(view)]).toEqual(before);
  });

  test('depends on nothing but the view', () => {
    const match = start();
    const other = toy.copy(match.state);
    toy.redeal(other, 0, fastRandom(5));
    const move = ownMove(match);
    expect(previewMove(toy, toy.view(other, 0), 0, move)).toEqual(
      previewMove(toy, toy.view(match.state, 0), 0, move),
    );
  });
});

describe('a refusal', () => {
  test('is the one the rules give, for every move of the game', () => {
    const { state } = start();
    const view = toy.view(state, 0);
    for (const text of ['play 0', 'play 1', 'play 2', 'stake 0', 'stake 1']) {
      const move = toy.notation.parse(text);
      if (move === undefined) throw new Error(`no move ${text}`);
      expect(whyNotInView(toy, view, 0, move)).toBe(toy.whyNot(state, 0, move));
    }
  });
});
