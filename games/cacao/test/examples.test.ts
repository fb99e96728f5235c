import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../kernel/random.ts';
import type { POOLS } from '../data/village.ts';
import { cacao } from '../rules/game.ts';
import { drawn } from './area.ts';
import { scenario, tableOf, type Colour, type Position, type Scenario } from './scenario.ts';

describe('of the rulebook', () => {
  test('[ex-fill-activates-other] Yellow picks and sells a fruit, and Red sells one in Yellow’s turn', () => {
    const table = scenario({
      players: ['Red', 'Yellow'],
      turn: 'Yellow',
      area: `
              0      1
        0    P1    R1012
        1     .     M2`,
      display: ['market-3', 'temple'],
      Red: { fruits: 1 },
    });
    table.play('Yellow: place 1-1-1-1 at 0,-1', 'Yellow: fill 1,-1 with market-3');
    table.play('Yellow: work 1 at 0,-1 south');
    expect(table.village('Yellow').fruits).toBe(1);
    table.play('Yellow: work 1 at 0,-1 east', 'Red: work 1 at 1,0 north');
    expect(table.village('Yellow')).toMatchObject({ fruits: 0, gold: 3 });
    expect(table.village('Red')).toMatchObject({ fruits: 0, gold: 3 });
  });

  test('[ex-overbuild] Red overbuilds: two fruits, 8 gold, one pool, and no worker left at the temple', () => {
    const table = scenario({
      players: ['Red', 'Yellow'],
      area: `
              0      1      2
       -1     .     P2      .
        0    TE   R1111    M4
        1     .     CE      .`,
      display: [],
      gains: 'ask',
      Red: { hand: ['2-1-0-1'], suns: 1, fruits: 3 },
      Yellow: { hand: [] },
    });
    table.play('Red: overbuild 1,0 with 2-1-0-1 facing east');
    expect(table.village('Red').suns).toBe(0);
    table.play('Red: work 1 at 1,0 north');
    expect(table.village('Red').fruits).toBe(5);
    table.play('Red: work 2 at 1,0 east');
    expect(table.village('Red')).toMatchObject({ fruits: 3, gold: 8 });
    table.play('Red: work 1 at 1,0 south');
    expect(table.village('Red').pool).toBe(-4);
    expect(table.events('templeScored')).toMatchObject([{ workers: [0, 0], gold: [0, 0] }]);
  });

  test('[ex-temple-tie] two tiles of Yellow with a worker each tie with two workers of Red', () => {
    expect(temple(['Yellow', 'Red', 'Purple'], ['Y1111', 'Y1111', 'P1111', 'R1210'])).toEqual([3, 3, 0]);
  });
});

/** Gold of the players from a temple at 0,0 with these tiles in the north, east, south and west. */
function temple(players: readonly Colour[], [north, east, south, west]: readonly string[]): unknown {
  return scenario({
    players,
    turn: 'none',
    area: `
            -1      0      1
      -1     .   ${north}  .
       0  ${west}  TE  ${east}
       1     .   ${south}  .`,
  })
    .result()
    ?.breakdown.find(({ source }) => source === 'temples')?.points;
}

describe('temples', () => {
  const FOUR = ['Red', 'Purple', 'White', 'Yellow'] as const;
  const THREE = ['Red', 'Purple', 'White'] as const;

  test('[ex-temple-four-tied] workers 1, 1, 1, 1 bring 1 gold each', () => {
    expect(temple(FOUR, ['R1111', 'P1111', 'W1111', 'Y1111'])).toEqual([1, 1, 1, 1]);
  });

  test('[ex-temple-second-tied] workers 3, 1, 1 bring 6, 1, 1', () => {
    expect(temple(THREE, ['R0130', 'P1111', 'W1111', '.'])).toEqual([6, 1, 1]);
  });

  test('[ex-temple-lone] workers 2, 0, 0 bring 6, 0, 0', () => {
    expect(temple(THREE, ['R0121', '.', '.', '.'])).toEqual([6, 0, 0]);
  });

  test('[ex-temple-three-second] workers 2, 1, 1, 1 bring 6, 1, 1, 1', () => {
    expect(temple(FOUR, ['R0121', 'P1111', 'W1111', 'Y1111'])).toEqual([6, 1, 1, 1]);
  });

  test('[ex-temple-three-first] workers 1, 1, 1, 0 bring 2, 2, 2, 0', () => {
    expect(temple(FOUR, ['R1111', 'P1111', 'W1111', '.'])).toEqual([2, 2, 2, 0]);
  });
});

describe('placing and filling', () => {
  test('[ex-first-cells] the first tile has exactly six cells', () => {
    expect(scenario({ players: ['Red', 'Yellow'] }).choices('Red')).toEqual(
      ['-1,0', '0,-1', '0,1', '1,0', '1,2', '2,1'].map(cell => `place 1-1-1-1 at ${cell}`),
    );
  });

  test('[ex-opening] the first two turns leave Red with 5 gold and Yellow with 3', () => {
    const table = scenario({
      players: ['Red', 'Yellow'],
      display: ['market-3', 'temple'],
      Red: { hand: ['2-1-0-1', '1-1-1-1'] },
    });
    table.play('Red: place 2-1-0-1 at 1,0 facing west');
    table.play('Red: work 2 at 1,0 west', 'Red: work 1 at 1,0 south');
    expect(table.village('Red')).toMatchObject({ fruits: 1, gold: 2 });
    table.play('Yellow: place 1-1-1-1 at 0,-1');
    expect(table.choices('Yellow')).toEqual(['fill 1,-1 with market-3', 'fill 1,-1 with temple']);
    table.play('Yellow: fill 1,-1 with market-3');
    table.play('Yellow: work 1 at 0,-1 south', 'Yellow: work 1 at 0,-1 east', 'Red: work 1 at 1,0 north');
    expect(table.village('Red')).toMatchObject({ fruits: 0, gold: 5 });
    expect(table.village('Yellow')).toMatchObject({ fruits: 0, gold: 3 });
    expect(table.area()).toBe(
      drawn(`
               0      1
        -1   Y1111   M3
         0    P1   R1012
         1     .     M2`),
    );
  });

  describe('[ex-three-due] three due spaces', () => {
    /** Everything the catalogue's sequence of cells brings, with tiles and choices as they come. */
    const reached = (): Scenario => {
      const random = fastRandom(4);
      const state = cacao.setup({ players: 2, options: { start: 'first' } }, { random });
      const table = tableOf(['Red', 'Yellow'], state, random);
      const cells = '1,0 -1,0 2,1 3,0 4,1 4,-1 3,-2 4,-3 2,-3 3,-4 1,-4 0,-3';
      for (const cell of cells.split(' ')) playOn(table, cell);
      return table;
    };

    /** Places the first tile of the hand on a cell and takes the first choice until the turn is over. */
    const playOn = (table: Scenario, cell: string): void => {
      const [active] = table.toAct();
      const choice = table.choices(active).find(line => line.includes(` at ${cell}`));
      table.play(`${active}: ${choice}`);
      while (table.state.placedCell !== null) {
        const [colour] = table.toAct();
        table.play(`${colour}: ${table.choices(colour)[0]}`);
      }
    };

    test('[ex-three-due] are reached in play, after eleven jungle tiles were laid', () => {
      const table = reached();
      expect(table.state.jungleCells).toHaveLength(2 + 11);
      const [active] = table.toAct();
      const choice = table.choices(active).find(line => line.includes(' at 0,-1'));
      table.play(`${active}: ${choice}`);
      const spaces = table.choices(active).map(line => line.split(' ')[1]);
      expect(new Set(spaces)).toEqual(new Set(['1,-1', '-1,-1', '0,-2']));
    });

    test('[ex-three-due] take X and Y from the display and Z from the pile', () => {
      const table = scenario({
        players: ['Red', 'Yellow'],
        area: `
                -1      0      1
          -3     .    Y1111   TE
           0   Y1111   TE    R1111
           1     .      .     M2`,
        display: ['mine-1', 'temple'],
        pile: ['cenote'],
      });
      table.play('Red: place 1-1-1-1 at 0,-1', 'Red: fill 0,-2 with mine-1');
      expect(table.display()).toEqual(['temple']);
      table.play('Red: fill 1,-1 with temple');
      expect(table.display()).toEqual([]);
      expect(table.area()).toBe(
        drawn(`
                -1      0      1
          -3     .    Y1111   TE
          -2     .     G1      .
          -1    CE    R1111   TE
           0   Y1111   TE    R1111
           1     .      .     M2`),
      );
    });
  });

  test('[ex-short-jungle] one tile for two spaces: one stays empty, and overbuilding opens', () => {
    const table = scenario({
      players: ['Red', 'Yellow'],
      area: `
              -1      0      1
         0   Y1111   TE    R1111
         1     .      .     TE`,
      display: ['temple'],
      Yellow: { suns: 1 },
    });
    table.play('Red: place 1-1-1-1 at 0,-1');
    expect(table.choices('Red')).toEqual(['fill -1,-1 with temple', 'fill 1,-1 with temple']);
    table.play('Red: fill -1,-1 with temple');
    expect(table.area()).toBe(
      drawn(`
              -1      0      1
        -1    TE    R1111    .
         0   Y1111   TE    R1111
         1     .      .     TE`),
    );
    expect(table.choices('Yellow')).toContain('overbuild -1,0 with 1-1-1-1');
  });

  test('[ex-third-layer] a place with two layers is not offered for overbuilding', () => {
    const table = scenario({
      players: ['Red', 'Yellow'],
      area: `
              0        1
        0    TE   R1210/1111
        1     .       TE`,
      display: [],
      Red: { suns: 1 },
    });
    expect(table.choices('Red').filter(line => line.startsWith('overbuild'))).toEqual([]);
    expect(table.whyNot('Red: overbuild 1,0 with 1-1-1-1')).toBe('ruling-overbuild-two-layers');
  });
});

describe('workers', () => {
  /** A market of price 3 in the west of the cell 1,0 and a single plantation in the south. */
  const sales = (): Scenario =>
    scenario({
      players: ['Red', 'Yellow'],
      area: `
            0   1
        0  M3   .
        1   .  P1`,
      Red: { hand: ['2-1-0-1'], fruits: 1 },
    }).play('Red: place 2-1-0-1 at 1,0 facing west');

  test('[ex-edge-not-interleaved] market first sells 1, plantation first sells 2, and nothing in between is possible', () => {
    const marketFirst = sales().play('Red: work 1 at 1,0 west');
    expect(marketFirst.village('Red')).toMatchObject({ gold: 3, fruits: 1 });
    expect(marketFirst.toAct()).toEqual(['Yellow']);
    const plantationFirst = sales().play('Red: work 1 at 1,0 south');
    expect(plantationFirst.village('Red').fruits).toBe(2);
    plantationFirst.play('Red: work 2 at 1,0 west');
    expect(plantationFirst.village('Red')).toMatchObject({ gold: 6, fruits: 0 });
  });

  /** Red places a tile with its most workers at one jungle tile. */
  const beside = (sign: string, name: '1-1-1-1' | '3-0-0-1', red: Position['Red']): Scenario =>
    scenario({
      players: ['Red', 'Yellow'],
      area: `
            0   1
        0  ${sign}   .
        1   .  TE`,
      Red: { hand: [name], ...red },
    }).play(`Red: place ${name} at 1,0${name === '1-1-1-1' ? '' : ' facing west'}`);

  test('[ex-storage-overflow] with 4 fruits a worker at a double plantation brings 1 and loses 1', () => {
    const table = beside('P2', '1-1-1-1', { fruits: 4 });
    expect(table.village('Red').fruits).toBe(5);
    expect(table.events('fruitsGathered')).toMatchObject([{ count: 1, lost: 1 }]);
  });

  test('[ex-sun-overflow] with 2 sun tokens three workers at a sun site bring 1 and lose 2', () => {
    const table = beside('SU', '3-0-0-1', { suns: 2 });
    expect(table.village('Red').suns).toBe(3);
    expect(table.events('sunTokensGained')).toMatchObject([{ count: 1, lost: 2 }]);
  });

  test('[ex-carrier-steps] 1 to 9 workers at cenotes lead to -4, -1, 0, 2, 4, 7, 11, 16, 16', () => {
    const pools: number[] = [];
    let pool: (typeof POOLS)[number] = -10;
    for (let workers = 1; workers <= 9; workers++) {
      pool = beside('CE', '1-1-1-1', { pool }).village('Red').pool;
      pools.push(pool);
    }
    expect(pools).toEqual([-4, -1, 0, 2, 4, 7, 11, 16, 16]);
    expect(beside('CE', '3-0-0-1', {}).village('Red').pool).toBe(0);
  });
});

describe('totals', () => {
  test('[ex-river-negative] 20 gold, 1 sun token and the pool -10 make 11', () => {
    const table = scenario({ players: ['Red', 'Yellow'], turn: 'none', Red: { gold: 20, suns: 1 } });
    expect(table.result()?.totals[0]).toBe(11);
  });

  test('[ex-final-total] 23 gold, temples 6 + 3, 2 sun tokens and the pool 4 make 38, fruits nothing', () => {
    const table = scenario({
      players: ['Red', 'Yellow'],
      turn: 'none',
      // At 0,0 Red alone has workers; at 2,0 Red has one worker and Yellow two.
      area: `
              0      1      2
       -1     .      .    Y0121
        0    TE   R1111    TE`,
      Red: { gold: 23, suns: 2, pool: 4, fruits: 3 },
      // 28 + 6 + 0 + 4 make 38 as well: only now do the fruits count.
      Yellow: { gold: 28, pool: 4, fruits: 2 },
    });
    expect(table.result()).toMatchObject({ totals: [38, 38], ranks: [1, 2] });
  });

  test.each([
    [
      [1, 1, 5],
      [1, 1, 3],
    ],
    [
      [1, 0, 5],
      [1, 2, 3],
    ],
  ])('[ex-tie-fruits] totals 38, 38, 30 with fruits %j give the places %j', (fruits, ranks) => {
    const table = scenario({
      players: ['Red', 'Purple', 'White'],
      turn: 'none',
      Red: { gold: 38, pool: 0, fruits: fruits[0] },
      Purple: { gold: 38, pool: 0, fruits: fruits[1] },
      White: { gold: 30, pool: 0, fruits: fruits[2] },
    });
    expect(table.result()).toMatchObject({ totals: [38, 38, 30], ranks });
  });
});
