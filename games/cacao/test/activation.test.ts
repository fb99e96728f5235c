import { describe, expect, test } from 'vitest';
import { scenario, type Position, type Scenario } from './scenario.ts';

const BOTH = ['taken', 'ask'] as const;

/** Red's tile at 1,0 faces the space 1,-1; Yellow's tile at 0,-1 makes it due. */
const RED_WAITS = `
         0      1
   0    P1    R1111
   1     .     M2`;

/** Yellow places at 0,-1 between two tiles of Red: the spaces 1,-1 and -1,-1 are due. */
const RED_WAITS_TWICE = `
        -1      0      1
   0   R1111   P1    R2101
   1     .      .     M2`;

/** Four jungle tiles around the empty cell 1,0. */
const cross = (north: string, east: string, south: string, west: string): string => `
          0     1     2
  -1      .   ${north}    .
   0  ${west}     .   ${east}
   1      .   ${south}    .`;

const table = (position: Partial<Position>): Scenario =>
  scenario({ players: ['Red', 'Yellow'], ...position });

describe('who acts', () => {
  test('[activate-new-tile] the workers of the new tile at old jungle tiles and at those just laid', () => {
    const game = table({
      turn: 'Yellow',
      area: `
             0      1
       -1    .      .
        0   G1    R0121
        1    .     M2`,
      display: ['mine-2', 'temple'],
    }).play('Yellow: place 1-1-1-1 at 0,-1', 'Yellow: fill 1,-1 with mine-2');
    // 1 gold at the old mine in the south, 2 at the new one in the east; Red has no worker in the north.
    expect(game.village('Yellow').gold).toBe(3);
    expect(game.village('Red').gold).toBe(0);
  });

  test('[activate-at-filled-spaces] all workers that face a new jungle tile, no matter whose they are', () => {
    const game = table({ turn: 'Yellow', area: RED_WAITS, display: ['mine-2', 'temple'] });
    game.play('Yellow: place 1-1-1-1 at 0,-1', 'Yellow: fill 1,-1 with mine-2');
    expect(game.village('Red').gold).toBe(2);
    expect(game.village('Yellow').gold).toBe(2);
  });

  test('[ruling-active-gets-old-tiles-too] an older tile of the active player as well', () => {
    const game = table({ area: RED_WAITS, display: ['mine-2', 'temple'], Red: { hand: ['2-1-0-1'] } });
    game.play('Red: place 2-1-0-1 at 0,-1 facing east', 'Red: fill 1,-1 with mine-2');
    // Two workers of the new tile and one of the old.
    expect(game.village('Red').gold).toBe(6);
  });

  test('[ruling-who-is-activated] none at old jungle tiles, and none at spaces that stay empty', () => {
    const game = scenario({
      players: ['Red', 'Yellow', 'White'],
      turn: 'Yellow',
      area: `
            -1      0      1
       0  W1111    G1    R1111
       1     .    W1111   CE`,
      display: ['mine-2', 'cenote'],
      White: { hand: ['1-1-1-1'] },
    }).play('Yellow: place 1-1-1-1 at 0,-1');
    // Red faces 1,-1 and White's western tile -1,-1; White's other tile faces neither of them.
    game.play('Yellow: fill 1,-1 with mine-2', 'Yellow: fill -1,-1 with cenote');
    const acted = [...game.events('goldMined'), ...game.events('waterCarried')];
    expect(acted.map(({ seat }) => seat).toSorted((one, other) => one - other)).toEqual([0, 1, 1, 1, 2]);
    expect([game.village('Red'), game.village('Yellow'), game.village('White')]).toMatchObject([
      { gold: 2, pool: -10 },
      { gold: 3, pool: -4 },
      { gold: 0, pool: -4 },
    ]);
  });

  test('[activate-once-per-game] no worker a second time', () => {
    const game = table({
      turn: 'Yellow',
      area: RED_WAITS,
      display: ['market-3', 'temple'],
      Red: { fruits: 1 },
    });
    game.play('Yellow: place 1-1-1-1 at 0,-1', 'Yellow: fill 1,-1 with market-3');
    // Red's western worker used the plantation when the tile was placed; now only the northern one acts.
    expect(game.choices('Red')).toEqual(['work 0 at 1,0 north', 'work 1 at 1,0 north']);
    expect(game.whyNot('Red: work 1 at 1,0 west')).toBe('activate-once-per-game');
    expect(game.whyNot('Red: work 1 at 1,0 south')).toBe('activate-once-per-game');
    game.play('Red: work 1 at 1,0 north');
    expect(game.whyNot('Red: work 1 at 1,0 north')).toBe('turn-order-clockwise');
  });

  test('[activate-facing-empty-nothing] none that faces an empty cell', () => {
    const game = table({ gains: 'ask', Red: { hand: ['3-1-0-0'] } });
    game.play('Red: place 3-1-0-0 at 0,-1 facing east');
    // Three workers look east at nothing, one looks south at the plantation.
    expect(game.choices('Red')).toEqual(['work 0 at 0,-1 south', 'work 1 at 0,-1 south']);
    expect(game.whyNot('Red: work 1 at 0,-1 east')).toBe('activate-facing-empty-nothing');
  });

  test('[activate-one-action-per-worker] each of them once, for its owner', () => {
    const game = table({ area: cross('G1', 'M3', 'M2', 'G2'), gains: 'ask', Red: { hand: ['3-0-0-1'] } });
    game.play('Red: place 3-0-0-1 at 1,0 facing north');
    // North 3 at the mine of value 1, west 1 at the mine of value 2.
    expect(game.whyNot('Red: work 2 at 1,0 west')).toBe('activate-one-action-per-worker');
    game.play('Red: work 3 at 1,0 north');
    expect(game.village('Red').gold).toBe(3);
    game.play('Red: work 1 at 1,0 west');
    expect(game.village('Red').gold).toBe(5);
    expect(game.village('Yellow').gold).toBe(0);
  });

  test('[ruling-edge-group-unit] by edges: up to three workers at one tile; empty edges and temples give nothing', () => {
    const game = table({ area: cross('CE', 'TE', 'G1', 'SU'), gains: 'ask', Red: { hand: ['3-1-0-0'] } });
    game.play('Red: place 3-1-0-0 at 1,0 facing north');
    // North 3, east 1 at a temple, south and west none.
    expect(game.choices('Red')).toEqual([
      'work 0 at 1,0 north',
      'work 1 at 1,0 north',
      'work 2 at 1,0 north',
      'work 3 at 1,0 north',
    ]);
    expect(game.whyNot('Red: work 1 at 1,0 south')).toBe('ruling-edge-group-unit');
    expect(game.whyNot('Red: work 1 at 1,0 east')).toBe('temple-no-action');
  });

  test('[ruling-who-is-activated] no one moves the workers of another player', () => {
    const game = table({ turn: 'Yellow', gains: 'ask', area: RED_WAITS, display: ['mine-1', 'temple'] });
    game.play('Yellow: place 1-1-1-1 at 0,-1', 'Yellow: fill 1,-1 with mine-1');
    expect(game.whyNot('Yellow: work 1 at 1,0 north')).toBe('ruling-who-is-activated');
    expect(game.whyNot('Red: work 1 at 0,-1 east')).toBe('ruling-who-is-activated');
    expect(game.whyNot('Red: work 1 at 0,1 east')).toBe('ruling-who-is-activated');
  });
});

describe('in which order', () => {
  test('[activate-order-free] in the owner’s own order, if the table asks about gains', () => {
    const orders = [
      ['north', 'east', 'south', 'west'],
      ['west', 'south', 'east', 'north'],
      ['south', 'north', 'west', 'east'],
    ];
    for (const order of orders) {
      const game = table({ area: cross('CE', 'SU', 'G1', 'G2'), gains: 'ask' });
      game.play('Red: place 1-1-1-1 at 1,0');
      expect(game.choices('Red')).toHaveLength(8);
      for (const edge of order) game.play(`Red: work 1 at 1,0 ${edge}`);
      expect(game.village('Red')).toMatchObject({ gold: 3, suns: 1, pool: -4 });
    }
  });

  test.each(BOTH)('[activate-order-free] plantation or market first, with gains %s', gains => {
    const start = (): Scenario => table({ gains }).play('Red: place 1-1-1-1 at 1,0');
    const plantationFirst = start().play('Red: work 1 at 1,0 west', 'Red: work 1 at 1,0 south');
    expect(plantationFirst.village('Red')).toMatchObject({ fruits: 0, gold: 2 });
    const marketFirst = start().play('Red: work 0 at 1,0 south');
    if (gains === 'ask') marketFirst.play('Red: work 1 at 1,0 west');
    expect(marketFirst.village('Red')).toMatchObject({ fruits: 1, gold: 0 });
    expect(marketFirst.toAct()).toEqual(['Yellow']);
  });

  test.each(BOTH)('[activate-edge-completed-first] one edge after another, with gains %s', gains => {
    const game = table({ gains, Red: { hand: ['2-1-0-1'], fruits: 1 } });
    // West 1 at the plantation, south 2 at the market.
    game.play('Red: place 2-1-0-1 at 1,0 facing south', 'Red: work 1 at 1,0 south');
    // The second worker at the market has had its chance, although a fruit comes in now.
    if (gains === 'ask') {
      expect(game.whyNot('Red: work 1 at 1,0 south')).toBe('activate-once-per-game');
      game.play('Red: work 1 at 1,0 west');
    }
    expect(game.village('Red')).toMatchObject({ fruits: 1, gold: 2 });
    expect(game.toAct()).toEqual(['Yellow']);
  });

  test.each(BOTH)(
    '[ruling-edge-rule-for-others] also across tiles in the turns of others, with gains %s',
    gains => {
      const start = (): Scenario =>
        table({
          turn: 'Yellow',
          gains,
          area: RED_WAITS_TWICE,
          display: ['market-3', 'plantation-1'],
          Red: { fruits: 1 },
          Yellow: { hand: ['2-1-0-1'] },
        }).play(
          // Yellow has no worker at the old plantation, so that only Red and Yellow's other edges matter.
          'Yellow: place 2-1-0-1 at 0,-1 facing north',
          'Yellow: fill 1,-1 with market-3',
          'Yellow: fill -1,-1 with plantation-1',
        );
      // Red has two workers at the market, one at the plantation, on two tiles.
      const plantationFirst = start().play('Red: work 1 at -1,0 north', 'Red: work 2 at 1,0 north');
      expect(plantationFirst.village('Red')).toMatchObject({ fruits: 0, gold: 6 });
      const marketFirst = start().play('Red: work 1 at 1,0 north');
      if (gains === 'ask') {
        expect(marketFirst.whyNot('Red: work 1 at 1,0 north')).toBe('activate-once-per-game');
        marketFirst.play('Red: work 1 at -1,0 north');
      }
      expect(marketFirst.village('Red')).toMatchObject({ fruits: 1, gold: 3 });
    },
  );

  test('[activate-players-independent] all players concerned at the same time', () => {
    const start = (): Scenario =>
      table({
        turn: 'Yellow',
        area: RED_WAITS,
        display: ['market-3', 'temple'],
        Red: { fruits: 1 },
      }).play('Yellow: place 1-1-1-1 at 0,-1', 'Yellow: fill 1,-1 with market-3');
    expect(start().toAct()).toEqual(['Red', 'Yellow']);
    expect(start().play('Red: work 1 at 1,0 north').toAct()).toEqual(['Yellow']);
    expect(start().play('Yellow: work 1 at 0,-1 south').toAct()).toEqual(['Red', 'Yellow']);
  });

  test('[ruling-simultaneous-is-independent] with the same outcome in any order', () => {
    const start = (): Scenario =>
      table({
        turn: 'Yellow',
        area: RED_WAITS,
        display: ['market-3', 'temple'],
        Red: { fruits: 5 },
        Yellow: { fruits: 4 },
      }).play('Yellow: place 1-1-1-1 at 0,-1', 'Yellow: fill 1,-1 with market-3');
    const red = ['Red: work 1 at 1,0 north'];
    const yellow = ['Yellow: work 1 at 0,-1 south', 'Yellow: work 1 at 0,-1 east'];
    const orders = [
      [...red, ...yellow],
      [...yellow, ...red],
      [yellow[0], ...red, yellow[1]],
    ];
    const [first, ...others] = orders.map(order => start().play(...order).state);
    for (const state of others) expect(state).toEqual(first);
    expect(first.gold).toEqual([3, 3]);
    expect(first.fruits).toEqual([4, 4]);
  });
});

describe('doing without', () => {
  test('[activate-may-decline] no one has to sell', () => {
    const game = table({ Red: { fruits: 2 } }).play('Red: place 1-1-1-1 at 2,1', 'Red: work 0 at 2,1 west');
    expect(game.village('Red')).toMatchObject({ fruits: 2, gold: 0 });
    expect(game.events('actionDeclined')).toMatchObject([{ seat: 0, workers: 1 }]);
    expect(game.toAct()).toEqual(['Yellow']);
  });

  test('[activate-may-decline] every gain can be declined, if the table asks about gains', () => {
    const game = table({ area: cross('CE', 'SU', 'G1', 'P2'), gains: 'ask' });
    game.play('Red: place 1-1-1-1 at 1,0');
    for (const edge of ['north', 'east', 'south', 'west']) game.play(`Red: work 0 at 1,0 ${edge}`);
    expect(game.village('Red')).toMatchObject({ gold: 0, fruits: 0, suns: 0, pool: -10 });
    expect(game.events('actionDeclined')).toHaveLength(4);
    expect(game.toAct()).toEqual(['Yellow']);
  });

  test('[ruling-decline-granularity] at a market any number of workers sells, the others are used up', () => {
    const game = table({ Red: { hand: ['3-0-0-1'], fruits: 3 } });
    game.play('Red: place 3-0-0-1 at 2,1 facing west');
    expect(game.choices('Red')).toEqual([
      'work 0 at 2,1 west',
      'work 1 at 2,1 west',
      'work 2 at 2,1 west',
      'work 3 at 2,1 west',
    ]);
    game.play('Red: work 2 at 2,1 west');
    expect(game.village('Red')).toMatchObject({ fruits: 1, gold: 4 });
    expect(game.toAct()).toEqual(['Yellow']);
  });

  test.each([
    ['P1', { fruits: 2 }],
    ['P2', { fruits: 4 }],
    ['G1', { gold: 2 }],
    ['G2', { gold: 4 }],
    ['CE', { pool: -1 }],
    ['SU', { suns: 2 }],
  ])('[ruling-decline-granularity] if asked, two of three workers may act at %s', (sign, gained) => {
    const game = table({
      area: cross(sign, 'TE', 'TE', 'TE'),
      gains: 'ask',
      Red: { hand: ['3-0-0-1'] },
    }).play('Red: place 3-0-0-1 at 1,0 facing north', 'Red: work 2 at 1,0 north');
    expect(game.village('Red')).toMatchObject(gained);
    expect(game.toAct()).toEqual(['Yellow']);
  });

  test('[ruling-decline-granularity] otherwise gains are taken in full and no one is asked', () => {
    const game = table({ area: cross('CE', 'SU', 'G1', 'P2') }).play('Red: place 1-1-1-1 at 1,0');
    expect(game.village('Red')).toMatchObject({ gold: 1, fruits: 2, suns: 1, pool: -4 });
    expect(game.toAct()).toEqual(['Yellow']);
  });

  test('[ruling-decline-granularity] a plantation that waits for a market cannot be declined unless asked', () => {
    const taken = table({ Red: { hand: ['2-1-0-1'] } }).play('Red: place 2-1-0-1 at 1,0 facing west');
    expect(taken.choices('Red')).toEqual(['work 0 at 1,0 south', 'work 2 at 1,0 west']);
    expect(taken.whyNot('Red: work 0 at 1,0 west')).toBe('ruling-decline-granularity');
    expect(taken.whyNot('Red: work 1 at 1,0 west')).toBe('ruling-decline-granularity');
    const ask = table({ gains: 'ask', Red: { hand: ['2-1-0-1'] } });
    ask.play('Red: place 2-1-0-1 at 1,0 facing west');
    expect(ask.choices('Red')).toEqual([
      'work 0 at 1,0 south',
      'work 0 at 1,0 west',
      'work 1 at 1,0 west',
      'work 2 at 1,0 west',
    ]);
  });

  test.each([
    ['P1', { fruits: 4 }, 1],
    ['P2', { fruits: 4 }, 1],
    ['P2', { fruits: 1 }, 2],
    ['CE', { pool: 11 }, 1],
    ['CE', { pool: 7 }, 2],
    ['SU', { suns: 2 }, 1],
    ['SU', { suns: 1 }, 2],
    ['M3', { fruits: 2 }, 2],
  ] as const)(
    '[ruling-equal-amounts-merge] three workers at %s with %j: %i is the most offered',
    (sign, has, most) => {
      const game = table({
        area: cross(sign, 'TE', 'TE', 'TE'),
        gains: 'ask',
        Red: { hand: ['3-0-0-1'], ...has },
      }).play('Red: place 3-0-0-1 at 1,0 facing north');
      expect(game.choices('Red')).toEqual(
        Array.from({ length: most + 1 }, (_, amount) => `work ${amount} at 1,0 north`),
      );
    },
  );
});

describe('edges without effect', () => {
  test.each([
    ['P1', { fruits: 5 }],
    ['P2', { fruits: 5 }],
    ['CE', { pool: 16 }],
    ['SU', { suns: 3 }],
    ['M4', { fruits: 0 }],
  ] as const)('[ruling-empty-groups-close] %s with %j closes automatically', (sign, has) => {
    for (const gains of BOTH) {
      const game = table({
        area: cross(sign, 'TE', 'TE', 'TE'),
        gains,
        Red: { hand: ['3-0-0-1'], ...has },
      }).play('Red: place 3-0-0-1 at 1,0 facing north');
      expect(game.toAct()).toEqual(['Yellow']);
      expect(game.village('Red')).toMatchObject(has);
      expect(game.events('actionWithoutEffect')).toMatchObject([{ seat: 0, workers: 3 }]);
    }
  });

  test.each(BOTH)(
    '[ruling-empty-groups-close] a market without fruits waits for a plantation, with gains %s',
    gains => {
      const game = table({ gains }).play('Red: place 1-1-1-1 at 1,0');
      expect(game.choices('Red')).toContain('work 0 at 1,0 south');
      game.play('Red: work 1 at 1,0 west');
      expect(game.choices('Red')).toEqual(['work 0 at 1,0 south', 'work 1 at 1,0 south']);
    },
  );

  test.each(BOTH)(
    '[ruling-empty-groups-close] a plantation with full storage waits for a market, with gains %s',
    gains => {
      const game = table({ gains, Red: { fruits: 5 } }).play('Red: place 1-1-1-1 at 1,0');
      const idle = gains === 'ask' ? ['work 0 at 1,0 west'] : [];
      expect(game.choices('Red')).toEqual(['work 0 at 1,0 south', ...idle, 'work 1 at 1,0 south']);
      expect(game.whyNot('Red: work 1 at 1,0 west')).toBe('storage-five');
      game.play('Red: work 1 at 1,0 south');
      if (gains === 'ask') game.play('Red: work 1 at 1,0 west');
      // One fruit sold, one gathered in its place.
      expect(game.village('Red')).toMatchObject({ fruits: 5, gold: 2 });
      expect(game.toAct()).toEqual(['Yellow']);
    },
  );

  test.each(BOTH)(
    '[ruling-empty-groups-close] it closes when the market brought no room, with gains %s',
    gains => {
      const game = table({ gains, Red: { fruits: 5 } });
      game.play('Red: place 1-1-1-1 at 1,0', 'Red: work 0 at 1,0 south');
      expect(game.village('Red')).toMatchObject({ fruits: 5, gold: 0 });
      expect(game.events('actionWithoutEffect')).toHaveLength(1);
      expect(game.toAct()).toEqual(['Yellow']);
    },
  );

  test('[ruling-empty-groups-close] the market of one player does not keep the plantation of another open', () => {
    // Yellow's plantation in the south, Red's market in the north of 1,0: both seats go their own way.
    const game = table({
      turn: 'Yellow',
      area: RED_WAITS,
      display: ['market-3', 'temple'],
      Red: { fruits: 1 },
      Yellow: { hand: ['2-1-0-1'], fruits: 5 },
    });
    game.play('Yellow: place 2-1-0-1 at 0,-1 facing west', 'Yellow: fill 1,-1 with market-3');
    expect(game.events('actionWithoutEffect')).toMatchObject([{ seat: 1 }]);
    expect(game.toAct()).toEqual(['Red']);
  });
});
