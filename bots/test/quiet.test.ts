import { describe, expect, test } from 'vitest';
import type { Heuristics } from '../../games/heuristics.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { search } from '../search.ts';
import { playMatch } from './play-match.ts';
import { tricks, type Tricks } from './toy.ts';

const cardsLaid = ({ laid }: Readonly<Tricks>): number => laid.filter(card => card !== null).length;

/** Plays a game with playouts of no decision and returns how many cards lay face down wherever one was judged. */
function judgedWith(isQuiet?: (state: Readonly<Tricks>) => boolean): Set<number> {
  const judged = new Set<number>();
  const heuristics: Heuristics<Tricks> = {
    iterationsPerSecond: 1000,
    winSpread: 2,
    horizon: 0,
    ...(isQuiet && { isQuiet }),
    evaluate(state, out) {
      judged.add(cardsLaid(state));
      state.points.forEach((count, seat) => (out[seat] = count));
      return state.points.length;
    },
  };
  const game: AnyGame = tricks;
  const bots = [0, 1, 2].map(() => search.create(game, heuristics));
  playMatch({ game, players: 3, bots, playouts: 40, seed: 2 }, () => undefined);
  return judged;
}

describe('a playout', () => {
  test('is judged after its horizon, in the middle of a round as well', () => {
    expect(judgedWith()).toEqual(new Set([0, 1, 2]));
  });

  test('goes on until the position is quiet', () => {
    expect(judgedWith(state => cardsLaid(state) === 0)).toEqual(new Set([0]));
  });
});
