import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { fastRandom } from '../../kernel/random.ts';
import { createAdviser } from '../hint.ts';
import { isUnforced, momentsOf } from '../moments.ts';
import { finishedRecord } from './finished-record.ts';

describe.each(GAME_IDS)('hints in %s', async id => {
  const module = await loadGame(id);
  const { game } = module;
  const moments = momentsOf(game, finishedRecord(module, ['sense', 'random'])).filter(moment =>
    isUnforced(game, moment),
  );
  const ask = (state: object, index: number, include?: string) => {
    const { seat, moves } = moments[index];
    return createAdviser(module)({
      seat,
      view: game.view(state, seat),
      moves: moves.map(move => game.notation.text(move)),
      players: 2,
      candidates: 3,
      iterations: 120,
      include,
    });
  };
  const middle = Math.floor(moments.length / 2);

  test('depend on what the player can see, and on nothing else', () => {
    const state = game.copy(moments[middle].state);
    game.redeal(state, moments[middle].seat, fastRandom(3));
    expect(ask(state, middle)).toEqual(ask(moments[middle].state, middle));
  });

  test('are legal moves, the best first, and judge the move that is asked about', () => {
    const { moves, state } = moments[middle];
    const meant = game.notation.text(moves[moves.length - 1]);
    const hints = ask(state, middle, meant);
    expect(hints.map(({ move }) => move)).toContain(meant);
    expect(moves.map(move => game.notation.text(move))).toEqual(
      expect.arrayContaining(hints.map(({ move }) => move)),
    );
    const chances = hints.map(({ chance }) => chance.mean);
    expect(chances).toEqual(chances.toSorted((one, other) => other - one));
    expect(hints[0].loss.mean).toBe(0);
  });
});
