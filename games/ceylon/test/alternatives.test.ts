import { describe, expect, test } from 'vitest';
import { cheapStepsCost, stepsCost } from '../rules/destination.ts';
import { terrain, WHOLE } from '../rules/map.ts';
import { hexOf, scenario } from './scenario.ts';

describe('move', () => {
  test('[ex-move-three] three steps to level 2 in the next district cost 3 rupees', () => {
    const table = scenario().level(2, 'd1').lay('advance/harvest').play('Ana move', 'Ana move d1');
    expect(table.player('Ana')).toMatchObject({ rupees: 12, pawn: hexOf('d1') });
    expect(table.lastEvent('moved')).toMatchObject({ cost: 3 });
  });

  test('[ex-move-cost-table] [ruling-move-discount-total] prices of one to six steps, without and with the councillor', () => {
    expect([1, 2, 3, 4, 5, 6].map(stepsCost)).toEqual([0, 1, 3, 6, 10, 15]);
    expect([1, 2, 3, 4, 5, 6].map(cheapStepsCost)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('[move-any-distance] a player with money enough can cross the island', () => {
    const table = scenario().rupees('Ana', 40).lay('advance/harvest').play('Ana move');
    expect(table.choices('Ana')).toHaveLength(31);
    expect(terrain(WHOLE).steps[hexOf('a1')][hexOf('h4')]).toBe(9);
    table.play('Ana move h4');
    expect(table.player('Ana').rupees).toBe(40 - 36);
  });

  test('[move-step-costs] no one moves further than they can pay', () => {
    const table = scenario().rupees('Ana', 2).lay('advance/harvest').play('Ana move');
    expect(table.choices('Ana')).toEqual(['move b1', 'move a2', 'move c1', 'move b2', 'move a3', 'move b3']);
    expect(table.whyNot('Ana', 'move d1')).toBe('move-step-costs');
  });

  test('[move-nothing-blocks] plantations, pawns, hills and rivers change nothing', () => {
    const table = scenario()
      .level(2, 'b1', 'a2')
      .planted('Blas', 'a2')
      .at('Blas', 'a2')
      .at('Cora', 'b1')
      .lay('advance/harvest');
    table.play('Ana move', 'Ana move c1');
    expect(table.lastEvent('moved')).toMatchObject({ cost: 1 });
  });

  test('[move-may-end-anywhere] the goal may hold a pawn and a plantation', () => {
    const table = scenario().lay('advance/harvest').play('Ana move', 'Ana move b1');
    expect(table.player('Ana').pawn).toBe(table.player('Cora').pawn);
  });

  test('[move-only-by-this-action] no other action moves the pawn', () => {
    const table = scenario().at('Ana', 'a2').tea('Ana', 3, 0, 0).wagons('4-BBB');
    table.player('Ana').tokens = 1;
    table
      .lay('plant/harvest')
      .play('Ana token trade', 'Ana contract 4-BBB', 'Ana reward rupees', 'Ana plant', 'Ana plant a2');
    expect(table.player('Ana').pawn).toBe(hexOf('a2'));
  });

  test('[ruling-move-at-least-one] the pawn cannot stay where it is', () => {
    const table = scenario().lay('advance/harvest').play('Ana move');
    expect(table.whyNot('Ana', 'move a1')).toBe('ruling-move-at-least-one');
    expect(table.choices('Ana')).not.toContain('move a1');
  });
});

describe('take rupees', () => {
  test('[take-two-rupees] two rupees from the supply', () => {
    const table = scenario().lay('advance/harvest').play('Ana take');
    expect(table.state.players.map(({ rupees }) => rupees)).toEqual([17, 15, 15]);
  });
});
