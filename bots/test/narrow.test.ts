import { describe, expect, test } from 'vitest';
import type { Heuristics } from '../../games/heuristics.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import { flatShort } from '../flat.ts';
import { search } from '../search.ts';
import { chooseMove, playMatch } from './play-match.ts';
import { tricks, type Tricks } from './toy.ts';

type Lay = Parameters<typeof tricks.apply>[2];

/** Considers only cards below a number. */
const below = (most: number): Heuristics<Tricks, Lay> => ({
  iterationsPerSecond: 1000,
  winSpread: 2,
  guidedDepth: 4,
  prior: () => 0.5,
  evaluate: ({ points }, out) => {
    points.forEach((count, seat) => (out[seat] = count));
    return points.length;
  },
  narrow(_state, _seat, moves, count) {
    const low = moves.slice(0, count).filter(({ card }) => card < most);
    low.forEach((move, index) => (moves[index] = move));
    return low.length;
  },
});

const lowestOf = (hand: readonly number[]): number => Math.min(...hand);

describe.each([search, flatShort])('$name', kind => {
  const game: AnyGame = tricks;
  const create = (most: number): ReturnType<typeof kind.create> => kind.create(game, below(most));

  test('leaves moves alone that are not worth considering', () => {
    playMatch(
      { game, players: 2, bots: [create(5), create(5)], playouts: 60, seed: 3 },
      (state, seat, move) => {
        // The game's own type: these bots play nothing else.
        const hand = (state as Tricks).hands[seat];
        if (lowestOf(hand) < 5) expect(move.id).toBeLessThan(5);
      },
    );
  });

  test('considers every move where none would be left', () => {
    const state = tricks.setup({ players: 2, options: {} }, { random: fastRandom(4) });
    const { narrow: _narrow, ...rest } = below(0);
    const free = kind.create(game, rest);
    const bots = [create(0), free];
    const [narrowed, all] = bots.map(bot =>
      chooseMove(game, state, 0, bot, { random: fastRandom(9), playouts: 80 }),
    );
    expect(narrowed).toBe(all);
  });
});
