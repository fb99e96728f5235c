import { describe, expect, test } from 'vitest';
import { POOLS } from '../data/village.ts';
import { cacao } from '../rules/game.ts';
import { scenario, type Position, type Scenario } from './scenario.ts';

/** A jungle tile at 0,0 and temples around the cell 0,-1, where Red places next. */
const alone = (sign: string): string => `
        -1    0    1
  -2     .   TE    .
  -1    TE    .   TE
   0     .  ${sign}    .`;

const HANDS = { 1: '1-1-1-1', 2: '2-1-0-1', 3: '3-0-0-1' } as const;

/** Red places so many workers beside one jungle tile; no other edge has anything to do. */
function workersAt(sign: string, workers: 1 | 2 | 3, red: Position['Red'] = {}): Scenario {
  const name = HANDS[workers];
  const facing = name === '1-1-1-1' ? '' : ' facing south';
  return scenario({ players: ['Red', 'Yellow'], area: alone(sign), Red: { hand: [name], ...red } }).play(
    `Red: place ${name} at 0,-1${facing}`,
  );
}

describe('plantations', () => {
  test('[plantation-single] a single one brings one fruit for each worker', () => {
    expect(workersAt('P1', 1).village('Red').fruits).toBe(1);
    expect(workersAt('P1', 2).village('Red').fruits).toBe(2);
    expect(workersAt('P1', 3).village('Red').fruits).toBe(3);
  });

  test('[plantation-double] a double one brings two fruits for each worker', () => {
    expect(workersAt('P2', 1).village('Red').fruits).toBe(2);
    expect(workersAt('P2', 2).village('Red').fruits).toBe(4);
  });

  test('[storage-five] storage holds five fruits, the rest is lost', () => {
    const table = workersAt('P1', 3, { fruits: 3 });
    expect(table.village('Red').fruits).toBe(5);
    expect(table.events('fruitsGathered')).toMatchObject([{ workers: 3, count: 2, lost: 1 }]);
    expect(workersAt('P2', 3).events('fruitsGathered')).toMatchObject([{ workers: 3, count: 5, lost: 1 }]);
  });

  test('[ruling-double-plantation-partial] with one free place a double one still brings one fruit', () => {
    const table = workersAt('P2', 1, { fruits: 4 });
    expect(table.village('Red').fruits).toBe(5);
    expect(table.events('fruitsGathered')).toMatchObject([{ count: 1, lost: 1 }]);
  });
});

describe('markets', () => {
  test('[market-sell-one-per-worker] each worker may sell one fruit from storage', () => {
    const table = workersAt('M3', 2, { fruits: 5 });
    expect(table.choices('Red')).toEqual([
      'work 0 at 0,-1 south',
      'work 1 at 0,-1 south',
      'work 2 at 0,-1 south',
    ]);
    expect(table.whyNot('Red: work 3 at 0,-1 south')).toBe('activate-one-action-per-worker');
    table.play('Red: work 2 at 0,-1 south');
    expect(table.village('Red')).toMatchObject({ fruits: 3, gold: 6 });
  });

  test('[market-sell-one-per-worker] no one sells more than they hold', () => {
    const table = workersAt('M3', 3, { fruits: 1 });
    expect(table.choices('Red')).toEqual(['work 0 at 0,-1 south', 'work 1 at 0,-1 south']);
    expect(table.whyNot('Red: work 2 at 0,-1 south')).toBe('market-sell-one-per-worker');
  });

  test.each([
    ['M2', 2],
    ['M3', 3],
    ['M4', 4],
  ])('[market-prices] at %s a fruit brings %i gold', (sign, price) => {
    const one = workersAt(sign, 3, { fruits: 4, gold: 10 }).play('Red: work 1 at 0,-1 south');
    expect(one.village('Red')).toMatchObject({ fruits: 3, gold: 10 + price });
    const three = workersAt(sign, 3, { fruits: 4, gold: 10 }).play('Red: work 3 at 0,-1 south');
    expect(three.village('Red')).toMatchObject({ fruits: 1, gold: 10 + 3 * price });
  });

  test('[ruling-no-selling-elsewhen] fruits leave storage only through workers who act at a market', () => {
    const table = scenario({
      players: ['Red', 'Yellow'],
      area: `
              0      1      2
        0    P1    R1111    .
        1     .     M2    R1111`,
      Red: { fruits: 5, hand: ['2-1-0-1'] },
      Yellow: { fruits: 2 },
    });
    expect(table.choices('Red').some(line => line.startsWith('work'))).toBe(false);
    expect(table.whyNot('Red: work 1 at 1,0 south')).toBe('turn-steps-in-order');
    expect(table.whyNot('Red: work 1 at 2,1 west')).toBe('turn-steps-in-order');
    table.play('Red: place 2-1-0-1 at -1,0 facing west');
    expect(table.village('Red')).toMatchObject({ fruits: 5, gold: 0 });
    expect(table.village('Yellow').fruits).toBe(2);
  });
});

test.each([
  ['G1', 1, 1],
  ['G1', 3, 3],
  ['G2', 1, 2],
  ['G2', 3, 6],
] as const)('[mine-gold-per-worker] %s with %i workers brings %i gold', (sign, workers, gold) => {
  expect(workersAt(sign, workers, { gold: 7 }).village('Red').gold).toBe(7 + gold);
});

test('[coins-change-anytime] gold is a sum: how it came together makes no difference', () => {
  const sold = workersAt('M3', 2, { fruits: 2, gold: 4 }).play('Red: work 2 at 0,-1 south');
  const mined = workersAt('G2', 3, { gold: 4 });
  const seats = [sold, mined].map(({ state }) => cacao.view(state, 0).seats[0]);
  expect(seats[0]).toEqual(seats[1]);
  expect(seats[0].gold).toBe(10);
});

describe('cenotes', () => {
  test('[cenote-carrier-one-pool] the carrier goes on by one pool for each worker', () => {
    expect(workersAt('CE', 1).village('Red').pool).toBe(-4);
    expect(workersAt('CE', 3).village('Red').pool).toBe(0);
    expect(workersAt('CE', 2, { pool: 2 }).village('Red').pool).toBe(7);
  });

  test('[pool-values] the pools are worth -10, -4, -1, 0, 2, 4, 7, 11 and 16', () => {
    const river = [-10, -4, -1, 0, 2, 4, 7, 11, 16] as const;
    expect(POOLS).toEqual(river);
    for (let step = 0; step + 1 < river.length; step++) {
      expect(workersAt('CE', 1, { pool: river[step] }).village('Red').pool).toBe(river[step + 1]);
    }
  });

  test('[cenote-stops-at-sixteen] at 16 the carrier stops, further steps are lost', () => {
    const table = workersAt('CE', 3, { pool: 11 });
    expect(table.village('Red').pool).toBe(16);
    expect(table.events('waterCarried')).toMatchObject([{ workers: 3, from: 7, to: 8 }]);
    expect(workersAt('CE', 3, { pool: 16 }).village('Red').pool).toBe(16);
  });

  test('[cenote-stops-at-sixteen] a step beyond 16 cannot be asked for', () => {
    const table = scenario({
      players: ['Red', 'Yellow'],
      gains: 'ask',
      area: alone('CE'),
      Red: { hand: ['3-0-0-1'], pool: 7 },
    }).play('Red: place 3-0-0-1 at 0,-1 facing south');
    expect(table.whyNot('Red: work 3 at 0,-1 south')).toBe('cenote-stops-at-sixteen');
  });
});

describe('sun-worshipping sites', () => {
  test('[sun-token-per-worker] each worker brings a sun token', () => {
    expect(workersAt('SU', 1).village('Red').suns).toBe(1);
    expect(workersAt('SU', 2, { suns: 1 }).village('Red').suns).toBe(3);
  });

  test('[sun-three] no one holds more than three', () => {
    const table = workersAt('SU', 3, { suns: 1 });
    expect(table.village('Red').suns).toBe(3);
    expect(table.events('sunTokensGained')).toMatchObject([{ workers: 3, count: 2, lost: 1 }]);
    const ask = scenario({
      players: ['Red', 'Yellow'],
      gains: 'ask',
      area: alone('SU'),
      Red: { hand: ['3-0-0-1'], suns: 1 },
    }).play('Red: place 3-0-0-1 at 0,-1 facing south');
    expect(ask.whyNot('Red: work 3 at 0,-1 south')).toBe('sun-three');
  });
});

test('[temple-no-action] workers beside a temple do nothing during the game', () => {
  const table = workersAt('TE', 3, { fruits: 2, gold: 3, suns: 1, pool: 4 });
  expect(table.village('Red')).toMatchObject({ fruits: 2, gold: 3, suns: 1, pool: 4 });
  expect(table.events('actionWithoutEffect')).toEqual([]);
  expect(table.toAct()).toEqual(['Yellow']);
});
