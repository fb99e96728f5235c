import { describe, expect, test } from 'vitest';
import { santiago } from '../rules/game.ts';
import { PLAYER_COUNTS } from '../data/supplies.ts';
import { Scenario, type Position } from './scenario.ts';

/** Red is Ana, green is Blas, brown is Cora. */
const table: Position = { players: 3, round: 5, overseer: 'Ana', money: 0 };

/** The picture of the rules: peppers cut by a desert, bananas with a palm, watermelons with another, grapes apart. */
const PICTURE = {
  a1: 'watermelon-2 Ana 2',
  b1: 'watermelon-1 Blas 1',
  a2: 'watermelon-2',
  d1: 'banana-2 Ana 2',
  e1: 'banana-2 Blas 2',
  d2: 'banana-1 Blas 1',
  e2: 'banana-2 Cora 2',
  g1: 'grape-1 Ana 1',
  h3: 'grape-2',
  a5: 'pepper-2',
  b5: 'pepper-1',
  c5: 'pepper-2 desert',
  d5: 'pepper-1 Cora 1',
};
const PALMS = ['a2', 'd1', 'h6'];

/** A finished game: the last round has just dried, everything stands beside water or is gone. */
const finished = (position: Partial<Position> & Pick<Position, 'players'>): Scenario =>
  Scenario.drying({
    overseer: 'Ana',
    spring: 'V2',
    canals: ['V2-W2', 'W2-X2', 'X2-Y2'],
    round: { 2: 10, 3: 11, 4: 11, 5: 9 }[position.players],
    ...position,
  });

describe('plantations', () => {
  test('[plantation-is-side-connected-same-crop] [example-4] the groups of the picture', () => {
    const game = Scenario.canal({ ...table, tiles: PICTURE, palms: PALMS });
    expect(game.sizes('watermelon')).toEqual([3]);
    expect(game.sizes('banana')).toEqual([4]);
    expect(game.sizes('grape')).toEqual([1, 1]);
    expect(game.sizes('pepper')).toEqual([1, 2]);
  });

  test('[plantation-split-by-desert] [example-5] were the desert still a pepper tile, there would be one plantation of four', () => {
    const game = Scenario.canal({ ...table, tiles: { ...PICTURE, c5: 'pepper-2' }, palms: PALMS });
    expect(game.sizes('pepper')).toEqual([4]);
    const split = Scenario.canal({ ...table, tiles: PICTURE });
    expect(split.sizes('pepper')).toEqual([1, 2]);
  });

  test('tiles that only meet by a corner are two plantations', () => {
    const game = Scenario.canal({ ...table, tiles: { a1: 'grape-1 Ana 1', b2: 'grape-1 Ana 1' } });
    expect(game.sizes('grape')).toEqual([1, 1]);
  });

  test('[plantation-not-split-by-canal-or-palm] canals between the tiles and palms on them do not matter', () => {
    const game = Scenario.canal({
      ...table,
      spring: 'W2',
      canals: ['W1-W2', 'W2-X2'],
      palms: ['c2', 'f5', 'h1'],
      tiles: { b2: 'banana-2 Ana 2', c2: 'banana-1 Blas 1', c3: 'banana-1 Cora 1' },
    });
    expect(game.sizes('banana')).toEqual([3]);
  });

  test('[plantation-size-counts-neutral-tiles] neutral tiles make a plantation larger', () => {
    const game = Scenario.canal({
      ...table,
      palms: ['d6', 'f6', 'h6'],
      tiles: { a1: 'grape-1 Ana 1', b1: 'grape-1', c1: 'grape-2' },
    });
    expect(game.points('grape')).toEqual({ Ana: 3 });
  });
});

describe('points', () => {
  test('[score-tiles-times-farmers] [example-6] watermelons: three tiles, red two farmers, green one', () => {
    const game = Scenario.canal({ ...table, tiles: PICTURE, palms: PALMS });
    expect(game.points('watermelon')).toEqual({ Ana: 6, Blas: 3 });
  });

  test('[example-7] with a green farmer on the palm tile green scores nine', () => {
    const game = Scenario.canal({ ...table, tiles: { ...PICTURE, a2: 'watermelon-2 Blas 1' }, palms: PALMS });
    expect(game.points('watermelon')).toEqual({ Ana: 6, Blas: 9 });
  });

  test('[example-8] the lone pepper tile of brown', () => {
    expect(Scenario.canal({ ...table, tiles: PICTURE, palms: PALMS }).points('pepper')).toEqual({ Cora: 1 });
  });

  test('[score-palm-counts-as-one-farmer] [example-9] bananas: a palm counts once, also beside two farmers', () => {
    const game = Scenario.canal({ ...table, tiles: PICTURE, palms: PALMS });
    expect(game.points('banana')).toEqual({ Ana: 12, Blas: 12, Cora: 8 });
  });

  test('[example-10] the lone grape tile of red', () => {
    expect(Scenario.canal({ ...table, tiles: PICTURE, palms: PALMS }).points('grape')).toEqual({ Ana: 1 });
  });

  test('[score-palm-without-farmer-is-nothing] [r-palm-on-desert] not on a neutral tile, a desert or an empty space', () => {
    const game = Scenario.canal({
      ...table,
      palms: ['b1', 'a3', 'h6'],
      tiles: { a1: 'grape-1 Ana 1', b1: 'grape-1', a2: 'pepper-1 Blas 1', a3: 'pepper-1 desert' },
    });
    expect(game.points('grape')).toEqual({ Ana: 2 });
    expect(game.points('pepper')).toEqual({ Blas: 1 });
    const dried = Scenario.drying({ ...table, palms: ['a3', 'f5', 'h1'], tiles: { a3: 'grape-1' } });
    expect(dried.on('a3')).toBe('desert');
    expect(dried.state.palms).toHaveLength(3);
    expect(dried.points('grape')).toEqual({});
  });

  test('[score-one-point-per-escudo] [example-13] 8 escudos and a plantation of 9 points make 17', () => {
    const game = finished({
      players: 3,
      money: [8, 0, 0],
      palms: ['h6', 'f6', 'd6'],
      tiles: { a2: 'banana-2 Ana 2', b2: 'banana-1 Ana 1', c2: 'banana-1' },
    });
    const result = santiago.result(game.state);
    expect(result?.totals).toEqual([17, 0, 0]);
    expect(result?.breakdown.find(({ source }) => source === 'money')?.points).toEqual([8, 0, 0]);
    expect(result?.breakdown.find(({ source }) => source === 'banana')?.points).toEqual([9, 0, 0]);
  });

  test('[score-unused-own-canal-is-nothing] a canal kept to the end adds nothing', () => {
    const game = finished({ players: 3, money: [4, 4, 4] });
    expect(game.state.ownCanals).toEqual([1, 0, 0]);
    expect(santiago.result(game.state)?.totals).toEqual([4, 4, 4]);
  });

  test('every plantation is scored in its own event', () => {
    const game = finished({
      players: 3,
      money: [1, 0, 0],
      palms: ['b2', 'f6', 'd6'],
      tiles: { a2: 'banana-2 Blas 2', b2: 'banana-1 Ana 1', c2: 'banana-1' },
    });
    expect(game.eventsOf('plantationScored')).toEqual([
      {
        type: 'plantationScored',
        crop: 'banana',
        spaces: [8, 9, 10],
        farmers: [1, 2, 0],
        palms: [1, 0, 0],
        points: [6, 6, 0],
      },
    ]);
  });
});

describe('the end', () => {
  test.each(PLAYER_COUNTS)(
    '[game-ends-after-last-round] %i players: piles and supply are empty and no one is to act',
    players => {
      const game = Scenario.setup(players, { overseer: 'first' }).playFirstChoices();
      expect(game.toAct()).toEqual([]);
      expect(game.state.piles.every(count => count === 0)).toBe(true);
      expect(game.state.supply).toBe(0);
      expect(game.whyNot('Ana', 'pass')).toBe('game-ends-after-last-round');
    },
  );

  test('[highest-total-wins-ties-share] [example-14] 141 beats 139 and 98; the same highest total is shared', () => {
    const alone = finished({ players: 3, money: [141, 98, 139] });
    expect(santiago.result(alone.state)?.totals).toEqual([141, 98, 139]);
    expect(santiago.result(alone.state)?.ranks).toEqual([1, 3, 2]);
    const shared = finished({ players: 3, money: [20, 9, 20] });
    expect(santiago.result(shared.state)?.ranks).toEqual([1, 3, 1]);
    expect(shared.eventsOf('gameEnded')).toEqual([
      { type: 'gameEnded', totals: [20, 9, 20], winners: [0, 2] },
    ]);
  });

  test('[r-ranks-share-places] 1, 1, 3 and 1, 2, 2, 4', () => {
    const ranks = (money: readonly number[], players: 3 | 4): readonly number[] | undefined =>
      santiago.result(finished({ players, money }).state)?.ranks;
    expect(ranks([12, 12, 3], 3)).toEqual([1, 1, 3]);
    expect(ranks([9, 14, 9, 2], 4)).toEqual([2, 1, 2, 4]);
  });
});
