import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { quickRandom } from '../../kernel/random.ts';
import { flat } from '../flat.ts';
import { BOTS } from '../index.ts';
import { random } from '../random.ts';
import { ask, sitting } from './sitting.ts';

describe.each(GAME_IDS)('%s', id => {
  test.each(BOTS.map(kind => [kind.name, kind] as const))(
    '%s plays whole games by the rules',
    async (_, kind) => {
      const { game } = await loadGame(id);
      const { least, most } = game.meta.players;
      for (let players = least; players <= most; players++) {
        const bots = Array.from({ length: players }, () => kind.sit(game));
        const ranks = sitting({ game, players, bots, playouts: 4, seed: players }, (state, seat, move) => {
          expect(game.whyNot(state, seat, move)).toBeUndefined();
        });
        expect(ranks).toContain(1);
      }
    },
  );

  test('flat answers the same whatever lies where it may not look', async () => {
    const { game } = await loadGame(id);
    const players = game.meta.players.most;
    const bots = Array.from({ length: players }, () => random.sit(game));
    let decisions = 0;
    sitting({ game, players, bots, playouts: 0, seed: 3 }, (state, seat) => {
      if (decisions++ % 9 !== 0) return;
      const answers = [0, 1, 2].map(other => {
        const copy = game.copy(state);
        if (other > 0) game.redeal(copy, seat, quickRandom(other));
        return ask(game, copy, seat, flat.sit(game), { random: quickRandom(1), playouts: 6 });
      });
      expect(new Set(answers).size).toBe(1);
    });
  });

  test('flat beats random clearly', async () => {
    const { game } = await loadGame(id);
    const players = Math.max(2, game.meta.players.least);
    const games = 6;
    let won = 0;
    for (let seed = 0; seed < games; seed++) {
      const place = seed % players;
      const bots = Array.from({ length: players }, (_, seat) => (seat === place ? flat : random).sit(game));
      const ranks = sitting({ game, players, bots, playouts: 12, seed });
      if (ranks[place] === 1) won += 1 / ranks.filter(rank => rank === 1).length;
    }
    expect(won / games).toBeGreaterThan(1.5 / players);
  });
});
