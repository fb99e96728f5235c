import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../kernel/random.ts';
import { CONTRACTS } from '../data/contracts.ts';
import { ceylon } from '../rules/game.ts';
import { CONTRACT_NAMES, type Move } from '../rules/moves.ts';
import { markersLeft, setUp, othersTake, type Scenario, scenario } from './scenario.ts';

const richInTea = (): Scenario => scenario().tea('Ana', 3, 2, 0).wagons('2-BGG', '4-BBB', '5-GGW');

describe('trade', () => {
  test('[ex-trade] only company 2 has a place; two green and one black bring 11 rupees and no points', () => {
    const table = richInTea();
    table.player('Ana').contracts[1] = 1;
    table.lay('trade/harvest').play('Ana trade');
    expect(table.choices('Ana')).toEqual(['contract 2-BGG']);
    expect(table.whyNot('Ana', 'contract 4-BBB')).toBe('trade-needs-slot');
    table.play('Ana contract 2-BGG', 'Ana reward rupees');
    expect(table.player('Ana')).toMatchObject({
      tea: [2, 0, 0],
      rupees: 26,
      points: 0,
      contracts: [0, 2, 0, 0, 0],
    });
  });

  test('[trade-no-cost] trading costs no rupees', () => {
    const table = richInTea()
      .rupees('Ana', 0)
      .lay('trade/harvest')
      .play('Ana trade', 'Ana contract 2-BGG', 'Ana reward points');
    expect(table.player('Ana')).toMatchObject({ rupees: 0, points: 4 });
  });

  test('[trade-wagon-contracts-only] contracts elsewhere cannot be fulfilled', () => {
    const table = richInTea().lay('trade/harvest').play('Ana trade');
    expect(table.whyNot('Ana', 'contract 1-BBB')).toBe('trade-wagon-contracts-only');
    const empty = scenario().tea('Ana', 3, 0, 0).lay('trade/harvest');
    expect(empty.whyNot('Ana', 'trade')).toBe('trade-wagon-contracts-only');
  });

  test('[trade-one-contract] one action fulfils one contract', () => {
    const table = markersLeft(richInTea(), 'Ana', 4)
      .lay('trade/harvest')
      .play('Ana trade', 'Ana contract 2-BGG', 'Ana reward rupees');
    expect(table.toAct()).toEqual(['Blas']);
    expect(table.player('Ana').contracts).toEqual([0, 1, 0, 0, 0]);
  });

  test('[trade-exact-three-chests] the three chests of the demand are needed and handed in', () => {
    const table = scenario()
      .tea('Ana', 4, 1, 0)
      .wagons('2-BGG', '4-BBB')
      .lay('trade/harvest')
      .play('Ana trade');
    expect(table.whyNot('Ana', 'contract 2-BGG')).toBe('trade-exact-three-chests');
    table.play('Ana contract 4-BBB', 'Ana reward points');
    expect(table.player('Ana').tea).toEqual([1, 1, 0]);
    const poor = scenario().tea('Ana', 2, 2, 0).wagons('4-BBB').lay('trade/harvest');
    expect(poor.whyNot('Ana', 'trade')).toBe('trade-exact-three-chests');
  });

  test('[trade-needs-slot] a new company needs an open slot that is still free', () => {
    const table = richInTea().wagons('4-BBB', null, null);
    table.player('Ana').contracts[0] = 1;
    expect(table.lay('trade/harvest').whyNot('Ana', 'trade')).toBe('trade-needs-slot');
    const more = markersLeft(richInTea(), 'Ana', 6);
    more.player('Ana').contracts[0] = 1;
    expect(more.lay('trade/harvest').choices('Ana')).toContain('trade');
  });

  test('[trade-company-shares-slot] contracts of one company need no further slot', () => {
    const table = richInTea();
    table.player('Ana').contracts[1] = 3;
    table.lay('trade/harvest').play('Ana trade', 'Ana contract 2-BGG', 'Ana reward rupees');
    expect(table.player('Ana').contracts).toEqual([0, 4, 0, 0, 0]);
  });

  test('[trade-slot-not-tied-to-company] the first slot takes any company', () => {
    const payable = CONTRACTS.map(({ chests }, contract) => {
      const table = scenario()
        .tea('Ana', ...([...chests] as [number, number, number]))
        .wagons(CONTRACT_NAMES[contract]);
      return table.lay('trade/harvest').whyNot('Ana', 'trade') === undefined;
    });
    expect(payable).toEqual(CONTRACTS.map(() => true));
  });

  test('[trade-number-side-up] of a fulfilled contract only the company can be seen', () => {
    const table = richInTea()
      .lay('trade/harvest')
      .play('Ana trade', 'Ana contract 2-BGG', 'Ana reward rupees');
    expect(ceylon.view(table.state, 1).seats[0].contracts).toEqual([0, 1, 0, 0, 0]);
  });

  test('[trade-reward-either-or] all the rupees or all the points', () => {
    const table = richInTea().lay('trade/harvest').play('Ana trade', 'Ana contract 2-BGG');
    expect(table.choices('Ana')).toEqual(['reward rupees', 'reward points']);
    table.play('Ana reward points');
    expect(table.player('Ana')).toMatchObject({ rupees: 15, points: 4 });
    const paid = richInTea()
      .lay('trade/harvest')
      .play('Ana trade', 'Ana contract 2-BGG', 'Ana reward rupees');
    expect(paid.player('Ana')).toMatchObject({ rupees: 26, points: 0 });
  });
});

describe('the train', () => {
  test('[trade-wagons-refilled-at-turn-end] a wagon stays empty until the active player has drawn', () => {
    const table = richInTea().hand('Ana', 'plant/hire', 'plant/hire').lay('trade/harvest');
    table.play('Ana trade', 'Ana contract 2-BGG', 'Ana reward rupees');
    expect(table.state.train.wagons[0]).toBe(-1);
    table.play('Blas take');
    expect(table.state.train.wagons[0]).toBe(-1);
    table.play('Cora take');
    expect(table.state.train.wagons[0]).not.toBe(-1);
    const types = table.events.map(({ type }) => type);
    expect(types.indexOf('wagonFilled')).toBeGreaterThan(types.indexOf('cardDrawn'));
  });

  test('[trade-empty-contract-deck] without a deck the wagon stays empty', () => {
    const table = richInTea().hand('Ana', 'plant/hire', 'plant/hire').lay('trade/harvest');
    table.state.train.deck.fill(0);
    table.state.train.left = 0;
    othersTake(table.play('Ana trade', 'Ana contract 2-BGG', 'Ana reward rupees'));
    expect(ceylon.view(table.state, 0).wagons).toEqual([null, '4-BBB', '5-GGW']);
  });

  test('[ruling-trade-twice-no-refill] a token trades from what is left, and so do the followers', () => {
    const table = scenario()
      .tea('Ana', 4, 2, 0)
      .tea('Cora', 5, 0, 0)
      .wagons('2-BGG', '4-BBB')
      .hand('Ana', 'trade/hire');
    markersLeft(table, 'Ana', 6).player('Ana').tokens = 1;
    table.lay('trade/hire').play('Ana token trade', 'Ana contract 2-BGG', 'Ana reward rupees', 'Ana trade');
    expect(table.choices('Ana')).toEqual(['contract 4-BBB']);
    table.play('Ana contract 4-BBB', 'Ana reward points');
    expect(table.state.train.wagons).toEqual([-1, -1, -1]);
    expect(table.player('Ana')).toMatchObject({ rupees: 26, points: 2, tea: [0, 0, 0] });
    const left = scenario().tea('Ana', 1, 2, 0).tea('Blas', 4, 2, 0).tea('Cora', 5, 0, 0);
    left.wagons('2-BGG', '4-BBB').player('Ana').tokens = 1;
    left.lay('hire/trade').play('Ana token trade', 'Ana contract 2-BGG', 'Ana reward rupees', 'Ana take');
    left.play('Blas trade');
    expect(left.choices('Blas')).toEqual(['contract 4-BBB']);
    left.play('Blas contract 4-BBB', 'Blas reward points');
    expect(left.whyNot('Cora', 'trade')).toBe('trade-wagon-contracts-only');
    expect(left.choices('Cora')).toEqual(['move', 'take']);
  });

  test('[ruling-refill-without-draw] wagons are refilled although no card is left to draw', () => {
    const table = scenario().hand('Ana', 'plant/hire', 'plant/hire').lay('trade/harvest');
    table.state.deck.fill(0);
    table.state.cardsLeft = 0;
    othersTake(table);
    expect(table.lastEvent('drawSkipped')).toEqual({ type: 'drawSkipped', seat: 0 });
    expect(table.state.train.wagons).not.toContain(-1);
  });

  test('[ruling-refill-order] wagons fill from the front, and the other contracts do not move', () => {
    const table = scenario()
      .hand('Ana', 'plant/hire', 'plant/hire')
      .wagons(null, '4-BBB', null)
      .lay('trade/harvest');
    othersTake(table);
    expect(
      table.events.filter(({ type }) => type === 'wagonFilled').map(event => 'wagon' in event && event.wagon),
    ).toEqual([0, 2]);
    expect(CONTRACT_NAMES[table.state.train.wagons[1]]).toBe('4-BBB');
  });

  test('[ruling-contract-back-visible] the company on the back of the next contract is known and comes true', () => {
    for (let seed = 1; seed < 20; seed++) {
      const { state } = setUp(3, { contractBacks: 'shown' }, seed);
      const { nextCompany } = ceylon.view(state, undefined);
      expect(nextCompany).not.toBeNull();
      state.train.wagons[0] = -1;
      const table = { random: fastRandom(seed + 50) };
      for (const _ of state.players) {
        const moves: Move[] = [];
        ceylon.moves(state, ceylon.toAct(state)[0], moves);
        ceylon.apply(state, ceylon.toAct(state)[0], moves[0], table);
      }
      while (state.train.wagons[0] === -1) {
        const moves: Move[] = [];
        ceylon.moves(state, ceylon.toAct(state)[0], moves);
        ceylon.apply(state, ceylon.toAct(state)[0], moves[moves.length - 1], table);
      }
      expect(CONTRACTS[state.train.wagons[0]].company).toBe(nextCompany);
    }
    expect(ceylon.view(setUp(3, { contractBacks: 'hidden' }).state, 0).nextCompany).toBeNull();
  });
});
