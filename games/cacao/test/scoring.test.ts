import { describe, expect, test } from 'vitest';
import { scenario, type Colour, type Position, type Scenario } from './scenario.ts';

/** A position in which the last turn is over. */
const over = (position: Position): Scenario => scenario({ turn: 'none', display: [], ...position });

const points = (table: Scenario, source: string): readonly number[] | undefined =>
  table.result()?.breakdown.find(score => score.source === source)?.points;

const FOUR: readonly Colour[] = ['Red', 'Purple', 'White', 'Yellow'];
const THREE: readonly Colour[] = ['Red', 'Purple', 'White'];

/** Gold of the players from a temple at 0,0 with these tiles around it. */
const temple = (players: readonly Colour[], tiles: [string, string, string, string]): unknown => {
  const [north, east, south, west] = tiles;
  return points(
    over({
      players,
      area: `
              -1      0      1
        -1     .   ${north}  .
         0  ${west}  TE  ${east}
         1     .   ${south}  .`,
    }),
    'temples',
  );
};

describe('a temple', () => {
  test('[temple-scored-one-by-one] is scored apart from the others, when the game is over', () => {
    const table = scenario({
      players: ['Red', 'Yellow'],
      turn: 'Yellow',
      area: `
               0      1      2
         0    TE   R1012    M2
         1  Y1111    .    Y1111
         2     .      .     TE`,
      display: [],
      Red: { hand: [] },
    });
    expect(table.village('Red').gold).toBe(0);
    table.play('Yellow: place 1-1-1-1 at 3,2');
    // At 0,0 Red has two workers and Yellow one; at 2,2 Yellow is alone with two tiles.
    expect(table.events('templeScored')).toMatchObject([
      { workers: [2, 1], gold: [6, 3] },
      { workers: [0, 2], gold: [0, 6] },
    ]);
    expect(points(table, 'temples')).toEqual([6, 9]);
  });

  test('[ruling-temple-count] counts all workers that face it, over several tiles, whether they acted or not', () => {
    // Red 1 + 1 + 1 with three tiles against 2; temples never activate anyone.
    expect(temple(THREE, ['R1111', 'R1111', 'R2101', 'P1210'])).toEqual([6, 3, 0]);
    expect(temple(THREE, ['R1111', 'R1111', 'W2101', 'P1210'])).toEqual([2, 2, 2]);
  });

  test('[temple-needs-one-worker] pays nothing to someone who turns an empty edge to it', () => {
    // Purple's tile is beside the temple, with an empty edge towards it.
    expect(temple(THREE, ['R0121', '.', 'P0121', '.'])).toEqual([6, 0, 0]);
    expect(temple(THREE, ['R0121', 'W1111', 'P0121', '.'])).toEqual([6, 0, 3]);
  });

  test('[temple-first-six-second-three] pays 6 to the most and 3 to the second most workers', () => {
    expect(temple(['Red', 'Yellow'], ['R1111', '.', '.', 'Y1210'])).toEqual([3, 6]);
    expect(temple(THREE, ['R0130', 'W1111', 'P2101', '.'])).toEqual([6, 3, 0]);
  });

  test('[temple-alone-six-only] pays 6 to the only player there, and the 3 to no one', () => {
    expect(temple(THREE, ['R1111', 'R1111', '.', '.'])).toEqual([6, 0, 0]);
  });

  test('[temple-tie-first-splits-six] splits the 6 among those tied for most', () => {
    expect(temple(['Red', 'Yellow'], ['R1111', '.', '.', 'Y1111'])).toEqual([3, 3]);
    expect(temple(FOUR, ['R1111', 'P1111', 'W1111', 'Y1111'])).toEqual([1, 1, 1, 1]);
  });

  test('[ruling-temple-first-tie-no-second] pays nothing more after a tie for most', () => {
    expect(temple(THREE, ['R0121', 'P1012', '.', 'W1111'])).toEqual([3, 3, 0]);
    expect(temple(FOUR, ['R0130', 'P0013', 'W2101', 'Y1111'])).toEqual([3, 3, 0, 0]);
  });

  test('[temple-tie-second-splits-three] splits the 3 among those tied behind a single first', () => {
    expect(temple(THREE, ['R0130', 'P1111', '.', 'W1111'])).toEqual([6, 1, 1]);
    expect(temple(FOUR, ['R0130', 'P1111', 'Y1111', 'W1111'])).toEqual([6, 1, 1, 1]);
  });

  test('[ruling-temple-rounding] rounds shares down, the rest stays in the bank', () => {
    const one = (letter: string): string => `${letter}1111`;
    // First place: 3, 2 or 1 each for two, three or four.
    expect(temple(FOUR, [one('R'), one('P'), '.', '.'])).toEqual([3, 3, 0, 0]);
    expect(temple(FOUR, [one('R'), one('P'), one('W'), '.'])).toEqual([2, 2, 2, 0]);
    expect(temple(FOUR, [one('R'), one('P'), one('W'), one('Y')])).toEqual([1, 1, 1, 1]);
    // Second place: 1 each for two or three.
    expect(temple(FOUR, ['R0121', one('P'), one('W'), '.'])).toEqual([6, 1, 1, 0]);
    expect(temple(FOUR, ['R0121', one('P'), one('W'), one('Y')])).toEqual([6, 1, 1, 1]);
  });

  test('[ruling-temple-unvisited] pays no one if no worker faces it', () => {
    // The tiles on all sides of the temple have an empty edge towards it.
    expect(temple(['Red', 'Yellow'], ['R2101', 'Y1210', 'R0121', 'Y1012'])).toEqual([0, 0]);
  });
});

describe('the total', () => {
  test('[score-sun-one-gold] has 1 gold for each sun token left', () => {
    const table = over({ players: ['Red', 'Yellow'], Red: { suns: 3 }, Yellow: { suns: 1 } });
    expect(points(table, 'sun')).toEqual([3, 1]);
    expect(table.result()?.totals).toEqual([-7, -9]);
  });

  test('[score-river-value] has the value of the carrier’s pool, also a negative one', () => {
    const gold = 20;
    const table = over({
      players: FOUR,
      Red: { gold, pool: 16 },
      Purple: { gold, pool: 0 },
      White: { gold, pool: -4 },
      Yellow: { gold },
    });
    expect(points(table, 'river')).toEqual([16, 0, -4, -10]);
    expect(table.result()?.totals).toEqual([36, 20, 16, 10]);
  });

  test('[score-fruits-nothing] has nothing for fruits', () => {
    const table = over({
      players: ['Red', 'Yellow'],
      Red: { gold: 12, pool: 0, fruits: 5 },
      Yellow: { pool: 0 },
    });
    expect(table.result()?.totals).toEqual([12, 0]);
    expect(table.result()?.breakdown.map(({ source }) => source)).toEqual([
      'gold',
      'temples',
      'sun',
      'river',
    ]);
  });

  test('[ruling-negative-total] may be below zero', () => {
    const table = over({ players: ['Red', 'Yellow'], Red: { gold: 3 }, Yellow: { gold: 4 } });
    expect(table.result()).toMatchObject({ totals: [-7, -6], ranks: [2, 1] });
  });
});

describe('the winner', () => {
  test('[winner-most-gold] is the player with most gold', () => {
    const table = over({
      players: THREE,
      Red: { gold: 30, fruits: 5 },
      Purple: { gold: 31 },
      White: { gold: 12, pool: 7 },
    });
    expect(table.result()).toMatchObject({ totals: [20, 21, 19], ranks: [2, 1, 3] });
  });

  test('[winner-tie-most-fruits] is, of those tied, the one with more fruits', () => {
    const table = over({
      players: ['Red', 'Yellow'],
      Red: { gold: 30, fruits: 1 },
      Yellow: { gold: 30, fruits: 2 },
    });
    expect(table.result()).toMatchObject({ totals: [20, 20], ranks: [2, 1] });
  });

  test('[ruling-tie-fruits-at-end] has them in storage at the end; only those tied are compared', () => {
    const table = scenario({
      players: THREE,
      turn: 'White',
      display: [],
      Red: { hand: [], gold: 30, fruits: 2 },
      Purple: { hand: [], gold: 30, fruits: 1 },
      White: { gold: 20, fruits: 4 },
    });
    // White's last worker brings a fifth fruit, which is not compared.
    table.play('White: place 1-1-1-1 at -1,0');
    expect(table.village('White').fruits).toBe(5);
    expect(table.result()).toMatchObject({ totals: [20, 20, 10], ranks: [1, 2, 3] });
    expect(table.whyNot('White: work 1 at -1,0 east')).toBe('turn-steps-in-order');
    expect(table.events('gameEnded')).toMatchObject([{ totals: [20, 20, 10], winners: [0] }]);
  });

  test('[winner-tie-shared] is shared by players with equal fruits', () => {
    const equal = { gold: 30, fruits: 2 };
    const table = over({ players: THREE, Red: equal, Purple: { gold: 29, fruits: 5 }, White: equal });
    expect(table.result()).toMatchObject({ totals: [20, 19, 20], ranks: [1, 3, 1] });
  });
});
