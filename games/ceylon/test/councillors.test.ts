import { describe, expect, test } from 'vitest';
import { hexOf, scenario } from './scenario.ts';

describe('the councillors', () => {
  test('[councillor-only-for-hirers] those who have not hired get no help', () => {
    const table = scenario()
      .councillor('dimbula', 'more-rupees')
      .hired('Ana', 'dimbula')
      .lay('advance/harvest');
    table.play('Ana take', 'Blas take');
    expect(table.player('Ana').rupees).toBe(18);
    expect(table.player('Blas').rupees).toBe(17);
  });

  test('[councillor-move-one-per-step] three steps cost 2 rupees', () => {
    const table = scenario().hired('Ana', 'dimbula').rupees('Ana', 2).lay('advance/harvest').play('Ana move');
    expect(table.choices('Ana')).toContain('move d1');
    expect(table.whyNot('Ana', 'move e1')).toBe('councillor-move-one-per-step');
    table.play('Ana move d1');
    expect(table.player('Ana').rupees).toBe(0);
  });

  test('[councillor-take-three] three rupees instead of two', () => {
    const table = scenario().hired('Ana', 'ruhuna').lay('advance/harvest').play('Ana take');
    expect(table.player('Ana').rupees).toBe(18);
  });

  test('[councillor-plant-adjacent] adjacent hexagons of the same district, as a choice', () => {
    const table = scenario().hired('Ana', 'kandy').at('Ana', 'b2').lay('plant/harvest').play('Ana plant');
    expect(table.choices('Ana')).toEqual(['plant b2', 'plant a2', 'plant b3']);
    expect(table.whyNot('Ana', 'plant c1')).toBe('councillor-plant-adjacent');
    expect(table.whyNot('Ana', 'plant a3')).toBe('councillor-plant-adjacent');
  });

  test('[diff-adjacent-plant] the pawn stays behind', () => {
    const table = scenario()
      .hired('Ana', 'kandy')
      .at('Ana', 'b2')
      .lay('plant/harvest')
      .play('Ana plant', 'Ana plant b3');
    expect(table.player('Ana').pawn).toBe(hexOf('b2'));
    expect(table.state.owners[hexOf('b3')]).toBe(0);
  });

  test.each([
    ['reward points', 17, 4],
    ['reward rupees', 28, 0],
  ] as const)(
    '[ex-trade-councillor] [councillor-trade-two-rupees] two rupees more with %s',
    (reward, rupees, points) => {
      const table = scenario().hired('Ana', 'uva').tea('Ana', 1, 2, 0).wagons('2-BGG').lay('trade/harvest');
      table.play('Ana trade', 'Ana contract 2-BGG', `Ana ${reward}`);
      expect(table.player('Ana')).toMatchObject({ rupees, points });
    },
  );

  test('[councillor-advance-one-point] one point for each advance', () => {
    const table = scenario()
      .councillor('dimbula', 'advance-point')
      .hired('Ana', 'dimbula')
      .lay('advance/harvest')
      .play('Ana advance');
    expect(table.player('Ana').points).toBe(1);
  });

  test('[councillor-plant-discount] planting costs 4', () => {
    const table = scenario()
      .councillor('dimbula', 'cheap-planting')
      .hired('Ana', 'dimbula')
      .at('Ana', 'a2')
      .rupees('Ana', 4);
    table.lay('plant/harvest').play('Ana plant', 'Ana plant a2');
    expect(table.player('Ana').rupees).toBe(0);
    const poor = scenario()
      .councillor('dimbula', 'cheap-planting')
      .hired('Ana', 'dimbula')
      .at('Ana', 'a2')
      .rupees('Ana', 3);
    expect(poor.lay('plant/harvest').whyNot('Ana', 'plant')).toBe('councillor-plant-discount');
  });

  test('[ex-hire-discount] [councillor-hire-discount] [ruling-hire-discount-not-for-itself] first 5 rupees, then 2', () => {
    const table = scenario().councillor('dimbula', 'cheap-hiring').rupees('Ana', 12);
    table.player('Ana').tokens = 1;
    table.lay('hire/harvest').play('Ana token hire');
    expect(table.player('Ana').rupees).toBe(7);
    table.at('Ana', 'b1').play('Ana hire');
    expect(table.player('Ana').rupees).toBe(5);
    const poor = scenario()
      .councillor('dimbula', 'cheap-hiring')
      .hired('Ana', 'dimbula')
      .at('Ana', 'b1')
      .rupees('Ana', 1);
    expect(poor.lay('hire/harvest').whyNot('Ana', 'hire')).toBe('councillor-hire-discount');
  });

  test('[councillor-store-six] six chests fit, a seventh does not', () => {
    const table = scenario()
      .councillor('dimbula', 'larger-store')
      .hired('Ana', 'dimbula')
      .tea('Ana', 5, 0, 0)
      .at('Cora', 'h1');
    table.lay('harvest/trade').play('Ana harvest', 'Ana pick a1', 'Ana stop');
    expect(table.player('Ana').tea).toEqual([6, 0, 0]);
    expect(table.toAct()).toEqual(['Blas']);
    const full = scenario().councillor('dimbula', 'larger-store').hired('Ana', 'dimbula').tea('Ana', 6, 0, 0);
    expect(full.lay('harvest/trade').play('Ana harvest', 'Ana pick a1', 'Ana stop').choices('Ana')).toEqual([
      'return black',
    ]);
  });

  test('[ex-plant-both-councillors] for 4 rupees, only the free hexagon of the own district, and the pawn stays', () => {
    const table = scenario()
      .councillor('dimbula', 'cheap-planting')
      .hired('Ana', 'dimbula', 'kandy')
      .rupees('Ana', 4);
    table.at('Ana', 'b2').planted('Ana', 'b2', 'a2', 'c3');
    table.lay('plant/harvest').play('Ana plant');
    expect(table.choices('Ana')).toEqual(['plant b3']);
    expect(table.whyNot('Ana', 'plant c1')).toBe('councillor-plant-adjacent');
    expect(table.whyNot('Ana', 'plant a2')).toBe('plant-needs-empty-hex');
    table.play('Ana plant b3');
    expect(table.player('Ana')).toMatchObject({ rupees: 0, pawn: hexOf('b2') });
  });

  test('[ruling-councillor-automatic] discounts and extras apply by themselves, adjacent planting is chosen', () => {
    const table = scenario()
      .councillor('dimbula', 'cheap-planting')
      .hired('Ana', 'dimbula', 'kandy')
      .at('Ana', 'a2');
    table.lay('plant/harvest').play('Ana plant');
    expect(table.choices('Ana')).toContain('plant a2');
    table.play('Ana plant a2');
    expect(table.player('Ana').rupees).toBe(11);
  });
});
