import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { fastRandom } from '../../kernel/random.ts';
import { BOTS } from '../index.ts';
import { random } from '../random.ts';
import { chooseMove, playMatch } from './play-match.ts';

const KINDS = BOTS.map(kind => [kind.name, kind] as const);

/** A few games decide when the better bot wins nearly all of them; a game with more luck needs more. */
const [MIN_GAMES, CLEAR_SHARE] = [6, 5 / 6];
const [MAX_GAMES, LONG_RUN_SHARE] = [240, 0.7];

describe.each(GAME_IDS)('%s', id => {
  test.each(KINDS)('%s plays whole games by the rules, with every number of players', async (_, kind) => {
    const { game, heuristics } = await loadGame(id);
    const { least, most } = game.meta.players;
    for (let players = least; players <= most; players++) {
      const bots = Array.from({ length: players }, () => kind.create(game, heuristics));
      const ranks = playMatch({ game, players, bots, playouts: 4, seed: players }, (state, seat, move) => {
        expect(game.whyNot(state, seat, move)).toBeUndefined();
      });
      expect(ranks).toContain(1);
    }
  });

  test.each(KINDS)('%s plays the same game for the same seed', async (_, kind) => {
    const { game, heuristics } = await loadGame(id);
    const told = [1, 2].map(() => {
      const moves: string[] = [];
      const bots = [kind.create(game, heuristics), kind.create(game, heuristics)];
      playMatch({ game, players: 2, bots, playouts: 6, seed: 5 }, (_state, seat, move) => {
        moves.push(`${seat} ${game.notation.text(move)}`);
      });
      return moves;
    });
    expect(told[0]).toEqual(told[1]);
  });

  test.each(KINDS)('%s answers the same whatever lies where it may not look', async (_, kind) => {
    const { game, heuristics } = await loadGame(id);
    const players = game.meta.players.most;
    const bots = Array.from({ length: players }, () => random.create(game));
    let decisions = 0;
    playMatch({ game, players, bots, playouts: 0, seed: 3 }, (state, seat) => {
      if (decisions++ % 23 !== 0) return;
      const answers = [0, 1, 2].map(other => {
        const copy = game.copy(state);
        if (other > 0) game.redeal(copy, seat, fastRandom(other));
        return chooseMove(game, copy, seat, kind.create(game, heuristics), {
          random: fastRandom(1),
          playouts: 12,
        });
      });
      expect(new Set(answers).size).toBe(1);
    });
  });

  test.each(KINDS.slice(1))('%s beats random clearly', async (_, kind) => {
    const { game, heuristics } = await loadGame(id);
    let won = 0;
    for (let seed = 0; seed < MAX_GAMES; seed++) {
      const place = seed % 2;
      const bots = [0, 1].map(seat => (seat === place ? kind : random).create(game, heuristics));
      const ranks = playMatch({ game, players: 2, bots, playouts: 40, seed });
      if (ranks[place] === 1) won += 1 / ranks.filter(rank => rank === 1).length;
      const games = seed + 1;
      if (games >= MIN_GAMES && won / games >= CLEAR_SHARE) return;
    }
    expect(won / MAX_GAMES).toBeGreaterThanOrEqual(LONG_RUN_SHARE);
  });
});
