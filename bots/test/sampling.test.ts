import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { moveList, type AnyGame } from '../../kernel/game.ts';
import { completeConfig } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { playOut } from '../playout.ts';

/** Every seventh position of a random game, seen by every seat. */
function watchGame(game: AnyGame, players: number, see: (state: object, seat: number) => void): void {
  const random = fastRandom(players);
  const choices = moveList();
  const state = game.setup(completeConfig(game.meta, { players, options: {} }), { random });
  for (let ply = 0; game.toAct(state).length > 0; ply++) {
    const [acting] = game.toAct(state);
    if (ply % 7 === 0) for (let seat = 0; seat < players; seat++) see(state, seat);
    choices.count = 0;
    game.moves(state, acting, choices);
    game.apply(state, acting, choices.items[random.below(choices.count)], { random });
  }
}

describe.each(GAME_IDS)('what a seat imagines in %s', id => {
  test('looks exactly like what it sees, has every piece once, and can be played to an end', async () => {
    const { game } = await loadGame(id);
    const { least, most } = game.meta.players;
    for (let players = least; players <= most; players++) {
      const random = fastRandom(7);
      watchGame(game, players, (state, seat) => {
        const view = game.view(state, seat);
        const imagined = game.sample(view, random);
        for (let again = 0; again < 2; again++) {
          expect(game.view(imagined, seat)).toEqual(view);
          expect(game.pieceCounts(imagined)).toEqual(game.pieceCounts(state));
          expect(game.toAct(imagined)).toEqual(game.toAct(state));
          game.redeal(imagined, seat, random);
        }
        playOut(game, imagined, { random });
        expect(game.result(imagined)).toBeDefined();
      });
    }
  });
});
