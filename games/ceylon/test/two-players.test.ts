import { describe, expect, test } from 'vitest';
import { DISTRICTS } from '../data/map.ts';
import { ceylon } from '../rules/game.ts';
import { DISTRICT_OF, HEX_COUNT, HEXES_OF, terrain, WHOLE } from '../rules/map.ts';
import { ALL_MOVES, START_AT } from '../rules/moves.ts';
import { NONE } from '../rules/state.ts';
import { hexOf, setUp, scenario, scores } from './scenario.ts';

describe('two players', () => {
  test.each(['uva', 'dimbula'] as const)(
    '[two-players-three-districts] %s can be left out, in every respect',
    omitted => {
      const { state } = setUp(2, { omitted });
      const district = DISTRICTS.indexOf(omitted);
      expect(ceylon.view(state, 0).omitted).toBe(omitted);
      expect(ceylon.view(state, 0).map).toHaveLength(24);
      for (const hex of HEXES_OF[district]) {
        expect(ceylon.whyNot(state, state.start, START_AT[hex])).toBe('two-players-three-districts');
      }
    },
  );

  test('[ruling-two-player-district-choice] the choice is an option; at random both come up', () => {
    const option = ceylon.meta.options.find(({ id }) => id === 'omitted');
    expect(option).toEqual({
      id: 'omitted',
      values: ['random', 'uva', 'dimbula'],
      default: 'random',
      players: [2],
    });
    const seen = new Set([1, 2, 3, 4, 5, 6].map(seed => setUp(2, { omitted: 'random' }, seed).state.omitted));
    expect([...seen].toSorted((one, other) => one - other)).toEqual([0, 3]);
    expect(setUp(3).state.omitted).toBe(WHOLE);
  });

  test('[ruling-two-player-components] three tiles and councillors; the district cannot be entered, crossed or hired in', () => {
    const { state } = setUp(2, { omitted: 'dimbula' });
    expect(state.elevations[0]).toBe(NONE);
    expect(state.elevations.filter(tile => tile !== NONE)).toHaveLength(3);
    expect(state.councillors.filter(name => name !== null)).toHaveLength(3);
    expect(state.levels.filter(level => level === 2)).toHaveLength(3);
    const table = scenario({ players: 2, omitted: 'uva', tiles: { Ana: 'move', Blas: 'hire' } }).lay(
      'trade/hire',
    );
    table.play('Ana move', 'Ana use tile');
    expect(table.choices('Ana')).toHaveLength(23);
    expect(table.whyNot('Ana', 'move g1')).toBe('two-players-three-districts');
    table.play('Ana move b2', 'Blas hire', 'Blas use tile');
    expect(table.choices('Blas')).toEqual(['hire dimbula', 'hire kandy']);
    expect(table.whyNot('Blas', 'hire uva')).toBe('two-players-three-districts');
  });

  test('[ex-bonus-two-players] [two-players-bonus-three-districts] 10 points for the first, 6 for the second', () => {
    const table = scenario({ players: 2, omitted: 'uva' })
      .hand('Ana', 'plant/hire')
      .planted('Ana', 'c3')
      .planted('Blas', 'a2');
    table.at('Ana', 'd1').at('Blas', 'e1').player('Ana').tokens = 1;
    table
      .lay('harvest/plant')
      .play('Ana token plant', 'Ana plant d1', 'Ana take', 'Blas plant', 'Blas plant e1');
    expect(table.state.players.map(({ points }) => points)).toEqual([10, 6]);
  });

  test('[two-players-otherwise-unchanged] goods, hands and places are the same: 10 and 6', () => {
    const { state } = setUp(2);
    expect(state.players.map(({ rupees, markers }) => [rupees, markers])).toEqual([
      [15, 8],
      [15, 8],
    ]);
    const table = scenario({ players: 2, omitted: 'uva' }).rupees('Ana', 3).rupees('Blas', 9);
    expect(scores(table)['money']).toEqual([6, 10]);
  });

  test('[ex-two-player-detour] [ruling-two-player-map-connected] without Dimbula the way from b1 to c3 is a step longer', () => {
    const from = hexOf('b1');
    const to = hexOf('c3');
    expect(terrain(WHOLE).steps[from][to]).toBe(2);
    expect(terrain(DISTRICTS.indexOf('dimbula')).steps[from][to]).toBe(3);
    const table = scenario({ players: 2, omitted: 'dimbula' })
      .at('Ana', 'b1')
      .lay('trade/hire')
      .play('Ana move', 'Ana move c3');
    expect(table.lastEvent('moved')).toMatchObject({ cost: 3 });
    const four = scenario().at('Ana', 'b1').lay('trade/hire').play('Ana move', 'Ana move c3');
    expect(four.lastEvent('moved')).toMatchObject({ cost: 1 });
  });

  test('no move of a two-player game leads into the missing district', () => {
    const table = scenario({ players: 2, omitted: 'uva' })
      .rupees('Ana', 99)
      .lay('trade/hire')
      .play('Ana move');
    for (const move of ALL_MOVES) {
      if (move.type !== 'moveTo' || DISTRICT_OF[move.hex] !== 3) continue;
      expect(ceylon.whyNot(table.state, 0, move)).toBe('two-players-three-districts');
    }
    expect(HEX_COUNT).toBe(32);
  });
});
